import type { Move, Seat } from '#engine/contract.ts';
import { playOn, throwAhead } from '#kits/grid/bots/play-on.ts';
import { searchFor } from '#kits/grid/bots/search.ts';
import { worthOf } from '#kits/grid/bots/worth.ts';
import { cloneTable } from '#kits/grid/table.ts';
import type { Net } from '#kits/net/net.ts';
import type { Random } from '#kits/random.ts';
import { next, type Position, resolve, roll } from '../play.ts';
import { Judge } from './judge.ts';
import { Player, POINT_ALONE } from './player.ts';
import { sceneOf } from './scene.ts';

/** How much a search may do. */
export interface Budget {
  /** Tables of two played on for a few rolls, over all candidates; larger ones count for more. */
  readonly tries: number;
  /** Whether time is up; asked before every round of samples. */
  isTime?(): boolean;
}

export const WIDTH = { most: 6, far: 0.05, enough: 12, firstWord: 8 };
/** Rolls that are played on before the net is asked; alone, where they cost less, more of them. */
export const ROLLS = 2;
export const ROLLS_ALONE = 6;
const RULES = { next, roll, resolve };

/**
 * Plays on after each promising move and asks the net a few rolls later. Everybody plays as the net
 * would.
 */
export class Search {
  readonly #player: Player;
  readonly #quick: Player;
  readonly #judge: Judge;

  constructor(net: Net) {
    this.#player = new Player(net);
    this.#quick = new Player(net, { isQuick: true });
    this.#judge = new Judge(net);
  }

  choose(position: Position, seat: Seat, random: Random, budget: Budget): Move {
    const { papers, tray } = position;
    const rolls = papers.length === 1 ? ROLLS_ALONE : ROLLS;
    const dice = tray.colours.length + tray.numbers.length;
    const cost = papers.length / 2;
    let tries = 0;
    const count = this.#player.weighMoves(position, seat);
    return searchFor(this.#player, count, WIDTH, (candidates) => {
      tries += cost * candidates.length;
      if (tries > budget.tries || budget.isTime?.()) return undefined;
      const thrown = throwAhead(rolls, dice, random);
      return candidates.map(({ move }) => this.#sample(position, seat, move, thrown));
    });
  }

  #sample(position: Position, seat: Seat, move: Move, thrown: readonly number[][]): number {
    const table = cloneTable(position);
    playOn(RULES, table, { seat, move }, thrown, this.#choose);
    const scene = sceneOf(table);
    this.#judge.sit(scene, seat);
    return worthOf(this.#judge.weigh(table.papers[seat]!), table.papers.length, POINT_ALONE);
  }

  readonly #choose = (table: Position, seat: Seat): Move => this.#quick.choose(table, seat);
}
