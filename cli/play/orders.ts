import type { Seat } from '#engine/contract.ts';
import { randomFrom } from '#kits/random.ts';
import { Problem } from '../exit.ts';
import { strongestBot } from '../games.ts';
import { columnsOf, print } from '../io.ts';
import { scoreLines } from '../scores.ts';
import { padEnd, plain, wrap } from '../text.ts';
import { sheetLines } from './page.ts';
import { Left } from './prompt.ts';
import { rulesLines } from './rules.ts';
import { freeFile, keepIn } from './save.ts';
import { nameOf, say, type Table } from './table.ts';

const HELP =
  'Type a move as listed (upper or lower case), its number, or its beginning to see only the moves ' +
  'that begin that way. It is in pencil first: Enter confirms it, “u” undoes it, another move ' +
  'replaces it. Enter alone shows the page again.';

const MEANINGS: readonly (readonly [order: string, says: string])[] = [
  ['moves', 'the legal moves'],
  ['more', 'turn the page of a long list'],
  ['hint', 'the move that the strongest bot would choose'],
  ['news', 'everything that happened since the last page'],
  ['scores', 'the score table'],
  ['others', 'the other sheets'],
  ['rules [NAME]', 'the names of the rules, or one rule'],
  ['save [FILE]', 'keep the record in a file'],
  ['undo', 'erase the pencil'],
  ['quit', 'leave; Ctrl-C leaves at once'],
];
const MEANING = 16;

/** The commands at any prompt of a match. */
const ORDERS: Readonly<
  Record<string, (table: Table, seat: Seat | undefined, word: string) => void | Promise<void>>
> = {
  help: (table) => {
    say(table, HELP, '');
    print(table.io.stdout, ...meaningLines(columnsOf(table.io)));
  },
  hint: showHint,
  news: (table) => say(table, ...(table.news.length > 0 ? table.news : ['Nothing new.'])),
  scores: (table) => print(table.io.stdout, ...scoreLines(table.match, columnsOf(table.io))),
  others: showOthers,
  rules: (table, _seat, name) => {
    say(table, ...rulesLines(table.match.game, name));
  },
  save: (table, _seat, word) => {
    if (save(table, word)) say(table, `The record is saved in ${plain(table.file!)}.`);
  },
  quit: leave,
};

export const ORDER_NAMES = [...Object.keys(ORDERS), 'moves', 'more', 'undo'];

/** Runs a line that is a command, and returns whether it was one. */
export async function obey(table: Table, seat: Seat | undefined, line: string): Promise<boolean> {
  const [first = '', ...rest] = line.split(/\s+/);
  const name = first === '?' ? 'help' : first.toLowerCase();
  if (!Object.hasOwn(ORDERS, name)) return false;
  await ORDERS[name]!(table, seat, rest.join(' '));
  return true;
}

function showOthers(table: Table, seat: Seat | undefined): void {
  for (const other of table.match.players.keys()) {
    if (other !== seat)
      print(table.io.stdout, nameOf(table, other), ...sheetLines(table, other, []));
  }
}

/** What the strongest bot would choose in a person's place. */
function showHint(table: Table, seat: Seat | undefined): void {
  if (seat === undefined) {
    say(table, 'Nothing to choose yet: roll the dice first.');
    return;
  }
  const { shelf, match, seed } = table;
  const { game } = match;
  const position = game.clone(match.position);
  const bot = strongestBot(shelf);
  const random = randomFrom(`${seed} hint ${match.entries.length}`);
  const move = shelf.bots[bot]!.choose(position, seat, random);
  say(table, `The ${bot} bot would choose: ${game.notate(match.position, seat, move)}`);
}

function meaningLines(columns: number): string[] {
  return MEANINGS.flatMap(([order, says]) => {
    const [first = '', ...more] = wrap(says, columns - MEANING);
    const hanging = more.map((line) => ' '.repeat(MEANING) + line);
    return [padEnd(`  ${order}`, MEANING) + first, ...hanging];
  });
}

/** Whether the record is saved from now on; prints why not. */
function save(table: Table, word: string): boolean {
  try {
    keepIn(table, word || (table.file ?? freeFile(table)));
    return true;
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    say(table, plain(error.message));
    return false;
  }
}

/** Offers to save what is not saved yet. */
export async function offerToSave(table: Table): Promise<void> {
  const isSaved = () => table.file !== undefined && table.unsaved === undefined;
  while (!isSaved() && table.match.entries.length > 0) {
    if (table.unsaved !== undefined) say(table, `Not saved. ${table.unsaved}`);
    const file = freeFile(table);
    const answer = await table.prompt.ask(`Save the record? FILE, Enter for ${file}, n for no> `);
    if (/^no?$/i.test(answer)) return;
    save(table, answer || file);
  }
}

async function leave(table: Table): Promise<never> {
  await offerToSave(table);
  throw new Left('quit');
}
