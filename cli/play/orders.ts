import type { Seat } from '#engine/contract.ts';
import { Problem } from '../exit.ts';
import { columnsOf, print } from '../io.ts';
import { scoreLines } from '../scores.ts';
import { wrap } from '../text.ts';
import { sheetLines } from './page.ts';
import { Left } from './prompt.ts';
import { rulesLines } from './rules.ts';
import { freeFile, keepIn } from './save.ts';
import { nameOf, type Table } from './table.ts';

const HELP = [
  'Type a move as it is listed (either case), its number, or how it begins:',
  'then only those moves are shown. It is pencilled first; Enter confirms it,',
  '“u” takes it back, another move replaces it. Enter alone shows the page again.',
  '',
  '  moves         the legal moves         more         turn the page of a long list',
  '  scores        the score table         others       the other sheets',
  '  rules [NAME]  the rules, or one       save [FILE]  keep the record in a file',
  '  undo          take the pencil back    quit         leave; Ctrl-C leaves at once',
];

/** What can be asked at any prompt of a match. */
const ORDERS: Readonly<
  Record<string, (table: Table, seat: Seat | undefined, word: string) => void | Promise<void>>
> = {
  help: ({ io }) => print(io.stdout, ...HELP),
  scores: (table) => print(table.io.stdout, ...scoreLines(table.match, columnsOf(table.io))),
  others: showOthers,
  rules: (table, _seat, name) => {
    const lines = rulesLines(table.match.game, name);
    print(table.io.stdout, ...lines.flatMap((line) => wrap(line, columnsOf(table.io))));
  },
  save: (table, _seat, word) => save(table, word),
  quit: leave,
};

export const ORDER_NAMES = [...Object.keys(ORDERS), 'moves', 'more', 'undo'];

/** Obeys a line that is an order and says whether it was one. */
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

function save(table: Table, word: string): void {
  const { io } = table;
  try {
    keepIn(table, word || (table.file ?? freeFile(table)));
    print(io.stdout, `The record is kept in ${table.file}.`);
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    print(io.stdout, error.message);
  }
}

/** Offers to save what is not saved yet. */
export async function offerToSave(table: Table): Promise<void> {
  while (table.file === undefined && table.match.entries.length > 0) {
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
