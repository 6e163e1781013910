import { randomUUID } from 'node:crypto';
import { packCodes } from '#kits/grid/good.ts';
import { type RatePlan, type Ratings, rateSheets, ratesOf } from '#lab/rate.ts';
import { wholeNumber } from '../args.ts';
import type { Args, Command } from '../command.ts';
import { EXIT, Problem } from '../exit.ts';
import { writeWhole } from '../files.ts';
import { botNamed, SOME_GAME, shelfOf } from '../games.ts';
import { columnsOf, type Io, print } from '../io.ts';
import { progressBar } from '../progress.ts';
import { chosenShelves, findSheet } from '../sheets/find.ts';
import { keepParts, readParts } from './part-file.ts';
import { ratingLines } from './rate-lines.ts';

const USUAL_BOT = 'expert';
const USUAL_MATCHES = '200';
/** With fewer, the spread of scores means little. */
const FEWEST_MATCHES = 10;
const MOST_MATCHES = 1_000_000;
const MOST_SHEETS = 100_000;

/** The range of sheets, if they were given by number. */
interface Run {
  readonly from: number;
  readonly to: number;
}

export const rate: Command = {
  usage: [
    'lab rate GAME SHEET… [--matches N] [--json]',
    'lab rate GAME --from N --to N [--matches N] [--list FILE]',
  ],
  about:
    'Rates sheets: a bot plays on each of them and on the printed ones, with the same dice. ' +
    'Difficulty is how many points fewer it scores than on the first printed sheet; luck is how ' +
    'far its scores spread. A sheet is good if both are within the range of the printed ones. ' +
    '--from 1 --to 200 means the generated sheets sheet:1 to sheet:200.',
  flags: {
    from: { value: 'N', says: 'the first of a range of generated sheets' },
    to: { value: 'N', says: 'the last of them' },
    bot: { value: 'BOT', says: `which bot plays (default: ${USUAL_BOT})` },
    seats: { value: 'N', says: 'how many players (default: 1)' },
    matches: { value: 'N', says: `games on each sheet (default: ${USUAL_MATCHES})` },
    seed: { value: 'SEED', says: 'any text; the same seed gives the same games' },
    keep: {
      value: 'FILE',
      says: 'save finished parts to this file, and continue from it next time',
    },
    list: { value: 'FILE', says: 'write the list of good sheets that the app draws from' },
    json: { says: 'print the ratings as one JSON object' },
  },
  examples: [
    `lab rate ${SOME_GAME} sheet:42 --matches 1000`,
    `lab rate ${SOME_GAME} --from 1 --to 200 --json`,
  ],
  async run(args, io) {
    const { plan, run } = planned(args);
    const ratings = await rated(plan, args.values.keep, io);
    const { list } = args.values;
    if (list !== undefined) writeWhole(list, listText(plan, run!, ratings));
    if (args.switches.has('json')) print(io.stdout, JSON.stringify({ ...plan, ...ratings }));
    else print(io.stdout, ...ratingLines(plan, ratings, columnsOf(io)));
    return EXIT.fine;
  },
};

/** Reports every usage error before the work begins. */
function planned({ words: [name, ...ids], values }: Args): { plan: RatePlan; run?: Run } {
  if (name === undefined) throw new Problem('Which game? Name one: lab rate GAME SHEET….');
  const { game, sheets } = chosenShelves(name)[0]!;
  const run = runOf(values);
  if (run && ids.length > 0) throw new Problem('Name sheets or give --from and --to, not both.');
  if (!run && ids.length === 0)
    throw new Problem('Which sheets? Name some, or give --from and --to.');
  if (!run && values.list !== undefined) throw new Problem('--list needs --from and --to.');
  const { min, max } = game.players;
  const plan = {
    game: game.id,
    printed: sheets.ids,
    sheets: run ? idsOf(run) : ids.map((id) => findSheet(id, [{ game, sheets }]).sheet.id),
    bot: botNamed(values.bot ?? USUAL_BOT, shelfOf(game.id)),
    seats: wholeNumber('seats', values.seats ?? String(Math.max(1, min)), min, max),
    matches: wholeNumber('matches', values.matches ?? USUAL_MATCHES, FEWEST_MATCHES, MOST_MATCHES),
    seed: values.seed ?? (values.keep === undefined ? randomUUID() : 'kept'),
  };
  return run ? { plan, run } : { plan };
}

function runOf({ from, to }: Args['values']): Run | undefined {
  if (from === undefined && to === undefined) return undefined;
  if (from === undefined || to === undefined) throw new Problem('--from and --to go together.');
  const first = wholeNumber('from', from, 1, MOST_SHEETS);
  return { from: first, to: wholeNumber('to', to, first, MOST_SHEETS) };
}

function idsOf({ from, to }: Run): string[] {
  return Array.from({ length: to - from + 1 }, (_, nth) => `sheet:${from + nth}`);
}

async function rated(plan: RatePlan, keep: string | undefined, { stderr }: Io): Promise<Ratings> {
  const known = keep === undefined ? [] : readParts(keep, 'totals');
  const kept = keep === undefined ? undefined : keepParts(keep);
  const bar = progressBar(stderr, ratesOf(plan).length);
  let count = 0;
  const ratings = await rateSheets(plan, known, (part, isNew) => {
    if (isNew) kept?.add(part);
    bar.show(++count);
  });
  kept?.close();
  bar.clear();
  return ratings;
}

/** The file that `kits/grid/good.ts` reads, with how it was made. */
function listText(plan: RatePlan, run: Run, { bounds, sheets }: Ratings): string {
  const { bot, seats, matches, seed } = plan;
  const codes = packCodes(sheets.map(({ isGood }) => isGood));
  return `${JSON.stringify({ bot, seats, matches, seed, ...run, bounds, codes }, null, 2)}\n`;
}
