import { randomUUID } from 'node:crypto';
import { SOLVABLE, type Solvable, type Trial, tryOut } from '#lab/solve.ts';
import { wholeNumber } from '../args.ts';
import type { Args, Command } from '../command.ts';
import { EXIT, Problem } from '../exit.ts';
import { columnsOf, type Io, print } from '../io.ts';
import { suggestion } from '../nearest.ts';
import { progressBar } from '../progress.ts';
import { jsonLines, readableLines } from './solve-lines.ts';
import { expectWritable, readTable, writeTable } from './table-file.ts';

/** With fewer, the standard error means little. */
const FEWEST_MATCHES = 100;
const MOST_MATCHES = 10_000_000;
const IDS = SOLVABLE.map(({ id }) => id);

export const solve: Command = {
  usage: [
    'lab solve PUZZLE [--out FILE] [--matches N] [--json]',
    'lab solve PUZZLE --from FILE [--matches N] [--json]',
  ],
  about:
    'Solves a game for one player exactly and prints what perfect play scores on average. ' +
    `PUZZLE is one of: ${IDS.join(', ')}. It takes a minute, or a few on a slow machine.`,
  flags: {
    out: { value: 'FILE', says: 'write the table of what every position is worth' },
    from: { value: 'FILE', says: 'read such a table instead of solving again' },
    matches: { value: 'N', says: 'play N games from the table and compare' },
    seed: { value: 'SEED', says: 'any text; the same seed gives the same games' },
    json: { says: 'print the result as one JSON object' },
  },
  examples: [`lab solve ${IDS[0]}`, `lab solve ${IDS[0]} --matches 100000 --seed 1 --json`],
  async run(args, io) {
    const { solvable, matches } = planned(args);
    const table = tableFor(solvable, args, io);
    const trial = matches === undefined ? undefined : played(solvable, table, matches, args, io);
    const lines = args.switches.has('json') ? jsonLines : readableLines;
    print(io.stdout, ...lines(solvable, table, trial, columnsOf(io)));
    return EXIT.fine;
  },
};

/** Reports every usage error before the work begins. */
function planned({ words: [name, extra], values }: Args) {
  if (name === undefined) throw new Problem(`Solve what? One of: ${IDS.join(', ')}.`);
  if (extra !== undefined) throw new Problem(`“${extra}” is one word too many.`);
  const solvable = SOLVABLE.find(({ id }) => id === name.toLowerCase());
  if (!solvable) {
    const advice = suggestion(name, IDS) || ` There are: ${IDS.join(', ')}.`;
    throw new Problem(`There is no puzzle “${name}” to solve.${advice}`);
  }
  const matches =
    values.matches === undefined
      ? undefined
      : wholeNumber('matches', values.matches, FEWEST_MATCHES, MOST_MATCHES);
  if (values.seed !== undefined && matches === undefined) {
    throw new Problem('--seed needs --matches N.');
  }
  if (values.from !== undefined && values.out !== undefined) {
    throw new Problem('--from reads a solved table: leave --out out.');
  }
  return { solvable, matches };
}

function tableFor(solvable: Solvable, { values }: Args, { stderr }: Io): Float64Array {
  if (values.from !== undefined) return readTable(values.from, solvable);
  if (values.out !== undefined) expectWritable(values.out);
  const bar = progressBar(stderr, solvable.steps);
  const table = solvable.solve(bar.show);
  bar.clear();
  if (values.out !== undefined) writeTable(values.out, solvable, table);
  return table;
}

function played(
  solvable: Solvable,
  table: Float64Array,
  matches: number,
  { values }: Args,
  { stderr }: Io,
): Trial {
  const bar = progressBar(stderr, matches);
  const seed = values.seed ?? randomUUID();
  const trial = tryOut(solvable, table, { matches, seed, onProgress: bar.show });
  bar.clear();
  return trial;
}
