import type { Move, Seat } from '#engine/contract.ts';
import type { Net } from '#kits/net/net.ts';
import { ALL_DICE } from '../dice.ts';
import { CLOSE, sequences } from '../moves.ts';
import { diceWanted } from '../play.ts';
import { areaOf, MISSES, type Position } from '../position.ts';
import { afterUses, keyOf, lookAfter } from './after.ts';
import { Judge } from './judge.ts';
import { isEnd, type Look, lookAt, looksOf } from './look.ts';
import { rollAt } from './prices.ts';
import { Rerolls } from './rerolls.ts';
import { Turn } from './turn.ts';

/** What everybody seems to do with the dice that lie there, and what their sheets become. */
export interface Foreseen {
  readonly moves: readonly Move[];
  readonly looks: readonly Look[];
}

const DOUBT = 0.2;

/** Weighs all moves of a seat with what a net has learnt. */
export class Player {
  readonly #judge: Judge;
  readonly #turn: Turn;
  readonly #rerolls = new Rerolls();
  readonly #seen = new Set<number>();
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

  /** The same, with the others' sheets as they will be if all do what seems best for them. */
  weighAmong(position: Position, seat: Seat, foreseen: readonly Look[]): number {
    const count = this.weighMoves(position, seat, foreseen);
    if (!foreseen.some((look, other) => other !== seat && isEnd(look))) return count;
    // A rival who seems to end the match may not do it.
    const worths = this.worths.slice(0, count);
    this.weighMoves(position, seat, looksOf(position));
    for (let i = 0; i < count; i++) {
      this.worths[i] = (1 - DOUBT) * worths[i]! + DOUBT * this.worths[i]!;
    }
    return count;
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

  /** Of moves that lead to the same sheet only the first. */
  #weighUses(position: Position, seat: Seat): number {
    const canTurn = position.sheets[seat]!.length === 1;
    const [judge, moves] = [this.#judge, this.moves];
    const count = sequences(areaOf(position, seat), position.dice, moves);
    this.#seen.clear();
    let kept = 0;
    for (let i = 0; i < count; i++) {
      let move = moves[i]!;
      const { ring, line, misses } = afterUses(position, seat, move);
      const key = keyOf(ring, line, misses);
      if (this.#seen.has(key)) continue;
      this.#seen.add(key);
      const worth = judge.weigh(ring, line, misses);
      if (canTurn && misses < MISSES && judge.isTurning(ring, line, worth)) move |= CLOSE;
      moves[kept] = move;
      this.worths[kept++] = worth;
    }
    return kept;
  }
}

export function nextActive({ active, sheets }: Position): Seat {
  return (active + 1) % sheets.length;
}
