import type { Move } from '#engine/contract.ts';
import { expectedBest } from '../lab/best.ts';
import { moves, PASS, resolve, roll } from '../play.ts';
import { clone, type Position, WHITE } from '../position.ts';
import { boxAt, sheetOf } from '../sheets.ts';
import type { Worth } from './planner.ts';

const FACES = 6;
const SUMS = 11;
const ROWS = 4;
const NEVER = Number.NEGATIVE_INFINITY;

/**
 * What a position is worth one roll later, averaged over every roll there is. The white dice are
 * gone through; once they lie there each coloured die has a best use of its own, whatever the
 * others show, as in the solved game.
 */
export function aheadOf(worth: Worth): Worth {
  /** By box: the most that a second action there can bring, with the best first one before it. */
  const ending = new Float64Array(boxAt(ROWS, 0));
  const brings = new Float64Array(ROWS * FACES);
  const list = new Array<Move>(16);
  const seconds = new Array<Move>(16);

  function expected(position: Position): number {
    let total = 0;
    for (let sum = 0; sum < SUMS; sum++) total += afterSum(position, sum);
    return total / FACES ** 2;
  }

  function afterSum(position: Position, sum: number): number {
    const rolled = clone(position);
    const low = Math.max(0, sum - FACES + 1);
    roll(rolled, [low, sum - low, 0, 0, 0, 0]);
    const { active } = rolled;
    const chosen = answers(worth, rolled, list);
    ending.fill(NEVER);
    let alone = NEVER;
    const count = moves(rolled, active, list);
    for (let i = 0; i < count; i++) {
      chosen[active] = list[i]!;
      const after = clone(rolled);
      resolve(after, chosen);
      if (after.phase === 'colour') {
        useSecond(after);
        resolve(after, [PASS]);
      }
      alone = Math.max(alone, worth(after, active));
    }
    return overColours(rolled, sum, alone);
  }

  /** Every box that some coloured die might cross. */
  function useSecond(after: Position): void {
    const { active, dice } = after;
    const whites = [dice[0]!, dice[1]!];
    for (let number = 2; number <= 12; number++) {
      // With equal white dice each colour's box of a number is a move of its own.
      dice[0] = 0;
      dice[1] = 0;
      for (let colour = 0; colour < ROWS; colour++) {
        dice[WHITE + colour] = (after.closed >> colour) & 1 ? 0 : number;
      }
      const count = moves(after, active, seconds);
      for (let i = 1; i < count; i++) {
        const end = clone(after);
        resolve(end, [seconds[i]!]);
        const value = worth(end, active);
        if (value > ending[seconds[i]! - 1]!) ending[seconds[i]! - 1] = value;
      }
    }
    dice[0] = whites[0]!;
    dice[1] = whites[1]!;
  }

  /** The white dice that give a sum, each pair as often as it comes in 36 rolls. */
  function overColours({ closed, sheet }: Position, sum: number, alone: number): number {
    const { ofColour } = sheetOf(sheet);
    let total = 0;
    for (let white = Math.max(0, sum - FACES + 1); 2 * white <= sum; white++) {
      const other = sum - white;
      for (let colour = 0; colour < ROWS; colour++) {
        const isGone = ((closed >> colour) & 1) !== 0;
        for (let face = 0; face < FACES; face++) {
          const one = ending[ofColour[(white + face + 2) * 4 + colour]!]!;
          const two = ending[ofColour[(other + face + 2) * 4 + colour]!]!;
          brings[colour * FACES + face] = isGone ? NEVER : Math.max(one, two);
        }
      }
      total += expectedBest(alone, brings) * (white === other ? 1 : 2);
    }
    return total;
  }

  return (position, seat) => {
    if (position.phase === 'over') return worth(position, seat);
    const value = expected(position);
    return seat === position.active ? value : 1 - value;
  };
}

/** What the others do with the white dice, as if the active seat did nothing at all. */
function answers(worth: Worth, rolled: Position, list: Move[]): Move[] {
  const chosen = new Array<Move>(rolled.seats).fill(PASS);
  for (let seat = 0; seat < rolled.seats; seat++) {
    if (seat === rolled.active) continue;
    const count = moves(rolled, seat, list);
    let most = NEVER;
    let best: Move = PASS;
    for (let i = 0; i < count && count > 1; i++) {
      chosen[seat] = list[i]!;
      const after = clone(rolled);
      resolve(after, chosen);
      if (after.phase === 'colour') {
        after.crossed = true;
        resolve(after, [PASS]);
      }
      const value = worth(after, seat);
      if (value <= most) continue;
      most = value;
      best = list[i]!;
    }
    chosen[seat] = best;
  }
  return chosen;
}
