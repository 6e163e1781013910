import type { Move, Seat } from '#engine/contract.ts';
import type { Net } from '#kits/grid/bots/net.ts';
import { ALL_DICE } from '../dice.ts';
import { CLOSE, sequences } from '../moves.ts';
import { diceWanted } from '../play.ts';
import { areaOf, MISSES, type Position } from '../position.ts';
import { afterUses, keyOf, lookAfter } from './after.ts';
import { Judge } from './judge.ts';
import { type Look, lookAt, looksOf } from './look.ts';
import { rollAt } from './prices.ts';
import { Rerolls } from './rerolls.ts';
import { Turn } from './turn.ts';

/** What everybody seems to do with the dice that lie there, and what their sheets become. */
export interface Foreseen {
  readonly moves: readonly Move[];
  readonly looks: readonly Look[];
}

/** Weighs all moves of a seat with what a net has learnt. */
export class Player {
  readonly #judge: Judge;
  readonly #turn: Turn;
  readonly #rerolls = new Rerolls();
  readonly #known = new Map<number, number>();
  /** The moves as last weighed, each with its worth. Where turning the sheet is better, they do. */
  readonly moves: Move[] = [];
  readonly worths: number[] = [];

  constructor(net: Net) {
    this.#judge = new Judge(net);
    this.#turn = new Turn(this.#judge);
  }

  /** `looks` are the others' sheets, as they are or as they will be after this step. */
  weighMoves(position: Position, seat: Seat, looks: readonly Look[]): number {
    const own = lookAt(position, seat);
    this.#judge.sit(looks.with(seat, own), seat, nextActive(position));
    return position.phase === 'keep'
      ? this.#weighRolling(position, own)
      : this.#weighUses(position, seat);
  }

  /** Every seat does what is best while the others' sheets stay as they are. */
  foresee(position: Position): Foreseen {
    const looks = looksOf(position);
    const moves = looks.map((_, seat) => this.best(this.weighMoves(position, seat, looks)));
    return { moves, looks: looks.map((_, seat) => lookAfter(position, seat, moves[seat]!)) };
  }

  /** The best of the moves as last weighed. */
  best(count: number): Move {
    let best = 0;
    for (let i = 1; i < count; i++) if (this.worths[i]! > this.worths[best]!) best = i;
    return this.moves[best]!;
  }

  #weighRolling(position: Position, own: Look): number {
    this.#turn.weigh(own, diceWanted(position, position.active));
    this.#rerolls.weigh(this.#turn.best);
    const roll = rollAt(position.dice);
    for (let mask = 0; mask <= ALL_DICE; mask++) {
      this.moves[mask] = mask;
      this.worths[mask] = this.#rerolls.worthOf(roll, mask);
    }
    return ALL_DICE + 1;
  }

  #weighUses(position: Position, seat: Seat): number {
    const canTurn = position.sheets[seat]!.length === 1;
    const count = sequences(areaOf(position, seat), position.dice, this.moves);
    this.#known.clear();
    for (let i = 0; i < count; i++) {
      const { ring, line, misses } = afterUses(position, seat, this.moves[i]!);
      const key = keyOf(ring, line, misses);
      let worth = this.#known.get(key);
      if (worth === undefined) {
        worth = this.#judge.weigh(ring, line, misses);
        this.#known.set(key, worth);
      }
      this.worths[i] = worth;
      if (canTurn && misses < MISSES && this.#judge.isTurning(ring, line, worth)) {
        this.moves[i]! |= CLOSE;
      }
    }
    return count;
  }
}

export function nextActive({ active, sheets }: Position): Seat {
  return (active + 1) % sheets.length;
}
