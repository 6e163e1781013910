import { randomUUID } from 'node:crypto';
import {
  CALIBRATED,
  type Calibration,
  calibrate as calibrateGoals,
  GOAL_TABLES,
  type Suited,
  teamsOf,
} from '#lab/calibrate.ts';
import { wholeNumber } from '../args.ts';
import type { Args, Command } from '../command.ts';
import { EXIT, Problem } from '../exit.ts';
import { botNamed, shelfOf } from '../games.ts';
import { columnsOf, print } from '../io.ts';
import { progressBar } from '../progress.ts';
import { tableLines } from '../table.ts';
import { keepParts, readParts } from './part-file.ts';

const USUAL_MATCHES = '1000';
const MOST_MATCHES = 1_000_000;
const USUAL_BOT = 'expert';

export const calibrate: Command = {
  usage: ['lab calibrate [--goals TABLE] [--bot BOT] [--matches N]'],
  about:
    'Lets teams of one to five bots play every mission to its last turn and prints how often they ' +
    'reach each goal, and which number would be reached as often as three players reach theirs.',
  flags: {
    goals: {
      value: 'TABLE',
      says: `the goals they play for: ${GOAL_TABLES.join(', ')} (default: the newest)`,
    },
    bot: { value: 'BOT', says: `which bot plays (default: ${USUAL_BOT})` },
    matches: {
      value: 'N',
      says: `games for each mission and team size (default: ${USUAL_MATCHES})`,
    },
    seed: { value: 'SEED', says: 'any text; the same seed gives the same games' },
    keep: {
      value: 'FILE',
      says: 'save finished parts to this file, and continue from it next time',
    },
    json: { says: 'print the result as one JSON object' },
  },
  examples: ['lab calibrate --matches 100', `lab calibrate --goals ${GOAL_TABLES[0]} --json`],
  async run(args, io) {
    const plan = planned(args);
    const { keep } = args.values;
    const known = keep === undefined ? [] : readParts(keep, 'team');
    const bar = progressBar(io.stderr, teamsOf(plan).length);
    const kept = keep === undefined ? undefined : keepParts(keep);
    let count = 0;
    const goals = await calibrateGoals(plan, known, (part, isNew) => {
      if (isNew) kept?.add(part);
      bar.show(++count);
    });
    kept?.close();
    bar.clear();
    if (args.switches.has('json')) print(io.stdout, JSON.stringify({ ...plan, suited: goals }));
    else print(io.stdout, ...lines(plan, goals, columnsOf(io)));
    return EXIT.fine;
  },
};

/** Reports every usage error before the work begins. */
function planned({ words: [extra], values }: Args): Calibration {
  if (extra !== undefined) throw new Problem(`“${extra}” is one word too many.`);
  const goals = values.goals?.toLowerCase() ?? GOAL_TABLES.at(-1)!;
  if (!GOAL_TABLES.includes(goals)) {
    throw new Problem(`There are no goals “${goals}”. There are: ${GOAL_TABLES.join(', ')}.`);
  }
  return {
    goals,
    bot: botNamed(values.bot ?? USUAL_BOT, shelfOf(CALIBRATED)),
    matches: wholeNumber('matches', values.matches ?? USUAL_MATCHES, 1, MOST_MATCHES),
    seed: values.seed ?? (values.keep === undefined ? randomUUID() : 'kept'),
  };
}

function lines(
  { goals, bot, matches, seed }: Calibration,
  suited: readonly Suited[],
  columns: number,
): string[] {
  const rows = suited.map((each) => ({
    title: `${each.seats}, ${each.goal}`,
    cells: [
      String(each.asked),
      percent(each.share),
      percent(each.wanted),
      each.better === each.asked ? '' : `${each.better} (${percent(each.betterShare)})`,
    ],
  }));
  return [
    `${goals}, played by teams of ${bot}, ${matches} games for each mission and number of players, seed ${seed}`,
    '',
    ...tableLines(['Goal', 'Reached', 'By three', 'Better'], rows, columns),
  ];
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`;
}
