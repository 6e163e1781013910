import type { Game, Seat } from '#engine/contract.ts';
import { type Estimate, shareOf } from '#kits/sums.ts';

/** How a match ended, or is likely to end, seat by seat. */
export interface Outcome {
  readonly scores: readonly number[];
  /** Points ahead of the others, of their mean where there are several; alone, all points. */
  readonly leads: readonly number[];
  /** 1 for a winner, less for a shared win, 0 for the others; or the chance of it. */
  readonly wins: readonly number[];
}

export function outcomeOf(game: Game, position: unknown): Outcome {
  const scores = game.scores(position).map(({ total }) => total);
  const winners = game.winners(position);
  const share = (seat: Seat): number => {
    if (game.isTeam) return Number(winners.length > 0);
    return winners.includes(seat) ? 1 / winners.length : 0;
  };
  const all = scores.reduce((sum, score) => sum + score, 0);
  const others = scores.length - 1;
  return {
    scores,
    leads: scores.map((own) => (others === 0 ? own : own - (all - own) / others)),
    wins: scores.map((_, seat) => share(seat)),
  };
}

/** The chance to win of a seat, by its `wins` in many matches: results, or what a bot foresaw. */
export function winChance(wins: readonly number[]): Estimate {
  return shareOf(wins, wins.filter(isResult).length / wins.length);
}

/** Lost, won, or shared with some others; anything between is a chance. */
function isResult(win: number): boolean {
  return win === 0 || Number.isInteger(1 / win);
}
