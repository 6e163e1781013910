import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { analystsOf } from '#bots/analysts.ts';
import { levelsOf, SEARCHER } from '#bots/levels.ts';
import { SHELVES } from '#games/index.ts';
import type { Shelf } from '#games/shelf.ts';
import type { Estimate } from '#kits/sums.ts';
import { makeTable, tabledBots, tableFile } from '../tabled.ts';
import { type Encounter, meet } from '../tournament.ts';
import { type Moment, momentsOf, paceOf, rolloutsOf } from './decisions.ts';
import { type Yardstick, yardsticksOf } from './yardsticks.ts';

const USAGE = 'Usage: npm run bench:bots -- [--quick] [--json] [--game GAME]';
const SEED = 'bench';
/** The one that all others are compared with. */
const MEASURE = 'greedy';

const values = readOptions();
const effort = values.quick
  ? { seconds: 0.3, moments: 20, pairs: 20, slowPairs: 2 }
  : { seconds: 5, moments: 200, pairs: 2000, slowPairs: 200 };

const results: Record<string, unknown> = {};
for (const shelf of SHELVES.filter(({ game }) => [undefined, game.id].includes(values.game))) {
  results[shelf.game.id] = { ...paces(shelf), strength: await strengths(shelf) };
}
if (values.json) console.log(JSON.stringify(results));

function readOptions() {
  try {
    const { values } = parseArgs({
      options: {
        quick: { type: 'boolean' },
        json: { type: 'boolean' },
        game: { type: 'string' },
        help: { type: 'boolean' },
      },
    });
    if (values.help) {
      console.log(`${USAGE}   (--json: one object as the last line)`);
      process.exit(0);
    }
    if (values.game === undefined || SHELVES.some(({ game }) => game.id === values.game)) {
      return values;
    }
    throw new Error(`There is no game “${values.game}”.`);
  } catch (error) {
    console.error(`${(error as Error).message} ${USAGE}`);
    process.exit(2);
  }
}

/** Decisions a second at the smallest and the largest table, and matches played on in the mind. */
function paces(shelf: Shelf) {
  const { game, bots } = shelf;
  const few = Math.max(2, game.players.min);
  const moments = momentsAt(shelf, few);
  const decisions = [
    ...decisionsAt(shelf, few, moments),
    ...decisionsAt(shelf, game.players.max, momentsAt(shelf, game.players.max)),
  ];
  const { name, bot } = analystsOf(bots);
  const rolloutsPerSecond = rolloutsOf(game, bot, moments, effort.seconds);
  print(`${title(game.id, `weigh (${name})`)} ${whole(rolloutsPerSecond)} rollouts/s`);
  return { decisions, rollouts: { bot: name, perSecond: rolloutsPerSecond } };
}

function momentsAt({ game, bots }: Shelf, seats: number): readonly Moment[] {
  return momentsOf(game, bots[MEASURE]!, seats, effort.moments);
}

/** Of every level, at the same moments. */
function decisionsAt({ game, bots }: Shelf, seats: number, moments: readonly Moment[]) {
  const names = [MEASURE, ...levelsOf(Object.keys(bots)).filter((each) => each !== MEASURE)];
  const paced = names.map((name) => ({ name, ...paceOf(bots[name]!, moments, effort.seconds) }));
  return paced.map(({ name, perSecond, mostMs }) => {
    const ratio = perSecond / paced[0]!.perSecond;
    print(
      `${title(game.id, `${name}, ${seats} seats`)} ${whole(perSecond)} decisions/s, nineteen of ` +
        `twenty within ${mostMs.toFixed(2)} ms, ratio to ${MEASURE} ${ratio.toFixed(4)}`,
    );
    return { name, seats, perSecond, mostMs, ratio };
  });
}

async function strengths(shelf: Shelf): Promise<object[]> {
  const found: object[] = [];
  for (const yardstick of yardsticksOf(shelf.game.id)) {
    if (!isThere(shelf, yardstick)) continue;
    const { game, first, second, seats, isClose, tables = [{}] } = yardstick;
    const isSlow = [first, second].includes(SEARCHER) && !isClose;
    const all = isSlow ? effort.slowPairs : effort.pairs;
    const pairs = Math.ceil(all / tables.length);
    const plans = tables.map((options) => ({ game, options, seats, pairs, seed: SEED }));
    const encounter = await meet([first, second], plans);
    found.push({ ...yardstick, pairs: pairs * tables.length, ...encounter });
    print(strengthLine(yardstick, encounter, pairs * tables.length, shelf.game.isTeam));
  }
  return found;
}

/** Both bots must be there; a table that is not solved yet is solved, but not in a hurry. */
function isThere({ game, bots }: Shelf, { first, second }: Yardstick): boolean {
  const tabled = tabledBots(game.id).find(({ bot }) => bot === second);
  if (tabled && (!values.quick || existsSync(tableFile(tabled)))) {
    say(`${game.id}: the table of “${second}” …`);
    makeTable(tabled, tableFile(tabled), () => undefined);
    return first in bots;
  }
  const isReady = first in bots && second in bots;
  if (!isReady) say(`${title(game.id, `${first} – ${second}`)} left out: not all is there`);
  return isReady;
}

function strengthLine(
  { game, first, second, seats, share, margin }: Yardstick,
  encounter: Encounter,
  pairs: number,
  isTeam = false,
): string {
  const { points, won, differing } = encounter;
  const [own, theirs] = points.map(({ mean }) => point(mean));
  const missions = won.map(({ mean }) => percent(mean)).join(' and ');
  const measured =
    margin === undefined
      ? `${shareWords(encounter, isTeam)}, wanted ${percent(share!)}`
      : `${within(encounter.margin, point)} points ahead, wanted ${point(margin)}`;
  const result = isTeam
    ? `of ${differing?.pairs ?? 0} that differ; ${missions} won`
    : `${own} and ${theirs} points`;
  const rest = `${result}, ${pairs} pairs, ${seats} at a table`;
  return `${title(game, `${first} – ${second}`)} ${measured} (${rest})`;
}

/** For teams only matches that one of both won are informative. */
function shareWords({ share, differing }: Encounter, isTeam: boolean): string {
  if (!isTeam) return within(share, percent);
  return differing ? within(differing, percent) : 'none differ';
}

function within({ mean, low, high }: Estimate, figure: (value: number) => string): string {
  return `${figure(mean)} (95 %: ${figure(low)} to ${figure(high)})`;
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}

function point(value: number): string {
  return value.toFixed(1);
}

function title(game: string, what: string): string {
  return `${game.padEnd(12)} ${what.padEnd(18)}`;
}

function whole(number: number): string {
  return Math.round(number).toLocaleString('en').padStart(9);
}

/** Progress, which goes where no script reads it. */
function say(text: string): void {
  console.error(text);
}

function print(text: string): void {
  if (values.json) console.error(text);
  else console.log(text);
}
