import type { Bot } from '#bots/bot.ts';
import { diceFrom } from '#bots/dice.ts';
import { playOn } from '#bots/play-on.ts';
import type { Game, Options } from '#engine/contract.ts';
import { randomFrom } from '#kits/random.ts';
import { emptyTally, type Spread, spread, type Tally, tally } from './simulate-tally.ts';

export interface Simulation {
  readonly game: Game;
  /** The bot of each seat. */
  readonly bots: readonly { readonly name: string; readonly bot: Bot }[];
  readonly options: Options;
  readonly matches: number;
  readonly seed: string;
  /** Called now and then with the number of matches played. */
  onProgress?(played: number): void;
}

/** How one seat, or all seats of one bot, fared. */
export interface Fared {
  readonly bot: string;
  /** Matches won; a shared win counts in parts, but a team's wholly to each. */
  readonly wins: number;
  readonly total: Spread;
  /** The mean of each part of the score. */
  readonly parts: Readonly<Record<string, number>>;
}

export interface Statistics {
  readonly matches: number;
  /** Matches with a winner: fewer than all where a table can lose together. */
  readonly won: number;
  /** The mean number of rolls in a match. */
  readonly rolls: number;
  readonly seats: readonly Fared[];
  readonly bots: readonly Fared[];
}

const PROGRESS_EVERY = 64;

/** Plays many matches, always the same ones for the same seed. */
export function simulate(simulation: Simulation): Statistics {
  const { game, bots, matches } = simulation;
  const random = randomFrom(simulation.seed);
  const dice = diceFrom(random);
  const players = bots.map(({ bot }) => bot);
  const seats = bots.map(() => emptyTally());
  let rolls = 0;
  let won = 0;
  for (let played = 0; played < matches; played++) {
    if (played % PROGRESS_EVERY === 0) simulation.onProgress?.(played);
    const position = game.start(bots.length, simulation.options);
    rolls += playOn(game, position, players, dice, random);
    const winners = game.winners(position);
    if (winners.length > 0) won++;
    const share = game.isTeam ? 1 : 1 / winners.length;
    for (const [seat, score] of game.scores(position).entries()) {
      tally(seats[seat]!, score, winners.includes(seat) ? share : 0);
    }
  }
  simulation.onProgress?.(matches);
  return {
    matches,
    won,
    rolls: rolls / matches,
    seats: bots.map(({ name }, seat) => fared(name, [seats[seat]!], game)),
    bots: [...new Set(bots.map(({ name }) => name))].map((name) =>
      fared(
        name,
        seats.filter((_, seat) => bots[seat]!.name === name),
        game,
      ),
    ),
  };
}

function fared(bot: string, tallies: readonly Tally[], game: Game): Fared {
  const count = tallies.reduce((sum, each) => sum + each.count, 0);
  const parts: Record<string, number> = {};
  for (const { parts: sums } of tallies) {
    for (const [part, sum] of sums) parts[part] = (parts[part] ?? 0) + sum / count;
  }
  const wins = tallies.reduce((sum, each) => sum + each.wins, 0);
  return { bot, wins: game.isTeam ? wins / tallies.length : wins, total: spread(tallies), parts };
}
