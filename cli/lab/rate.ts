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
/** With fewer the spread of scores means little. */
const FEWEST_MATCHES = 10;
const MOST_MATCHES = 1_000_000;
const MOST_SHEETS = 100_000;

/** Sheets by their numbers, where they were asked for so. */
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
    'Rates sheets: a bot plays matches on each, with the same dice on all and on the printed ' +
    'ones. Difficulty is by how many points less it scores than on the first printed sheet, luck ' +
    'how far its scores lie apart. A sheet is good when both lie within those of the printed ' +
    'ones. --from 1 --to 200 are the generated sheets sheet:1 to sheet:200.',
  flags: {
    from: { value: 'N', says: 'the first of a run of generated sheets' },
    to: { value: 'N', says: 'the last of them' },
    bot: { value: 'BOT', says: `who plays, ${USUAL_BOT} unless told` },
    seats: { value: 'N', says: 'how many sit at a table, 1 unless told' },
    matches: { value: 'N', says: `on each sheet, ${USUAL_MATCHES} unless told` },
    seed: { value: 'SEED', says: 'any text; the same seed gives the same matches' },
    keep: { value: 'FILE', says: 'write what is done to this file, and go on from it next time' },
    list: { value: 'FILE', says: 'write which are good, as the app draws fresh sheets from it' },
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

/** All that can be wrong is told before the work begins. */
function planned({ words: [name, ...ids], values }: Args): { plan: RatePlan; run?: Run } {
  if (name === undefined) throw new Problem('Which game? Name one: lab rate GAME SHEET….');
  const { game, sheets } = chosenShelves(name)[0]!;
  const run = runOf(values);
  if (run && ids.length > 0) throw new Problem('Name sheets or say --from and --to, not both.');
  if (!run && ids.length === 0) throw new Problem('Which sheets? Name some, or say --from --to.');
  if (!run && values.list !== undefined) throw new Problem('--list is for --from and --to.');
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

/** What `kits/grid/good.ts` reads, and how it came about. */
function listText(plan: RatePlan, run: Run, { bounds, sheets }: Ratings): string {
  const { bot, seats, matches, seed } = plan;
  const codes = packCodes(sheets.map(({ isGood }) => isGood));
  return `${JSON.stringify({ bot, seats, matches, seed, ...run, bounds, codes }, null, 2)}\n`;
}
