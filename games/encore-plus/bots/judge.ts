import type { Seat } from '#engine/contract.ts';
import type { Board } from '#kits/grid/board.ts';
import { boardOf } from '#kits/grid/boards.ts';
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
import { SOLO_ROLLS } from '../play.ts';
import type { Position } from '../position.ts';
import { SHEET_SLOTS } from './layout.ts';
import { copyLook, lookAgain, lookAt, newLook } from './look.ts';
import { finish, newStand, type Stand, settleRows, takeStand, totalOf } from './stand.ts';
import {
  lookAtRivals,
  newRivals,
  OWN_SLOTS,
  otherTraits,
  ownSlots,
  ownTraits,
  pairTrait,
  type Setting,
  SLOTS,
  stageOf,
} from './traits.ts';
import { hasEnded, rollsLeft, type Worth, winOver } from './worth.ts';

/** Nets think of scores in tens of points, and only of those that are still to come. */
export const POINTS = 10;
const MOST_SEATS = 6;

/**
 * Says what a table after this roll is worth to a seat. It first sits down at a table, and then
 * tells quickly what it would be worth with other crosses on its own sheet.
 */
export class Judge {
  readonly #net: Net;
  readonly #looks = Array.from({ length: MOST_SEATS }, newLook);
  readonly #stands = Array.from({ length: MOST_SEATS }, newStand);
  readonly #look = newLook();
  readonly #rivals = newRivals();
  readonly #base = new Int32Array(OWN_SLOTS);
  readonly #traits = new Int32Array(SLOTS);
  readonly #otherTraits = new Int32Array(SHEET_SLOTS);
  readonly #baseSums: Float32Array;
  readonly #ownSums: Float32Array;
  readonly #sums: Float32Array;
  readonly #otherSums: readonly Float32Array[];
  readonly #totals = new Int32Array(MOST_SEATS);
  #setting: Setting = { seats: 0, next: 0, rolls: 0, rowsGone: 0 };
  #time = { stage: 0, rowsGone: 0 };
  #board: Board | undefined;
  #claimed = 0;
  #seat: Seat = 0;
  #isEnd = false;
  /** How many tables were weighed so far. */
  judged = 0;
  readonly worth: Worth = { win: 0, score: 0, lead: 0 };

  constructor(net: Net) {
    this.#net = net;
    const sums = () => new Float32Array(widthOf(net));
    this.#baseSums = sums();
    this.#ownSums = sums();
    this.#sums = sums();
    this.#otherSums = Array.from({ length: MOST_SEATS }, sums);
  }

  /** What the seat has before it chooses. */
  get stand(): Stand {
    return this.#stands[this.#seat]!;
  }

  sit(position: Position, seat: Seat): void {
    const { papers, rolls, phase, active, claimed } = position;
    const seats = papers.length;
    this.#seat = seat;
    this.#claimed = claimed;
    this.#board = boardOf(papers[seat]!.sheet);
    this.#isEnd = seats === 1 && rolls >= SOLO_ROLLS;
    let { rowsGone } = position;
    for (let each = 0; each < seats; each++) {
      const stand = this.#stands[each]!;
      takeStand(position, each, stand);
      if (each === seat) continue;
      settleRows(this.#board, stand, position.rowsGone);
      finish(stand, claimed);
      rowsGone |= stand.rows;
      this.#totals[each] = totalOf(this.#board, stand);
      if (hasEnded(stand)) this.#isEnd = true;
    }
    const isBetween = phase === 'roll' || phase === 'over';
    const next = isBetween ? active : (active + 1) % seats;
    this.#setting = { seats, next, rolls, rowsGone };
    this.#time = { stage: stageOf(rolls), rowsGone };
    for (let each = 0; each < seats; each++) this.#lookAt(each);
    lookAtRivals(this.#looks, seats, seat, this.#rivals);
    ownTraits(this.#looks[seat]!, this.#rivals, this.#setting, seat, this.#base);
    sumRows(this.#net, this.#base, ownSlots(seats), this.#baseSums);
  }

  /** After the roll, with another stand of its own; fills `worth`. */
  weigh(stand: Stand): Worth {
    this.judged++;
    finish(stand, this.#claimed);
    const total = totalOf(this.#board!, stand);
    if (this.#isEnd || hasEnded(stand)) return this.#settle(stand, total);
    this.#see(stand);
    this.#ownSums.set(this.#baseSums);
    const slots = ownSlots(this.#setting.seats);
    for (let i = 0; i < slots; i++) {
      const before = this.#base[i]!;
      const after = this.#traits[i]!;
      if (before !== after) swapRow(this.#net, before, after, this.#ownSums);
    }
    return this.#ask(total);
  }

  /** The traits of a table between two rolls against one other seat, to learn from. */
  traitsAgainst(other: Seat): Int32Array {
    const stand = this.stand;
    this.#see(stand);
    if (other === this.#seat) return this.#traits.slice(0, ownSlots(1));
    otherTraits(this.#looks[other]!, this.#traits.subarray(OWN_SLOTS));
    const lead = totalOf(this.#board!, stand) - this.#totals[other]!;
    this.#traits[SLOTS - 1] = pairTrait(lead, this.#time.stage);
    return this.#traits.slice();
  }

  #see(stand: Stand): void {
    const seat = this.#seat;
    copyLook(this.#looks[seat]!, this.#look);
    lookAgain(this.#board!, this.#stands[seat]!.paper, stand, this.#time, this.#look);
    ownTraits(this.#look, this.#rivals, this.#setting, seat, this.#traits);
  }

  #lookAt(each: Seat): void {
    lookAt(this.#board!, this.#stands[each]!, this.#time, this.#looks[each]!);
    if (each === this.#seat) return;
    otherTraits(this.#looks[each]!, this.#otherTraits);
    sumRows(this.#net, this.#otherTraits, SHEET_SLOTS, this.#otherSums[each]!);
  }

  #ask(total: number): Worth {
    const worth = this.#clear();
    const { seats } = this.#setting;
    const others = seats - 1;
    if (others === 0) {
      worth.score = total + this.#hear(SCORE, this.#ownSums);
      worth.lead = worth.score;
    }
    for (let other = 0; other < seats; other++) {
      if (other === this.#seat) continue;
      const lead = total - this.#totals[other]!;
      const sums = this.#pair(other, pairTrait(lead, this.#time.stage));
      worth.win += chance(answer(this.#net, sums, WIN)) / others;
      worth.score += (total + this.#hear(SCORE, sums)) / others;
      worth.lead += (lead + this.#hear(LEAD, sums)) / others;
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

  /** P13, P14: the match is over. */
  #settle(stand: Stand, total: number): Worth {
    const worth = this.#clear();
    const { seats, rolls } = this.#setting;
    const others = seats - 1;
    worth.score = total;
    if (others === 0) {
      worth.score += rollsLeft(stand, rolls);
      worth.lead = worth.score;
    }
    for (let other = 0; other < seats; other++) {
      if (other === this.#seat) continue;
      const lead = total - this.#totals[other]!;
      const jokers = stand.paper.jokers - this.#stands[other]!.paper.jokers;
      worth.win += winOver(lead, jokers) / others;
      worth.lead += lead / others;
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
