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
    'Lets every bot meet every other one, on all cores, and rates them. Matches come in pairs: ' +
    'the same dice twice, with seats exchanged, so that luck weighs little. Alone or as a team ' +
    'each plays by itself with those dice; of teams “Only one” tells how many the first won of the ' +
    'matches that just one of both won. Without --bots all bots of the game play that answer ' +
    'at once. A game may have another one for the lab, called “table”: what it needs is solved when ' +
    'it is first asked for, in a few minutes, and then kept in data/tables.',
  flags: {
    bots: { value: 'BOT,…', says: 'which bots meet, such as greedy,random' },
    pairs: { value: 'N', says: `pairs of matches for every two bots, ${USUAL_PAIRS} unless told` },
    seats: { value: 'N', says: 'how many sit at a table, 2 unless told' },
    seed: { value: 'SEED', says: 'any text; the same seed gives the same matches' },
    keep: { value: 'FILE', says: 'write what is done to this file, and go on from it next time' },
    table: { value: 'FILE', says: 'keep the table of such a bot in this file instead' },
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

/** All that can be wrong is told before the work begins. */
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

/** Before the threads begin, so that none of them waits for another or does it twice. */
function makeTables({ game, bots, table }: Tournament, { stderr }: Io): void {
  for (const tabled of tabledBots(game)) {
    if (!bots.includes(tabled.bot)) continue;
    const bar = progressBar(stderr, tabled.steps);
    makeTable(tabled, table ?? tableFile(tabled), bar.show);
    bar.clear();
  }
}
