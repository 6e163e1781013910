import type { Move, Seat } from '#engine/contract.ts';
import { searchFor } from '#kits/grid/bots/search.ts';
import type { Random } from '#kits/random.ts';
import type { Position } from '../position.ts';
import { Ahead, throwFor } from './ahead.ts';
import { Player } from './player.ts';
import type { Learnt } from './worths.ts';

/** How much a search may do. */
export interface Budget {
  /** How often some candidate is played on for a few rolls. */
  readonly tries: number;
  /** Whether time is up; asked before every round of samples. */
  isTime?(): boolean;
}

export const WIDTH = { most: 6, far: 0.06, enough: 10, firstWord: 6 };
/** Rolls that are played on before the judge is asked. */
export const ROLLS = 4;

/**
 * Plays on after each promising move and asks the judge a few rolls later. What the others do is
 * the same whatever one chooses, but for the dice that are left to them: that is added as it seems
 * at first.
 */
export class Search {
  readonly #player: Player;
  readonly #ahead: Ahead;

  constructor(learnt: Learnt) {
    this.#player = new Player(learnt);
    this.#ahead = new Ahead(learnt);
  }

  choose(position: Position, seat: Seat, random: Random, budget: Budget): Move {
    const { replies } = this.#player;
    const count = this.#player.weighMoves(position, seat);
    let tries = 0;
    return searchFor(this.#player, count, WIDTH, (candidates) => {
      tries += candidates.length;
      if (tries > budget.tries || budget.isTime?.()) return undefined;
      const throws = Array.from({ length: ROLLS }, () => throwFor(position, random));
      return candidates.map(({ move, place }) => {
        return this.#ahead.worth(position, seat, move, throws) + replies[place]!;
      });
    });
  }
}
