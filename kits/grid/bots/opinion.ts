import type { Seat } from '#engine/contract.ts';
import {
  addRow,
  answer,
  answerBoth,
  chance,
  LEAD,
  type Net,
  SCORE,
  sumRows,
  swapRow,
  WIN,
  widthOf,
} from '#kits/net/net.ts';
import type { Forecast } from './forecast.ts';
import { type Worth, winOver } from './worth.ts';

export const MOST_SEATS = 6;
/** Nets think of scores in tens of points. */
export const POINTS = 10;

/** The inputs and outputs of a net for a table. */
interface Reading {
  /** Traits of the own sheet and of how it stands among all: the most of them. */
  readonly ownSlots: number;
  /** The traits of another's sheet are those of one's own, so much higher. */
  readonly otherBase: number;
  /** The trait of a lead over another seat at some point of a match. */
  pairTrait(lead: number, stage: number): number;
  /** Whether it predicts only the points that are still to come. */
  readonly isToCome: boolean;
}

/**
 * A net’s evaluation of a table. It is given the current table; then it computes quickly what it
 * thinks if a few traits were others.
 */
export class Opinion {
  readonly #net: Net;
  /** The same net, from the traits of another's sheet on. */
  readonly #otherNet: Net;
  readonly #reading: Reading;
  readonly #base: Int32Array;
  readonly #baseSums: Float32Array;
  readonly #ownSums: Float32Array;
  readonly #otherSums: readonly Float32Array[];
  readonly #totals = new Int32Array(MOST_SEATS);
  readonly #jokers = new Int32Array(MOST_SEATS);
  readonly #worth: Worth = { win: 0, lead: 0 };
  readonly #said: Worth = { win: 0, lead: 0 };
  #slots = 0;
  #seats = 0;
  #seat: Seat = 0;

  constructor(net: Net, reading: Reading) {
    this.#net = net;
    this.#otherNet = { ...net, rows: net.rows.subarray(reading.otherBase * widthOf(net)) };
    this.#reading = reading;
    this.#base = new Int32Array(reading.ownSlots);
    const sums = () => new Float32Array(widthOf(net));
    this.#baseSums = sums();
    this.#ownSums = sums();
    this.#otherSums = Array.from({ length: MOST_SEATS }, sums);
  }

  /** The own traits as they are, the first so many of a list. */
  sit(seats: number, seat: Seat, traits: Int32Array, slots: number): void {
    this.#seats = seats;
    this.#seat = seat;
    this.#slots = slots;
    for (let i = 0; i < slots; i++) this.#base[i] = traits[i]!;
    sumRows(this.#net, traits, slots, this.#baseSums);
  }

  /** The traits of another's sheet, with points and jokers. */
  meet(other: Seat, traits: Int32Array, total: number, jokers: number): void {
    sumRows(this.#otherNet, traits, traits.length, this.#otherSums[other]!);
    this.#totals[other] = total;
    this.#jokers[other] = jokers;
  }

  /** With other traits and points of the own. */
  weigh(traits: Int32Array, total: number, stage: number): Worth {
    const { isToCome, pairTrait } = this.#reading;
    this.#sumOwn(traits);
    const said = this.#said;
    const worth = this.#clear();
    const others = this.#seats - 1;
    if (others === 0) {
      worth.lead = (isToCome ? total : 0) + POINTS * answer(this.#net, this.#ownSums, SCORE);
    }
    for (let other = 0; other <= others; other++) {
      if (other === this.#seat) continue;
      const lead = total - this.#totals[other]!;
      const trait = pairTrait(lead, stage);
      answerBoth(this.#net, this.#ownSums, this.#otherSums[other]!, trait, said);
      worth.win += chance(said.win) / others;
      worth.lead += ((isToCome ? lead : 0) + POINTS * said.lead) / others;
    }
    return worth;
  }

  /** The same in all that a net can tell. */
  foretell(traits: Int32Array, total: number, stage: number): Forecast {
    const { isToCome, pairTrait } = this.#reading;
    this.#sumOwn(traits);
    const sums = Float32Array.from(this.#ownSums);
    const told = (head: number, now: number) =>
      (isToCome ? now : 0) + POINTS * answer(this.#net, sums, head);
    if (this.#seats === 1) return { score: told(SCORE, total), wins: [0], leads: [0] };
    const [wins, leads]: [number[], number[]] = [[], []];
    let score = 0;
    for (let other = 0; other < this.#seats; other++) {
      [wins[other], leads[other]] = [0, 0];
      if (other === this.#seat) continue;
      const lead = total - this.#totals[other]!;
      sums.set(this.#ownSums);
      addRow(this.#otherSums[other]!, 0, sums.length, sums);
      addRow(this.#net.rows, pairTrait(lead, stage) * sums.length, sums.length, sums);
      wins[other] = chance(answer(this.#net, sums, WIN));
      leads[other] = told(LEAD, lead);
      score += told(SCORE, total) / (this.#seats - 1);
    }
    return { score, wins, leads };
  }

  /** With points and jokers of the own, when the match is over; `bonus` is for who plays alone. */
  settle(total: number, jokers: number, bonus: number): Worth {
    const worth = this.#clear();
    const others = this.#seats - 1;
    if (others === 0) worth.lead = total + bonus;
    for (let other = 0; other <= others; other++) {
      if (other === this.#seat) continue;
      const lead = total - this.#totals[other]!;
      worth.win += winOver(lead, jokers - this.#jokers[other]!) / others;
      worth.lead += lead / others;
    }
    return worth;
  }

  #sumOwn(traits: Int32Array): void {
    const base = this.#base;
    const own = this.#ownSums;
    const slots = this.#slots;
    own.set(this.#baseSums);
    for (let i = 0; i < slots; i++) {
      const before = base[i]!;
      const after = traits[i]!;
      if (before !== after) swapRow(this.#net, before, after, own);
    }
  }

  #clear(): Worth {
    this.#worth.win = 0;
    this.#worth.lead = 0;
    return this.#worth;
  }
}
