import type { Seat } from '#engine/contract.ts';
import type { Board } from '#kits/grid/board.ts';
import { boardOf } from '#kits/grid/boards.ts';
import type { Forecast } from '#kits/grid/bots/forecast.ts';
import { copyLook, type Look } from '#kits/grid/bots/look.ts';
import { MOST_SEATS, Opinion } from '#kits/grid/bots/opinion.ts';
import { newRivals } from '#kits/grid/bots/rivals.ts';
import type { Worth } from '#kits/grid/bots/worth.ts';
import { coloursDone, type Paper } from '#kits/grid/paper.ts';
import type { Net } from '#kits/net/net.ts';
import { endBonus, hasEnded, type Scene, totalOf } from './scene.ts';
import { lookAtSheet, lookAtSheetAgain, newSheetLook } from './sheet-look.ts';
import { OTHER_BASE, OWN_SLOTS, ownTraits, pairTrait, rivalsOf } from './traits.ts';

const READING = { ownSlots: OWN_SLOTS, otherBase: OTHER_BASE, pairTrait, isToCome: false };
const NO_COLUMNS: readonly number[] = [];

/**
 * Says what a table between two rolls is worth to a seat. It first sits down at a table, and then
 * computes quickly what it would be worth with other crosses on its own sheet.
 */
export class Judge {
  readonly #opinion: Opinion;
  readonly #looks = Array.from({ length: MOST_SEATS }, newSheetLook);
  readonly #look = newSheetLook();
  readonly #rivals = newRivals();
  readonly #traits = new Int32Array(OWN_SLOTS);
  #scene: Scene | undefined;
  #board: Board | undefined;
  #seat: Seat = 0;
  #isEnd = false;

  constructor(net: Net) {
    this.#opinion = new Opinion(net, READING);
  }

  sit(scene: Scene, seat: Seat): void {
    const { papers, claimed } = scene;
    this.#scene = scene;
    this.#seat = seat;
    this.#board = boardOf(papers[seat]!.sheet);
    this.#isEnd = hasEnded(scene);
    for (let each = 0; each < papers.length; each++) {
      const paper = papers[each]!;
      const look = this.#looks[each]!;
      lookAtSheet(this.#board, paper, look);
      if (each === seat) continue;
      this.#opinion.meet(each, look.traits, totalOf(paper, claimed), paper.jokers);
    }
    rivalsOf(this.#looks, scene, seat, this.#rivals);
    const total = totalOf(papers[seat]!, claimed);
    this.#describe(this.#looks[seat]!, total);
    this.#opinion.sit(papers.length, seat, this.#traits, OWN_SLOTS);
  }

  /** With another sheet of its own, on which boxes of some columns were crossed. */
  weigh(paper: Paper, columns: readonly number[] = NO_COLUMNS): Worth {
    const scene = this.#scene!;
    const total = totalOf(paper, scene.claimed);
    if (this.#isEnd || coloursDone(paper) >= 2) {
      return this.#opinion.settle(total, paper.jokers, endBonus(scene, paper));
    }
    copyLook(this.#looks[this.#seat]!, this.#look);
    if (columns.length > 0) {
      lookAtSheetAgain(this.#board!, scene.papers[this.#seat]!, paper, columns, this.#look);
    }
    this.#describe(this.#look, total);
    const second = Math.min(this.#look.second, this.#rivals.second);
    return this.#opinion.weigh(this.#traits, total, second);
  }

  /** How the match may end for the seat, as it is. */
  foretell(): Forecast {
    const { papers, claimed } = this.#scene!;
    const look = this.#looks[this.#seat]!;
    const total = totalOf(papers[this.#seat]!, claimed);
    this.#describe(look, total);
    const second = Math.min(look.second, this.#rivals.second);
    return this.#opinion.foretell(this.#traits, total, second);
  }

  #describe(look: Look, total: number): void {
    ownTraits(look, this.#rivals, this.#scene!, this.#seat, total, this.#traits);
  }
}
