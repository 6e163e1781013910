import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { fightsOf } from '#lab/fights.ts';
import { makeTable, tabledBots, tableFile } from '#lab/tabled.ts';
import { playTournament, type Tournament } from '#lab/tournament.ts';
import { wholeNumber } from '../args.ts';
import type { Args, Command } from '../command.ts';
import { EXIT, Problem } from '../exit.ts';
import { botNamed, quickBots, SOME_GAME, shelfOf } from '../games.ts';
import { headerFlags, optionsFrom, seatsFor } from '../headers.ts';
import { columnsOf, type Io, print } from '../io.ts';
import { progressBar } from '../progress.ts';
import { keepParts, readParts } from './part-file.ts';
import { standingsLines } from './tournament-lines.ts';

const USUAL_PAIRS = '1000';
const MOST_PAIRS = 10_000_000;

export const tournament: Command = {
  usage: ['lab tournament GAME [--bots BOT,…] [--pairs N] [--seats N]'],
  about:
    'Lets every bot meet every other one, on all cores, and rates them. Games come in pairs: the ' +
    'same dice twice, with seats exchanged, so that luck matters little. Solo or as a team, each ' +
    'plays by itself with those dice; for teams, “Only one” is the first one’s share of the ' +
    'games that just one of the two won. Without --bots, all quick bots of the game play. A game ' +
    'may have one more for the lab, called “table”: its table is solved on first use, in a few ' +
    'minutes, and then kept in data/tables.',
  flags: {
    bots: { value: 'BOT,…', says: 'which bots meet, such as greedy,random' },
    pairs: { value: 'N', says: `pairs of games for every two bots (default: ${USUAL_PAIRS})` },
    seats: { value: 'N', says: 'how many players (default: 2)' },
    seed: { value: 'SEED', says: 'any text; the same seed gives the same games' },
    keep: {
      value: 'FILE',
      says: 'save finished parts to this file, and continue from it next time',
    },
    table: { value: 'FILE', says: 'keep the table of the “table” bot in this file instead' },
    json: { says: 'print the result as one JSON object' },
    ...headerFlags(),
  },
  examples: [
    `lab tournament ${SOME_GAME} --pairs 200`,
    `lab tournament ${SOME_GAME} --bots greedy,random --seats 3 --json`,
  ],
  async run(args, io) {
    const plan = planned(args);
    const { keep } = args.values;
    const done = keep === undefined ? [] : readParts(keep, 'fight');
    makeTables(plan, io);
    const bar = progressBar(io.stderr, fightsOf(plan, done).length);
    const kept = keep === undefined ? undefined : keepParts(keep);
    let count = 0;
    const standings = await playTournament(plan, done, (part, isNew) => {
      if (isNew) kept?.add(part);
      bar.show(++count);
    });
    kept?.close();
    bar.clear();
    if (args.switches.has('json')) print(io.stdout, JSON.stringify({ ...plan, ...standings }));
    else print(io.stdout, ...standingsLines(plan, standings, columnsOf(io)));
    return EXIT.fine;
  },
};

/** Reports every usage error before the work begins. */
function planned({ words: [name, extra], values }: Args): Tournament {
  if (name === undefined) throw new Problem('Which game? Name one: lab tournament GAME.');
  if (extra !== undefined) throw new Problem(`“${extra}” is one word too many.`);
  const shelf = shelfOf(name);
  const { game } = shelf;
  const tabled = tabledBots(game.id).map(({ bot }) => bot);
  const names = values.bots?.split(',').map((word) => {
    const bot = word.trim();
    return tabled.find((each) => each === bot.toLowerCase()) ?? botNamed(bot, shelf);
  });
  const bots = [...new Set(names ?? quickBots(shelf))];
  if (bots.length < 2) throw new Problem('It takes two different bots: --bots A,B.');
  const { min, max } = game.players;
  const seats = wholeNumber('seats', values.seats ?? String(seatsFor(game, 2, values)), min, max);
  return {
    game: game.id,
    bots,
    options: optionsFrom(game, seats, values),
    seats,
    pairs: wholeNumber('pairs', values.pairs ?? USUAL_PAIRS, 1, MOST_PAIRS),
    seed: values.seed ?? (values.keep === undefined ? randomUUID() : 'kept'),
    ...(values.table !== undefined && { table: path.resolve(values.table) }),
  };
}

/** Made before the threads start, so that none waits for another or repeats the work. */
function makeTables({ game, bots, table }: Tournament, { stderr }: Io): void {
  for (const tabled of tabledBots(game)) {
    if (!bots.includes(tabled.bot)) continue;
    const bar = progressBar(stderr, tabled.steps);
    makeTable(tabled, table ?? tableFile(tabled), bar.show);
    bar.clear();
  }
}
