import type { Seat } from '#engine/contract.ts';
import type { Board } from '#kits/grid/board.ts';
import { boardOf } from '#kits/grid/boards.ts';
import { copyLook, lookAgain, lookAt, newLook, SHEET_SLOTS } from '#kits/grid/bots/traits.ts';
import { coloursDone, type Paper } from '#kits/grid/paper.ts';
import {
  answer,
  chance,
  LEAD,
  type Net,
  SCORE,
  sumRows,
  swapRow,
  WIN,
  widthOf,
} from '#kits/net/net.ts';
import { endBonus, hasEnded, type Scene, totalOf, wins } from './scene.ts';
import { lookAtRivals, newRivals, OWN_SLOTS, otherTraits, ownTraits, pairTrait } from './traits.ts';

/**
 * What a table is worth to a seat: the mean over all others of the chance to beat them, the score,
 * and the lead over them. Alone there is nobody to beat, and the lead is the score.
 */
export interface Worth {
  win: number;
  score: number;
  lead: number;
}

const MOST_SEATS = 6;
const NO_COLUMNS: readonly number[] = [];

/**
 * Says what a table between two rolls is worth to a seat. It first sits down at a table, and then
 * tells quickly what it would be worth with other crosses on its own sheet.
 */
export class Judge {
  readonly #net: Net;
  readonly #looks = Array.from({ length: MOST_SEATS }, newLook);
  readonly #look = newLook();
  readonly #rivals = newRivals();
  readonly #base = new Int32Array(OWN_SLOTS);
  readonly #traits = new Int32Array(OWN_SLOTS);
  readonly #otherTraits = new Int32Array(SHEET_SLOTS);
  readonly #baseSums: Float32Array;
  readonly #ownSums: Float32Array;
  readonly #sums: Float32Array;
  readonly #otherSums: readonly Float32Array[];
  readonly #otherTotals = new Int32Array(MOST_SEATS);
  #scene: Scene | undefined;
  #board: Board | undefined;
  #seat: Seat = 0;
  #isEnd = false;
  readonly worth: Worth = { win: 0, score: 0, lead: 0 };

  constructor(net: Net) {
    this.#net = net;
    const sums = () => new Float32Array(widthOf(net));
    this.#baseSums = sums();
    this.#ownSums = sums();
    this.#sums = sums();
    this.#otherSums = Array.from({ length: MOST_SEATS }, sums);
  }

  sit(scene: Scene, seat: Seat): void {
    const { papers, claimed } = scene;
    this.#scene = scene;
    this.#seat = seat;
    this.#board = boardOf(papers[seat]!.sheet);
    this.#isEnd = hasEnded(scene);
    for (let each = 0; each < papers.length; each++) {
      const look = this.#looks[each]!;
      lookAt(this.#board, papers[each]!, look);
      this.#otherTotals[each] = totalOf(papers[each]!, claimed);
      if (each === seat) continue;
      otherTraits(look, this.#otherTraits);
      sumRows(this.#net, this.#otherTraits, SHEET_SLOTS, this.#otherSums[each]!);
    }
    lookAtRivals(this.#looks, scene, seat, this.#rivals);
    const total = this.#otherTotals[seat]!;
    ownTraits(this.#looks[seat]!, this.#rivals, scene, seat, total, this.#base);
    sumRows(this.#net, this.#base, OWN_SLOTS, this.#baseSums);
  }

  /** With another sheet of its own, on which boxes of some columns were crossed; fills `worth`. */
  weigh(paper: Paper, columns: readonly number[] = NO_COLUMNS): Worth {
    const scene = this.#scene!;
    const total = totalOf(paper, scene.claimed);
    if (this.#isEnd || coloursDone(paper) >= 2) return this.#settle(paper, total);
    copyLook(this.#looks[this.#seat]!, this.#look);
    if (columns.length > 0) {
      lookAgain(this.#board!, scene.papers[this.#seat]!, paper, columns, this.#look);
    }
    ownTraits(this.#look, this.#rivals, scene, this.#seat, total, this.#traits);
    this.#ownSums.set(this.#baseSums);
    for (let i = 0; i < OWN_SLOTS; i++) {
      const before = this.#base[i]!;
      const after = this.#traits[i]!;
      if (before !== after) swapRow(this.#net, before, after, this.#ownSums);
    }
    return this.#ask(total);
  }

  #ask(total: number): Worth {
    const { papers } = this.#scene!;
    const worth = this.#clear();
    const second = Math.min(this.#look.second, this.#rivals.second);
    const others = papers.length - 1;
    if (others === 0) {
      worth.score = this.#hear(SCORE, this.#ownSums);
      worth.lead = worth.score;
    }
    for (let other = 0; other < papers.length; other++) {
      if (other === this.#seat) continue;
      const sums = this.#pair(other, pairTrait(total - this.#otherTotals[other]!, second));
      worth.win += chance(answer(this.#net, sums, WIN)) / others;
      worth.score += this.#hear(SCORE, sums) / others;
      worth.lead += this.#hear(LEAD, sums) / others;
    }
    return worth;
  }

  #hear(head: number, sums: Float32Array): number {
    return POINTS * answer(this.#net, sums, head);
  }

  #pair(other: Seat, trait: number): Float32Array {
    const width = this.#sums.length;
    const theirs = this.#otherSums[other]!;
    const { rows } = this.#net;
    const at = trait * width;
    for (let i = 0; i < width; i++) {
      this.#sums[i] = this.#ownSums[i]! + theirs[i]! + rows[at + i]!;
    }
    return this.#sums;
  }

  /** E15–E17: the match is over. */
  #settle(paper: Paper, total: number): Worth {
    const { papers } = this.#scene!;
    const worth = this.#clear();
    worth.score = total + endBonus(this.#scene!, paper);
    const others = papers.length - 1;
    if (others === 0) worth.lead = worth.score;
    for (let other = 0; other < papers.length; other++) {
      if (other === this.#seat) continue;
      const theirs = this.#otherTotals[other]!;
      worth.win += wins(total, paper.jokers, theirs, papers[other]!.jokers) / others;
      worth.lead += (total - theirs) / others;
    }
    return worth;
  }

  #clear(): Worth {
    this.worth.win = 0;
    this.worth.score = 0;
    this.worth.lead = 0;
    return this.worth;
  }
}

/** Nets think of scores in tens of points. */
export const POINTS = 10;
