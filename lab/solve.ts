import type { Bot } from '#bots/bot.ts';
import type { Game } from '#engine/contract.ts';
import { SOLVED } from '#games/solved.ts';
import { type Simulation, type Statistics, simulate } from './simulate.ts';

/** A game for one that can be solved: a table says what every position is worth. */
export interface Solvable {
  readonly id: string;
  /** What it is called in a sentence. */
  readonly about: string;
  readonly game: Game;
  /** The work there is, in steps as `onProgress` counts them. */
  readonly steps: number;
  /** How many numbers its table has. */
  readonly numbers: number;
  solve(onProgress: (done: number) => void): Float64Array;
  /** The expected score of perfect play from the start. */
  value(table: Float64Array): number;
  /** What perfect play scores from some positions that people would like to know about. */
  insights(table: Float64Array): readonly { readonly says: string; readonly score: number }[];
  player(table: Float64Array): Bot;
}

/** How matches that were really played compare with what the table promises. */
export interface Trial {
  readonly simulation: Simulation;
  readonly statistics: Statistics;
  readonly mean: number;
  readonly standardError: number;
  /** How far the mean lies above the value, in standard errors. */
  readonly distance: number;
}

interface Plan {
  readonly matches: number;
  readonly seed: string;
  onProgress(played: number): void;
}

export const SOLVABLE: readonly Solvable[] = SOLVED;

/** Plays matches from a table with the rules themselves, which know nothing of it. */
export function tryOut(solvable: Solvable, table: Float64Array, plan: Plan): Trial {
  const bots = [{ name: solvable.id, bot: solvable.player(table) }];
  const simulation = { ...plan, game: solvable.game, bots, options: {} };
  const statistics = simulate(simulation);
  const { mean, deviation } = statistics.seats[0]!.total;
  const standardError = deviation / Math.sqrt(plan.matches);
  const distance = (mean - solvable.value(table)) / standardError;
  return { simulation, statistics, mean, standardError, distance };
}
