import type { Seat } from '#engine/contract.ts';
import type { Net } from '#kits/grid/bots/net.ts';
import { type After, areaFor, lookWith } from './after.ts';
import { Judge } from './judge.ts';
import { isEnd, type Look } from './look.ts';
import { ROLLS, rollAt } from './prices.ts';
import { Rerolls } from './rerolls.ts';
import { Turn } from './turn.ts';

const ALL_DICE = 3;
const ENOUGH_DICE = 2;
const MASKS = 8;

/** Looks one whole turn ahead: over all rolls that may come, with the best answer to each. */
export class Ahead {
  readonly #judge: Judge;
  readonly #turn: Turn;
  readonly #rerolls = new Rerolls();
  readonly #chances = new Float64Array(ROLLS);

  constructor(net: Net) {
    this.#judge = new Judge(net);
    this.#turn = new Turn(this.#judge);
  }

  /** Learns how the dice will lie when `active`, who is about to roll, has had its will. */
  expect(looks: readonly Look[], active: Seat): void {
    this.#weigh(looks, active, active);
    this.#rerolls.weigh(this.#turn.best);
    this.#rerolls.chances(this.#chances);
  }

  /** What the sheets are worth to a seat; when another rolls, that has to be expected first. */
  weigh(looks: readonly Look[], seat: Seat, active: Seat): number {
    this.#weigh(looks, seat, active);
    const { best } = this.#turn;
    let sum = 0;
    if (seat !== active) {
      for (let roll = 0; roll < ROLLS; roll++) sum += this.#chances[roll]! * best[roll]!;
      return sum;
    }
    this.#rerolls.weigh(best);
    for (let roll = 0; roll < ROLLS; roll++) sum += this.#rerolls.worths[roll]!;
    return sum / ROLLS;
  }

  /**
   * What it is worth to the active seat to roll each set of dice again: the best uses at a glance,
   * each looked at one turn further.
   */
  weighRolling(looks: readonly Look[], seat: Seat, dice: readonly number[]): readonly number[] {
    const active = (seat + 1) % looks.length;
    this.#weigh(looks, seat, seat);
    const glances = this.#turn.best.slice();
    const afters = this.#turn.after.slice();
    const worths = new Map<number, number>();
    if (active !== seat) this.expect(looks, active);
    const closer = glances.map((glance, roll) => {
      const known = worths.get(afters[roll]!);
      if (known !== undefined) return known;
      const worth = this.#closer(looks, seat, areaFor(afters[roll]!), glance);
      worths.set(afters[roll]!, worth);
      return worth;
    });
    this.#rerolls.weigh(closer);
    return Array.from({ length: MASKS }, (_, mask) => this.#rerolls.worthOf(rollAt(dice), mask));
  }

  #closer(looks: readonly Look[], seat: Seat, after: After, glance: number): number {
    const own = looks[seat]!;
    const active = (seat + 1) % looks.length;
    this.#judge.sit(looks, seat, active);
    const isGivenUp = !own.isSecond && this.#judge.isTurning(after.ring, after.line, glance);
    const all = looks.with(seat, lookWith(own, after, isGivenUp));
    return all.some(isEnd) ? glance : this.weigh(all, seat, active);
  }

  /** What a match that is over is worth. */
  result(looks: readonly Look[], seat: Seat): number {
    const { ring, line, misses } = looks[seat]!;
    this.#judge.sit(looks, seat, 0);
    return this.#judge.weigh(ring, line, misses);
  }

  #weigh(looks: readonly Look[], seat: Seat, active: Seat): void {
    this.#judge.sit(looks, seat, (active + 1) % looks.length);
    this.#turn.weigh(looks[seat]!, seat === active ? ALL_DICE : ENOUGH_DICE);
  }
}
