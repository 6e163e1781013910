import type { Move, Seat } from '#engine/contract.ts';
import { playOn, throwAhead } from '#kits/grid/bots/play-on.ts';
import { searchFor } from '#kits/grid/bots/search.ts';
import { worthOf } from '#kits/grid/bots/worth.ts';
import type { Net } from '#kits/net/net.ts';
import type { Random } from '#kits/random.ts';
import { next, resolve, roll } from '../play.ts';
import { clone, type Position } from '../position.ts';
import { Judge } from './judge.ts';
import { Player, POINT_ALONE } from './player.ts';
import { copyStand, newStand } from './stand.ts';

/** How much a search may do. */
export interface Budget {
  /** Tables that the net may judge, over all samples: they are what takes time. */
  readonly tables: number;
  /** Whether time is up; asked before every round of samples. */
  isTime?(): boolean;
}

export const WIDTH = { most: 8, far: 0.03, enough: 10, firstWord: 6 };
/** Rolls that are played on before the net is asked: as many alone, and with others. */
export const ROLLS = { alone: 4, among: 3 };
const RULES = { next, roll, resolve };

/**
 * Plays on after each promising move and asks the net a few rolls later. Everybody plays as the net
 * would.
 */
export class Search {
  readonly #player: Player;
  readonly #judge: Judge;
  readonly #stand = newStand();

  constructor(net: Net) {
    this.#player = new Player(net);
    this.#judge = new Judge(net);
  }

  choose(position: Position, seat: Seat, random: Random, budget: Budget): Move {
    const { papers, tray } = position;
    const rolls = papers.length === 1 ? ROLLS.alone : ROLLS.among;
    const dice = tray.colours.length + tray.numbers.length + 1;
    const count = this.#player.weighMoves(position, seat);
    const most = this.#judged + budget.tables;
    let isOpen = true;
    return searchFor(this.#player, count, WIDTH, (candidates) => {
      if (!isOpen || this.#judged >= most || budget.isTime?.()) return undefined;
      const thrown = throwAhead(rolls, dice, random);
      // When every move ends the match, more samples would say the same.
      isOpen = false;
      return candidates.map(({ move }) => {
        const table = clone(position);
        if (playOn(RULES, table, { seat, move }, thrown, this.#choose) > 0) isOpen = true;
        return this.#weigh(table, seat);
      });
    });
  }

  readonly #choose = (table: Position, seat: Seat): Move => this.#player.choose(table, seat);

  get #judged(): number {
    return this.#player.judged + this.#judge.judged;
  }

  #weigh(table: Position, seat: Seat): number {
    this.#judge.sit(table, seat);
    copyStand(this.#judge.stand, this.#stand);
    return worthOf(this.#judge.weigh(this.#stand), table.papers.length, POINT_ALONE);
  }
}
