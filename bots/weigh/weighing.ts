import type { Move, Seat } from '#engine/contract.ts';
import type { Outcome } from '../outcome.ts';
import { bestOf, gap, isBehind, type Weighed, type Worth } from './compare.ts';

/** Moves of a seat while they are looked at, all on the same dice. */
export interface Weighing {
  readonly seat: Seat;
  /** The one that the others are compared with: looked at to the end, however it fares. */
  readonly kept: Weighed;
  readonly tried: readonly Weighed[];
  /** How a match ends after a move, with the dice of a sample. */
  readonly outcome: (move: Move, sample: number) => Outcome;
}

/** A move while it is looked at. */
interface Tried extends Weighed {
  readonly scores: number[];
  readonly wins: number[];
  isDropped: boolean;
}

export function weighingOf(
  seat: Seat,
  moves: readonly Move[],
  kept: Move,
  outcome: Weighing['outcome'],
): Weighing {
  const tried = moves.map((move): Tried => ({ move, scores: [], wins: [], isDropped: false }));
  const own = tried.find(({ move }) => move === kept);
  if (!own) throw new Error('the move to be kept is not among those that are looked at');
  return { seat, kept: own, tried, outcome };
}

/** Looks at all moves that are still in question on one sample more. */
export function lookOn({ seat, kept, tried, outcome }: Weighing): void {
  const sample = kept.scores.length;
  for (const each of tried as readonly Tried[]) {
    if (each.isDropped) continue;
    const { scores, wins } = outcome(each.move, sample);
    each.scores.push(scores[seat]!);
    each.wins.push(wins[seat]!);
  }
}

/** Leaves out what is clearly worse than the best, but never the one to be kept. */
export function dropWorse({ kept, tried }: Weighing, worth: Worth): void {
  const best = bestOf(tried, kept, worth);
  for (const each of tried as readonly Tried[]) {
    if (each !== kept && isBehind(each, best, worth)) each.isDropped = true;
  }
}

/** The best first, then the others by how near they come to it. */
export function inOrder({ kept, tried }: Weighing, worth: Worth): readonly Weighed[] {
  const best = bestOf(tried, kept, worth);
  const behind = new Map(tried.map((each) => [each, gap(best, each, worth).mean]));
  const others = tried.filter((each) => each !== best);
  return [best, ...others.toSorted((one, other) => behind.get(one)! - behind.get(other)!)];
}
