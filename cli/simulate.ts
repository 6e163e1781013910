import { randomUUID } from 'node:crypto';
import type { Shelf } from '#games/shelf.ts';
import { simulate as runSimulation, type Simulation } from '#lab/simulate.ts';
import { wholeNumber } from './args.ts';
import type { Args, Command } from './command.ts';
import { EXIT, Problem } from './exit.ts';
import { botNamed, quickBot, SOME_GAME, shelfOf } from './games.ts';
import { headerFlags, optionsFrom, seatsFor } from './headers.ts';
import { columnsOf, print } from './io.ts';
import { progressBar } from './progress.ts';
import { statisticsLines } from './statistics.ts';

const DEFAULT_MATCHES = '1000';
const MOST_MATCHES = 10_000_000;

export const simulate: Command = {
  usage: ['simulate GAME [--matches N] [--bots BOT,…] [--seed SEED] [--json]'],
  about:
    'Lets bots play many games and shows how they did. One bot per seat; without --bots, two of ' +
    'the strongest quick ones play.',
  flags: {
    matches: { value: 'N', says: `how many games (default: ${DEFAULT_MATCHES})` },
    bots: { value: 'BOT,…', says: 'one bot per seat, such as greedy,random' },
    seed: { value: 'SEED', says: 'any text; the same seed gives the same games' },
    json: { says: 'print the statistics as one JSON object' },
    ...headerFlags(),
  },
  examples: [
    `simulate ${SOME_GAME} --matches 5000 --bots greedy,random`,
    `simulate ${SOME_GAME} --seed 7 --json`,
  ],
  async run(args, io) {
    const [name, extra] = args.words;
    if (name === undefined) throw new Problem('Which game? Name one: simulate GAME.');
    if (extra !== undefined) throw new Problem(`“${extra}” is one word too many.`);
    const simulation = planned(shelfOf(name), args);
    const bar = progressBar(io.stderr, simulation.matches);
    const statistics = runSimulation({ ...simulation, onProgress: bar.show });
    bar.clear();
    if (args.switches.has('json')) {
      const { game, seed, options } = simulation;
      print(io.stdout, JSON.stringify({ game: game.id, seed, options, ...statistics }));
    } else print(io.stdout, ...statisticsLines(simulation, statistics, columnsOf(io)));
    return EXIT.fine;
  },
};

function planned(shelf: Shelf, { values }: Args): Simulation {
  const { game, bots } = shelf;
  const names =
    values.bots?.split(',').map((bot) => botNamed(bot.trim(), shelf)) ??
    Array.from({ length: seatsFor(game, 2, values) }, () => quickBot(shelf));
  if (names.length > game.players.max) {
    throw new Problem(
      `${game.name} is for up to ${game.players.max} players, not ${names.length}.`,
    );
  }
  return {
    game,
    bots: names.map((name) => ({ name, bot: bots[name]! })),
    options: optionsFrom(game, names.length, values),
    matches: wholeNumber('matches', values.matches ?? DEFAULT_MATCHES, 1, MOST_MATCHES),
    seed: values.seed ?? randomUUID(),
  };
}
