import type { Move, Seat } from '#engine/contract.ts';
import type { Random } from '#kits/random.ts';
import type { Position } from '../position.ts';
import { Ahead, throwFor } from './ahead.ts';
import { Player } from './player.ts';
import type { Learnt } from './worths.ts';

/** How much a search may do. */
export interface Budget {
  /** How often some candidate is played on for a few rolls. */
  readonly tries: number;
  /** Whether time is up; asked before every round of samples. */
  isTime?(): boolean;
}

/** A move under consideration: what it was worth in the samples so far. */
export interface Candidate {
  readonly move: Move;
  readonly first: number;
  /** What it leaves for the others. */
  readonly reply: number;
  readonly worths: number[];
  mean: number;
}

/** The most moves that are looked at, and how much worse than the best they may seem at first. */
const MOST_CANDIDATES = 6;
const FAR = 0.06;
/** Rolls that are played on before the judge is asked. */
const ROLLS = 4;
/** From so many samples on, moves that are clearly worse are given up. */
const ENOUGH = 10;
const CLEARLY = 2;
/** The judge's first word counts as much as so many samples. */
const FIRST_WORD = 6;

/**
 * Plays on after each promising move, always with the same dice for all of them, and asks the
 * judge a few rolls later. What the others do is the same whatever one chooses, but for the dice
 * that are left to them: that is added as it seems at first.
 */
export class Search {
  readonly #player: Player;
  readonly #ahead: Ahead;

  constructor(learnt: Learnt) {
    this.#player = new Player(learnt);
    this.#ahead = new Ahead(learnt);
  }

  /** The best candidate first. */
  search(position: Position, seat: Seat, random: Random, budget: Budget): readonly Candidate[] {
    const all = this.#candidates(position, seat);
    let left = all;
    for (let tries = 0; left.length > 1 && tries + left.length <= budget.tries; ) {
      if (budget.isTime?.()) break;
      const throws = Array.from({ length: ROLLS }, () => throwFor(position, random));
      for (const candidate of left) {
        const worth = this.#ahead.worth(position, seat, candidate.move, throws);
        note(candidate, worth + candidate.reply);
      }
      tries += left.length;
      if (left[0]!.worths.length >= ENOUGH) left = promising(left);
    }
    return all.sort((one, other) => rank(other) - rank(one));
  }

  #candidates(position: Position, seat: Seat): Candidate[] {
    const player = this.#player;
    const count = player.weighMoves(position, seat);
    const all = Array.from({ length: count }, (_, i): Candidate => {
      const first = player.worths[i]!;
      return { move: player.moves[i]!, first, reply: player.replies[i]!, worths: [], mean: first };
    }).sort((one, other) => other.first - one.first);
    const least = all[0]!.first - FAR;
    return all.slice(0, MOST_CANDIDATES).filter(({ first }) => first >= least);
  }
}

function note(candidate: Candidate, worth: number): void {
  const before = candidate.mean * (FIRST_WORD + candidate.worths.length);
  candidate.worths.push(worth);
  candidate.mean = (before + worth) / (FIRST_WORD + candidate.worths.length);
}

/** Those that lasted longer were better when the others were given up. */
function rank({ worths, mean }: Candidate): number {
  return worths.length + mean / 1000;
}

/** Without those that lose to the best by more than chance would explain. */
function promising(candidates: readonly Candidate[]): Candidate[] {
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
