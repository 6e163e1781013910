import type { Move, Seat } from '#engine/contract.ts';
import { cloneTable } from '#kits/grid/table.ts';
import type { Net } from '#kits/net/net.ts';
import type { Random } from '#kits/random.ts';
import { next, type Position, resolve, roll } from '../play.ts';
import { Judge } from './judge.ts';
import { Player, worthOf } from './player.ts';
import { sceneOf } from './scene.ts';

/** How much a search may do. */
export interface Budget {
  /** Tables of two played on for a few rolls, over all candidates; larger ones count for more. */
  readonly tries: number;
  /** Whether time is up; asked before every sample. */
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
const MOST_CANDIDATES = 6;
const FAR = 0.05;
/** Rolls that are played on before the net is asked; alone, where they cost less, more of them. */
const ROLLS = 2;
const ROLLS_ALONE = 6;
/** From so many samples on, moves that are clearly worse are given up. */
const ENOUGH = 12;
const CLEARLY = 2;
/** The net's first word counts as much as so many samples. */
const FIRST_WORD = 8;

/**
 * Plays on after each promising move, always with the same dice for all of them, and asks the net
 * a few rolls later. Everybody plays as the net would.
 */
export class Search {
  readonly #player: Player;
  readonly #quick: Player;
  readonly #judge: Judge;
  readonly #chosen: Move[] = [];

  constructor(net: Net) {
    this.#player = new Player(net);
    this.#quick = new Player(net, { isQuick: true });
    this.#judge = new Judge(net);
  }

  /** The best candidate first. */
  search(position: Position, seat: Seat, random: Random, budget: Budget): readonly Candidate[] {
    let left = this.#candidates(position, seat);
    const all = [...left];
    const rolls = position.papers.length === 1 ? ROLLS_ALONE : ROLLS;
    const dice = Array.from({ length: rolls }, (): number[] => []);
    const cost = position.papers.length / 2;
    for (let tries = 0; left.length > 1 && tries + cost * left.length <= budget.tries; ) {
      if (budget.isTime?.()) break;
      for (const faces of dice) throwDice(position, random, faces);
      for (const candidate of left) this.#sample(position, seat, candidate, dice);
      tries += cost * left.length;
      if (left[0]!.worths.length >= ENOUGH) left = promising(left);
    }
    return all.sort((one, other) => rank(other) - rank(one));
  }

  #candidates(position: Position, seat: Seat): Candidate[] {
    const player = this.#player;
    const count = player.weighMoves(position, seat);
    const all = Array.from({ length: count }, (_, i) => {
      const first = player.worths[i]!;
      return { move: player.moves[i]!, first, worths: [], mean: first };
    }).sort((one, other) => other.first - one.first);
    const least = all[0]!.first - FAR;
    return all.slice(0, MOST_CANDIDATES).filter(({ first }) => first >= least);
  }

  #sample(position: Position, seat: Seat, candidate: Candidate, dice: readonly number[][]): void {
    const table = cloneTable(position);
    this.#decide(table, seat, candidate.move);
    for (let rolls = 0; table.phase !== 'over'; ) {
      if (table.phase === 'roll') {
        if (rolls === dice.length) break;
        roll(table, dice[rolls++]!);
      } else {
        this.#decide(table);
      }
    }
    const scene = sceneOf(table);
    this.#judge.sit(scene, seat);
    candidate.worths.push(worthOf(this.#judge.weigh(table.papers[seat]!), scene));
    let sum = FIRST_WORD * candidate.first;
    for (const worth of candidate.worths) sum += worth;
    candidate.mean = sum / (FIRST_WORD + candidate.worths.length);
  }

  /** Everybody who is asked does what the net says, but for one whose move is given. */
  #decide(table: Position, seat?: Seat, move?: Move): void {
    const wait = next(table);
    if (wait.for !== 'seats') throw new Error('nobody is asked to choose');
    this.#chosen.length = wait.seats.length;
    for (const [i, each] of wait.seats.entries()) {
      this.#chosen[i] = each === seat ? move! : this.#quick.choose(table, each);
    }
    resolve(table, this.#chosen);
  }
}

/** Those that lasted longer were better when the others were given up. */
function rank({ worths, mean }: Candidate): number {
  return worths.length + mean;
}

function throwDice({ tray }: Position, random: Random, into: number[]): void {
  into.length = tray.colours.length + tray.numbers.length;
  for (let i = 0; i < into.length; i++) into[i] = random.below(6);
}

/** Without those that lose to the best by more than chance would explain. */
function promising(candidates: Candidate[]): Candidate[] {
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
