import type { Seat } from '#engine/contract.ts';
import type { Net } from '#kits/net/net.ts';
import { areaFor, lookWith } from './after.ts';
import { Judge } from './judge.ts';
import { isEnd, type Look } from './look.ts';
import { ROLLS, rollAt } from './prices.ts';
import { Rerolls } from './rerolls.ts';
import { Turn } from './turn.ts';

/** Rolls that the others use much alike, and their sheets after one of them. */
interface Group {
  readonly rolls: readonly number[];
  readonly looks: readonly Look[];
}

const ALL_DICE = 3;
const ENOUGH_DICE = 2;
const MASKS = 8;
const USUAL_GROUPS = 8;

/** Looks one whole turn ahead: over all rolls that may come, with everybody's best answer to each. */
export class Ahead {
  readonly #judge: Judge;
  readonly #turn: Turn;
  readonly #rerolls = new Rerolls();
  readonly #most: number;
  readonly #chances = new Float64Array(ROLLS);
  readonly #best = new Float64Array(ROLLS);
  #groups: readonly Group[] = [];

  /** More groups are more exact, and take longer. */
  constructor(net: Net, groups = USUAL_GROUPS) {
    this.#judge = new Judge(net);
    this.#turn = new Turn(this.#judge);
    this.#most = groups;
  }

  /** How much it has done since it was made. */
  get work(): number {
    return this.#judge.work;
  }

  /** Learns what the others make of the turn for which `active` rolls, with a seat's sheet as given. */
  expect(looks: readonly Look[], seat: Seat, active: Seat): void {
    this.#expectDice(looks, seat, active);
    const others = [...looks.keys()].filter((other) => other !== seat);
    const hopes = new Float64Array(ROLLS);
    const afters = others.map((other) => {
      this.#weigh(looks, other, active);
      for (let roll = 0; roll < ROLLS; roll++) hopes[roll]! += this.#turn.best[roll]!;
      return { other, best: this.#turn.best.slice(), after: this.#turn.after.slice() };
    });
    const groups = grouped(hopes, this.#chances, others.length === 0 ? 1 : this.#most);
    const all = groups.map(() => [...looks]);
    for (const { other, best, after } of afters) {
      this.#judge.sit(looks, other, (active + 1) % looks.length);
      for (const [i, rolls] of groups.entries()) {
        const roll = rolls[rolls.length >> 1]!;
        all[i]![other] = this.#after(looks[other]!, after[roll]!, best[roll]!);
      }
    }
    this.#groups = groups.map((rolls, i) => ({ rolls, looks: all[i]! }));
  }

  /** What a sheet is worth to its seat, once the turn has been expected. */
  weigh(own: Look, seat: Seat, active: Seat): number {
    this.#weighRolls(own, seat, active);
    return this.#mean(this.#best, seat === active);
  }

  /** What it is worth to a seat, who has rolled, to roll each set of dice again. */
  weighRolling(looks: readonly Look[], seat: Seat, dice: readonly number[]): readonly number[] {
    this.expect(looks, seat, seat);
    this.#weighRolls(looks[seat]!, seat, seat);
    // Alone there is time to look one turn further.
    this.#rerolls.weigh(looks.length === 1 ? this.#closer(looks[seat]!) : this.#best);
    return Array.from({ length: MASKS }, (_, mask) => this.#rerolls.worthOf(rollAt(dice), mask));
  }

  /** What a match that is over is worth. */
  result(looks: readonly Look[], seat: Seat): number {
    const { ring, line, misses } = looks[seat]!;
    this.#judge.sit(looks, seat, 0);
    return this.#judge.weigh(ring, line, misses);
  }

  /** How the dice will lie after the roller's best rerolls; one's own are not known yet. */
  #expectDice(looks: readonly Look[], seat: Seat, active: Seat): void {
    this.#chances.fill(1 / ROLLS);
    if (seat === active) return;
    this.#weigh(looks, active, active);
    this.#rerolls.weigh(this.#turn.best);
    this.#rerolls.chances(this.#chances);
  }

  /** What each roll is worth to a seat as it lies. */
  #weighRolls(own: Look, seat: Seat, active: Seat): void {
    for (const { rolls, looks } of this.#groups) {
      this.#weigh(looks.with(seat, own), seat, active);
      for (const roll of rolls) this.#best[roll] = this.#turn.best[roll]!;
    }
  }

  #mean(best: Float64Array, isActive: boolean): number {
    let sum = 0;
    if (!isActive) {
      for (let roll = 0; roll < ROLLS; roll++) sum += this.#chances[roll]! * best[roll]!;
      return sum;
    }
    this.#rerolls.weigh(best);
    for (let roll = 0; roll < ROLLS; roll++) sum += this.#rerolls.worths[roll]!;
    return sum / ROLLS;
  }

  /** What the best uses of each roll are worth, alone, when the turn after it is looked at too. */
  #closer(own: Look): Float64Array {
    const glances = this.#turn.best.slice();
    const afters = this.#turn.after.slice();
    const worths = new Map<number, number>();
    return glances.map((glance, roll) => {
      const known = worths.get(afters[roll]!);
      if (known !== undefined) return known;
      this.#judge.sit([own], 0, 0);
      const look = this.#after(own, afters[roll]!, glance);
      const worth = isEnd(look) ? glance : this.#weighAlone(look);
      worths.set(afters[roll]!, worth);
      return worth;
    });
  }

  #weighAlone(own: Look): number {
    this.#weigh([own], 0, 0);
    return this.#mean(this.#turn.best, true);
  }

  /** What a sheet becomes by the best use of a roll, for the seat that the judge has taken. */
  #after(own: Look, key: number, worth: number): Look {
    const after = areaFor(key);
    const isGivenUp = !own.isSecond && this.#judge.isTurning(after.ring, after.line, worth);
    return lookWith(own, after, isGivenUp);
  }

  #weigh(looks: readonly Look[], seat: Seat, active: Seat): void {
    this.#judge.sit(looks, seat, (active + 1) % looks.length);
    this.#turn.weigh(looks[seat]!, seat === active ? ALL_DICE : ENOUGH_DICE);
  }
}

/** Rolls in the order of what the others may hope for, in groups that are about equally likely. */
function grouped(hopes: Float64Array, chances: Float64Array, most: number): number[][] {
  const order = Array.from(hopes.keys()).sort((one, other) => hopes[one]! - hopes[other]!);
  const groups: number[][] = [];
  let before = 0;
  let last = -1;
  for (const roll of order) {
    const group = Math.min(most - 1, Math.floor(before * most));
    if (group > last) groups.push([]);
    last = group;
    groups.at(-1)!.push(roll);
    before += chances[roll]!;
  }
  return groups;
}
