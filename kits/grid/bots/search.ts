import type { Move } from '#engine/contract.ts';

/** Moves of a seat, each with what it seems to be worth. */
interface Weighed {
  readonly moves: readonly Move[];
  readonly worths: readonly number[];
}

/** A move under consideration: what it was worth in the samples so far. */
interface Candidate {
  readonly move: Move;
  /** Its place among the moves as they were weighed. */
  readonly place: number;
  readonly worths: number[];
  /** Of the samples and the first word, each as often as it counts. */
  sum: number;
  mean: number;
}

/** How far and how wide a search goes. */
interface Width {
  /** The most moves that are looked at, and how much worse than the best they may seem at first. */
  readonly most: number;
  readonly far: number;
  /** From so many samples on, moves that are clearly worse are given up. */
  readonly enough: number;
  /** What moves seem to be worth at first counts as much as so many samples. */
  readonly firstWord: number;
}

/** A sample of each, all with the same dice: what they turned out to be worth; none to stop. */
type Round = (candidates: readonly Candidate[]) => readonly number[] | undefined;

const CLEARLY = 2;

/** The best of the first moves, or the first of the best. */
export function bestMove({ moves, worths }: Weighed, count: number): Move {
  let best = 0;
  for (let i = 1; i < count; i++) if (worths[i]! > worths[best]!) best = i;
  return moves[best]!;
}

/** The best of the first moves, by samples of those that seem promising. */
export function searchFor(weighed: Weighed, count: number, width: Width, sample: Round): Move {
  const all = promisingAtFirst(weighed, count, width);
  let left = all;
  while (left.length > 1) {
    const worths = sample(left);
    if (!worths) break;
    for (const [i, candidate] of left.entries()) note(candidate, worths[i]!, width.firstWord);
    if (left[0]!.worths.length >= width.enough) left = stillPromising(left);
  }
  return all.reduce((one, other) => (isBetter(other, one) ? other : one)).move;
}

function promisingAtFirst(
  { moves, worths }: Weighed,
  count: number,
  { most, far, firstWord }: Width,
): Candidate[] {
  const all = Array.from({ length: count }, (_, place): Candidate => {
    const mean = worths[place]!;
    return { move: moves[place]!, place, worths: [], sum: firstWord * mean, mean };
  }).sort((one, other) => other.mean - one.mean);
  const least = all[0]!.mean - far;
  return all.slice(0, most).filter(({ mean }) => mean >= least);
}

function note(candidate: Candidate, worth: number, firstWord: number): void {
  candidate.worths.push(worth);
  candidate.sum += worth;
  candidate.mean = candidate.sum / (firstWord + candidate.worths.length);
}

/** Those that lasted longer were better when the others were given up. */
function isBetter(one: Candidate, other: Candidate): boolean {
  const longer = one.worths.length - other.worths.length;
  return longer === 0 ? one.mean > other.mean : longer > 0;
}

/** Without those that lose to the best by more than chance would explain. */
function stillPromising(candidates: readonly Candidate[]): Candidate[] {
  const best = candidates.reduce((one, other) => (other.mean > one.mean ? other : one));
  return candidates.filter((each) => {
    if (each === best) return true;
    const count = each.worths.length;
    let [sum, squares] = [0, 0];
    for (let i = 0; i < count; i++) {
      const behind = best.worths[i]! - each.worths[i]!;
      sum += behind;
      squares += behind * behind;
    }
    const error = Math.sqrt(Math.max(0, squares - (sum * sum) / count) / count / (count - 1));
    return best.mean - each.mean <= CLEARLY * error;
  });
}
