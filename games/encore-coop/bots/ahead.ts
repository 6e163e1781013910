import type { Move, Seat } from '#engine/contract.ts';
import { claim } from '#kits/grid/claims.ts';
import { PASS } from '#kits/grid/moves.ts';
import { crossFor } from '#kits/grid/table.ts';
import { layOut, takeAway } from '#kits/grid/tray.ts';
import type { Random } from '#kits/random.ts';
import { isFulfilled, lookAtMission } from '../missions.ts';
import { diceOf, MISSES_TO_LOSE } from '../play.ts';
import { clone, type Position } from '../position.ts';
import { Judge } from './judge.ts';
import { Player } from './player.ts';
import { GOAL_TURNS } from './traits.ts';
import type { Learnt } from './worths.ts';

/** A roll to come, and the two dice that somebody else would take first. */
export interface Throw {
  readonly faces: readonly number[];
  readonly taken: readonly [colour: number, number: number];
}

const FACES = 6;
const ROLLS_TOGETHER = 3;

export function throwFor(position: Position, random: Random): Throw {
  const faces = diceOf(position).map(() => random.below(FACES));
  return { faces, taken: [random.below(position.colourDice), random.below(position.numberDice)] };
}

/** Plays one seat on for a few rolls while the others stand still. */
export class Ahead {
  readonly #player: Player;
  readonly #judge: Judge;

  constructor(learnt: Learnt) {
    this.#player = new Player(learnt);
    this.#judge = new Judge(learnt);
  }

  /** What the table is worth after a seat's move and these rolls; not beyond the next goal. */
  worth(position: Position, seat: Seat, move: Move, throws: readonly Throw[]): number {
    const table = clone(position);
    choose(table, seat, move);
    for (const each of throws) {
      if (isDone(table, seat) || GOAL_TURNS.includes(table.rolls)) break;
      lay(table, seat, each);
      choose(table, seat, this.#player.choose(table, seat));
    }
    this.#judge.sit(table);
    return this.#judge.weigh(seat, table.papers[seat]!, 0);
  }
}

function choose(table: Position, seat: Seat, move: Move): void {
  if (move === PASS) table.misses[seat]!++;
  else crossFor(table, seat, move);
  const { done, first, later } = table.papers[seat]!;
  table.claimed = claim(table.papers, table.claimed);
  lookAtMission(table, done & ~(first | later));
}

function lay(table: Position, seat: Seat, { faces, taken }: Throw): void {
  const { tray, papers } = table;
  layOut(tray, faces, table.colourDice, table.numberDice);
  table.active = (table.active + 1) % papers.length;
  table.rolls++;
  table.phase = 'together';
  if (table.active === seat || table.rolls <= ROLLS_TOGETHER) return;
  takeAway(tray, tray.colours[taken[0]]!, tray.numbers[taken[1]]!);
}

function isDone(table: Position, seat: Seat): boolean {
  return table.misses[seat]! >= MISSES_TO_LOSE || (!table.toTheLast && isFulfilled(table));
}
