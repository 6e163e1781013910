import type { Outcome } from '#bots/outcome.ts';
import type { Move, Seat } from '#engine/contract.ts';
import { boardOf } from '#kits/grid/boards.ts';
import { agreed } from '#kits/grid/bots/forecast.ts';
import { bestMove } from '#kits/grid/bots/search.ts';
import { worthOf } from '#kits/grid/bots/worth.ts';
import type { Net } from '#kits/net/net.ts';
import type { Position } from '../position.ts';
import { listBombs, listCandidates } from './candidates.ts';
import { Judge } from './judge.ts';
import { copyStand, newStand, play, playBomb, type Stand } from './stand.ts';

/** What a point is worth alone. */
export const POINT_ALONE = 0.01;
/** A row completed with a bomb may bring another bomb; so many are looked at in a row. */
const MOST_BOMBS = 3;

/** Weighs the moves of a seat with what a net has learnt, to the end of the roll. */
export class Player {
  readonly #judge: Judge;
  readonly #stands: readonly Stand[] = Array.from({ length: MOST_BOMBS + 1 }, newStand);
  readonly #bombs: readonly Move[][] = Array.from({ length: MOST_BOMBS + 1 }, () => []);
  /** The moves worth a thought as last weighed, each with its worth. */
  readonly moves: Move[] = [];
  readonly worths: number[] = [];

  constructor(net: Net) {
    this.#judge = new Judge(net);
  }

  /** How many tables it has judged so far. */
  get judged(): number {
    return this.#judge.judged;
  }

  /** Fills `moves` and `worths`; returns how many there are. */
  weighMoves(position: Position, seat: Seat): number {
    const count = listCandidates(position, seat, this.moves);
    if (count === 1) {
      this.worths[0] = 0;
      return count;
    }
    this.#judge.sit(position, seat);
    const isBonus = position.phase === 'bonus';
    const board = boardOf(position.papers[seat]!.sheet);
    const stand = this.#stands[0]!;
    for (let i = 0; i < count; i++) {
      copyStand(this.#judge.stand, stand);
      (isBonus ? playBomb : play)(board, stand, this.moves[i]!, position.rowsGone);
      this.worths[i] = this.#weigh(position, stand, 1);
    }
    return count;
  }

  /** The best move, or the first of the best. */
  choose(position: Position, seat: Seat): Move {
    return bestMove(this, this.weighMoves(position, seat));
  }

  /** How a match may end that is between two rolls; scores are so much higher than the net says. */
  foresee(position: Position, drift = 0): Outcome {
    return agreed(
      position.papers.map((_, seat) => {
        this.#judge.sit(position, seat);
        return this.#judge.foretell();
      }),
      drift,
    );
  }

  #weigh(position: Position, stand: Stand, depth: number): number {
    if (stand.bombs === 0 || depth > MOST_BOMBS) {
      return worthOf(this.#judge.weigh(stand), position.papers.length, POINT_ALONE);
    }
    const board = boardOf(stand.paper.sheet);
    const bombs = this.#bombs[depth]!;
    const next = this.#stands[depth]!;
    const count = listBombs(board, stand.paper, bombs);
    let most = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < count; i++) {
      copyStand(stand, next);
      playBomb(board, next, bombs[i]!, position.rowsGone);
      most = Math.max(most, this.#weigh(position, next, depth + 1));
    }
    return most;
  }
}
