import { LEVELS } from '#bots/levels.ts';
import type { Options } from '#engine/contract.ts';

/** What is measured against what, and what is wanted of it. */
export interface Yardstick {
  readonly game: string;
  readonly first: string;
  readonly second: string;
  readonly seats: number;
  /** What is played in turn (default: the usual). */
  readonly tables?: readonly Options[];
  /**
   * The share of encounters that the first is to win, ties half; of teams, the share of missions
   * that only one of both has accomplished: on easy and hard ones all but the luckiest dice tie.
   */
  readonly share?: number;
  /** Or by how many points it is to be ahead. */
  readonly margin?: number;
  /** So near that it takes as many pairs as between those who answer at once, searched or not. */
  readonly isClose?: boolean;
}

/** What each level is to win of the one below, and a master of an expert. */
const STEP = 0.6;
const LAST_STEP = 0.55;
/** Two-player Qwixx is near its ceiling. */
const LAST_STEPS: Readonly<Record<string, number>> = { qwixx: 0.52 };

/** A team is measured on all of its missions. */
const TABLES: Readonly<Record<string, readonly Options[]>> = {
  'encore-coop': ['1', '2', '3', '4', '5'].map((Mission) => ({ Mission, Goals: 'house-2' })),
};

/** What is required in addition to the steps from level to level. */
const OTHERS: readonly Yardstick[] = [
  { game: 'encore', first: 'expert', second: 'greedy', seats: 2, share: 0.7 },
  { game: 'encore', first: 'master', second: 'greedy', seats: 2, share: 0.8 },
  { game: 'encore-plus', first: 'expert', second: 'greedy', seats: 1, margin: 10 },
  { game: 'encore-plus', first: 'master', second: 'greedy', seats: 1, margin: 10 },
  { game: 'choice', first: 'master', second: 'greedy', seats: 2, share: 0.75 },
  { game: 'qwixx', first: 'expert', second: 'table', seats: 2, share: 0.48 },
  { game: 'qwixx', first: 'master', second: 'table', seats: 2, share: 0.52, isClose: true },
];

export function yardsticksOf(game: string): readonly Yardstick[] {
  const steps = LEVELS.slice(1).map((first, below): Yardstick => {
    const second = LEVELS[below]!;
    const isLast = first === LEVELS.at(-1);
    const share = isLast ? (LAST_STEPS[game] ?? LAST_STEP) : STEP;
    const tables = TABLES[game];
    const isClose = share < LAST_STEP;
    return { game, first, second, seats: 2, share, isClose, ...(tables && { tables }) };
  });
  return [...steps, ...OTHERS.filter((each) => each.game === game)];
}
