import type { Seat } from '#engine/contract.ts';
import type { Board } from '#kits/grid/board.ts';
import { boardOf } from '#kits/grid/boards.ts';
import type { Forecast } from '#kits/grid/bots/forecast.ts';
import { MOST_SEATS, Opinion } from '#kits/grid/bots/opinion.ts';
import type { Worth } from '#kits/grid/bots/worth.ts';
import type { Net } from '#kits/net/net.ts';
import { SOLO_ROLLS } from '../play.ts';
import type { Position } from '../position.ts';
import { SHEET_SLOTS } from './layout.ts';
import { copyStandLook, lookAtStand, lookAtStandAgain, newStandLook } from './look.ts';
import {
  endBonus,
  finish,
  hasEnded,
  newStand,
  type Stand,
  settleRows,
  takeStand,
  totalOf,
} from './stand.ts';
import {
  newRowRivals,
  OTHER_BASE,
  OWN_SLOTS,
  ownSlots,
  ownTraits,
  pairTrait,
  rivalsOf,
  type Setting,
  SLOTS,
  stageOf,
} from './traits.ts';

const READING = { ownSlots: OWN_SLOTS, otherBase: OTHER_BASE, pairTrait, isToCome: true };

/**
 * Says what a table after this roll is worth to a seat. It first sits down at a table, and then
 * computes quickly what it would be worth with other crosses on its own sheet.
 */
export class Judge {
  readonly #opinion: Opinion;
  readonly #looks = Array.from({ length: MOST_SEATS }, newStandLook);
  readonly #stands = Array.from({ length: MOST_SEATS }, newStand);
  readonly #look = newStandLook();
  readonly #rivals = newRowRivals();
  readonly #traits = new Int32Array(SLOTS);
  #setting: Setting = { seats: 0, next: 0, rolls: 0, rowsGone: 0 };
  #board: Board | undefined;
  #claimed = 0;
  #seat: Seat = 0;
  #isEnd = false;
  /** How many tables were weighed so far. */
  judged = 0;

  constructor(net: Net) {
    this.#opinion = new Opinion(net, READING);
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
      if (hasEnded(stand)) this.#isEnd = true;
    }
    const isBetween = phase === 'roll' || phase === 'over';
    const next = isBetween ? active : (active + 1) % seats;
    this.#setting = { seats, next, rolls, rowsGone };
    for (let each = 0; each < seats; each++) this.#lookAt(each);
    rivalsOf(this.#looks, seats, seat, this.#rivals);
    ownTraits(this.#looks[seat]!, this.#rivals, this.#setting, seat, this.#traits);
    this.#opinion.sit(seats, seat, this.#traits, ownSlots(seats));
  }

  /** After the roll, with another stand of its own. */
  weigh(stand: Stand): Worth {
    this.judged++;
    finish(stand, this.#claimed);
    const total = totalOf(this.#board!, stand);
    if (this.#isEnd || hasEnded(stand)) {
      const { seats, rolls } = this.#setting;
      return this.#opinion.settle(total, stand.paper.jokers, endBonus(stand, seats, rolls));
    }
    this.#see(stand);
    return this.#opinion.weigh(this.#traits, total, this.#look.stage);
  }

  /** How the match may end for the seat, as it is. */
  foretell(): Forecast {
    const { stand } = this;
    this.#see(stand);
    return this.#opinion.foretell(this.#traits, totalOf(this.#board!, stand), this.#look.stage);
  }

  /** The traits of a table between two rolls against one other seat, to learn from. */
  traitsAgainst(other: Seat): Int32Array {
    const stand = this.stand;
    this.#see(stand);
    if (other === this.#seat) return this.#traits.slice(0, ownSlots(1));
    const theirs = this.#looks[other]!.traits.map((trait) => OTHER_BASE + trait);
    this.#traits.set(theirs, OWN_SLOTS);
    const board = this.#board!;
    const lead = totalOf(board, stand) - totalOf(board, this.#stands[other]!);
    this.#traits[OWN_SLOTS + SHEET_SLOTS] = pairTrait(lead, this.#look.stage);
    return this.#traits.slice();
  }

  #see(stand: Stand): void {
    const seat = this.#seat;
    copyStandLook(this.#looks[seat]!, this.#look);
    lookAtStandAgain(this.#board!, this.#stands[seat]!.paper, stand, this.#look);
    ownTraits(this.#look, this.#rivals, this.#setting, seat, this.#traits);
  }

  #lookAt(each: Seat): void {
    const stand = this.#stands[each]!;
    const look = this.#looks[each]!;
    look.stage = stageOf(this.#setting.rolls);
    look.rowsGone = this.#setting.rowsGone;
    lookAtStand(this.#board!, stand, look);
    if (each === this.#seat) return;
    this.#opinion.meet(each, look.traits, totalOf(this.#board!, stand), stand.paper.jokers);
  }
}
