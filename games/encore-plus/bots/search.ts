import type { Move, Seat } from '#engine/contract.ts';
import type { Net } from '#kits/net/net.ts';
import type { Random } from '#kits/random.ts';
import { next, resolve, roll } from '../play.ts';
import { clone, type Position } from '../position.ts';
import { Judge } from './judge.ts';
import { Player } from './player.ts';
import { copyStand, newStand } from './stand.ts';
import { worthOf } from './worth.ts';

/** How much a search may do. */
export interface Budget {
  /** Tables that the net may judge, over all samples: they are what takes time. */
  readonly tables: number;
  /** Whether time is up; asked before every round of samples. */
  isTime?(): boolean;
}

/** A move under consideration: what it was worth in the samples so far. */
export interface Candidate {
  readonly move: Move;
  readonly first: number;
  readonly worths: number[];
  mean: number;
}

/** The most moves that are looked at, and how much worse than the best they may seem at first. */
const MOST_CANDIDATES = 8;
const FAR = 0.03;
/** Rolls that are played on before the net is asked: as many alone, and with others. */
const ROLLS = { alone: 4, among: 3 };
/** From so many samples on, moves that are clearly worse are given up. */
const ENOUGH = 10;
const CLEARLY = 2;
/** The net's first word counts as much as so many samples. */
const FIRST_WORD = 6;

/**
 * Plays on after each promising move, always with the same dice for all of them, and asks the net
 * a few rolls later. Everybody plays as the net would.
 */
export class Search {
  readonly #player: Player;
  readonly #judge: Judge;
  readonly #stand = newStand();
  readonly #chosen: Move[] = [];

  constructor(net: Net) {
    this.#player = new Player(net);
    this.#judge = new Judge(net);
  }

  /** The best candidate first. */
  search(position: Position, seat: Seat, random: Random, budget: Budget): readonly Candidate[] {
    const all = this.#candidates(position, seat);
    const seats = position.papers.length;
    const dice = Array.from(
      { length: seats === 1 ? ROLLS.alone : ROLLS.among },
      (): number[] => [],
    );
    let left = all;
    const most = this.#judged + budget.tables;
    for (let isOpen = true; isOpen && left.length > 1 && this.#judged < most; ) {
      if (budget.isTime?.()) break;
      for (const faces of dice) throwDice(position, random, faces);
      // When every move ends the match, more samples would say the same.
      isOpen = false;
      for (const candidate of left) {
        if (this.#sample(position, seat, candidate, dice) > 0) isOpen = true;
      }
      if (left[0]!.worths.length >= ENOUGH) left = promising(left);
    }
    return all.sort((one, other) => rank(other) - rank(one));
  }

  #candidates(position: Position, seat: Seat): Candidate[] {
    const player = this.#player;
    const count = player.weighMoves(position, seat);
    const all = Array.from({ length: count }, (_, i): Candidate => {
      const first = player.worths[i]!;
      return { move: player.moves[i]!, first, worths: [], mean: first };
    }).sort((one, other) => other.first - one.first);
    const least = all[0]!.first - FAR;
    return all.slice(0, MOST_CANDIDATES).filter(({ first }) => first >= least);
  }

  get #judged(): number {
    return this.#player.judged + this.#judge.judged;
  }

  /** Returns how many rolls there were. */
  #sample(position: Position, seat: Seat, candidate: Candidate, dice: readonly number[][]): number {
    const table = clone(position);
    this.#decide(table, seat, candidate.move);
    let rolls = 0;
    while (table.phase !== 'over') {
      if (table.phase === 'roll') {
        if (rolls === dice.length) break;
        roll(table, dice[rolls++]!);
      } else {
        this.#decide(table);
      }
    }
    this.#judge.sit(table, seat);
    copyStand(this.#judge.stand, this.#stand);
    candidate.worths.push(worthOf(this.#judge.weigh(this.#stand), table.papers.length));
    let sum = FIRST_WORD * candidate.first;
    for (const worth of candidate.worths) sum += worth;
    candidate.mean = sum / (FIRST_WORD + candidate.worths.length);
    return rolls;
  }

  /** Everybody who is asked does what the net says, but for one whose move is given. */
  #decide(table: Position, seat?: Seat, move?: Move): void {
    const wait = next(table);
    if (wait.for !== 'seats') throw new Error('nobody is asked to choose');
    this.#chosen.length = wait.seats.length;
    for (const [i, each] of wait.seats.entries()) {
      this.#chosen[i] = each === seat ? move! : this.#player.choose(table, each);
    }
    resolve(table, this.#chosen);
  }
}

/** Those that lasted longer were better when the others were given up. */
function rank({ worths, mean }: Candidate): number {
  return worths.length + mean / 1000;
}

function throwDice({ tray }: Position, random: Random, into: number[]): void {
  into.length = tray.colours.length + tray.numbers.length + 1;
  for (let i = 0; i < into.length; i++) into[i] = random.below(6);
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
