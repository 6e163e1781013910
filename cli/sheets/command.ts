import { randomUUID } from 'node:crypto';
import type { Sheets } from '#games/shelf.ts';
import type { GridSheet } from '#kits/grid/sheet.ts';
import type { Args, Command } from '../command.ts';
import { EXIT, Problem } from '../exit.ts';
import { type Io, print, printAll } from '../io.ts';
import { suggestion } from '../nearest.ts';
import { plain } from '../text.ts';
import { drawSheet } from './draw.ts';
import { chosenShelves, findSheet, suspectOf } from './find.ts';

const ACTIONS: Readonly<Record<string, (args: Args, io: Io) => Promise<number>>> = {
  list,
  show,
  check,
  generate,
};

export const sheets: Command = {
  usage: [
    'sheets list [--game GAME] [--json]',
    'sheets show ID… [--game GAME] [--json]',
    'sheets check ID… | FILE… | - [--game GAME] [--json]',
    'sheets generate [--seed SEED] [--game GAME] [--json]',
  ],
  about:
    'Sheets have ids; a generated one has a code, such as sheet:k3, which rebuilds ' +
    'it anywhere. A FILE holds a sheet as JSON, the way --json prints it.',
  flags: {
    game: { value: 'GAME', says: 'whose sheets (default: those of all games)' },
    seed: {
      value: 'SEED',
      says: 'any text; the same seed gives the same sheet (default: one of the rated sheets)',
    },
    json: { says: 'print one JSON object a line' },
  },
  examples: ['sheets list', 'sheets generate --seed 42', 'sheets check sheet:42 mine.json'],
  async run(args, io) {
    const [action, ...words] = args.words;
    const names = Object.keys(ACTIONS);
    if (action === undefined) throw new Problem(`What to do? One of: ${names.join(', ')}.`);
    if (Object.hasOwn(ACTIONS, action) && action !== 'generate' && 'seed' in args.values) {
      throw new Problem(`--seed is only for “sheets generate”.`);
    }
    if (Object.hasOwn(ACTIONS, action)) return ACTIONS[action]!({ ...args, words }, io);
    const advice = suggestion(action, names) || ` There are: ${names.join(', ')}.`;
    throw new Problem(`There is no “sheets ${action}”.${advice}`);
  },
};

async function list(args: Args, io: Io): Promise<number> {
  expectNoMore(args.words);
  for (const { game, sheets } of chosenShelves(args.values.game)) {
    const all = sheets.ids.map((id) => sheets.find(id)!);
    if (args.switches.has('json')) print(io.stdout, ...all.map((sheet) => JSON.stringify(sheet)));
    else print(io.stdout, `${game.name} (${game.id}): ${sheets.ids.join(', ')}`);
  }
  return EXIT.fine;
}

async function show(args: Args, io: Io): Promise<number> {
  if (args.words.length === 0) throw new Problem('Which sheet? Give an ID; see “sheets list”.');
  const shelves = chosenShelves(args.values.game);
  const found = args.words.map((id) => findSheet(id, shelves).sheet);
  for (const [i, sheet] of found.entries()) {
    if (i > 0 && !args.switches.has('json')) print(io.stdout, '');
    printSheet(sheet, args, io);
  }
  return EXIT.fine;
}

async function generate(args: Args, io: Io): Promise<number> {
  expectNoMore(args.words);
  const [first] = chosenShelves(args.values.game);
  const { sheets } = first!;
  const { seed } = args.values;
  printSheet(seed === undefined ? sheets.fresh(randomUUID()) : sheets.generate(seed), args, io);
  return EXIT.fine;
}

async function check(args: Args, io: Io): Promise<number> {
  if (args.words.length === 0) throw new Problem('Which sheet? Give an ID, a FILE, or -.');
  const shelves = chosenShelves(args.values.game);
  let code: number = EXIT.fine;
  for (const word of args.words) {
    const { sheet, sheets } = await suspectOf(word, shelves, io);
    const faults = faultsOf(sheet, sheets);
    if (faults.length > 0) code = EXIT.invalid;
    if (args.switches.has('json')) {
      print(io.stdout, JSON.stringify({ id: sheet.id, ok: faults.length === 0, faults }));
    } else {
      const lines = faults.length === 0 ? ['sound'] : faults;
      printAll(
        io.stdout,
        lines.map((line) => `${plain(sheet.id)}: ${plain(line)}`),
      );
    }
  }
  return code;
}

/** Lower-case letters count as one fault, not one per box. */
function faultsOf(sheet: GridSheet, sheets: Sheets): readonly string[] {
  const grid = sheet.grid.map((row) => row.toUpperCase());
  if (grid.every((row, i) => row === sheet.grid[i])) return sheets.check(sheet);
  return ['Colours must be capital letters.', ...sheets.check({ ...sheet, grid })];
}

function printSheet(sheet: GridSheet, args: Args, io: Io): void {
  if (args.switches.has('json')) print(io.stdout, JSON.stringify(sheet));
  else print(io.stdout, ...drawSheet(sheet, io));
}

function expectNoMore([extra]: readonly string[]): void {
  if (extra !== undefined) throw new Problem(`“${extra}” is one word too many.`);
}
