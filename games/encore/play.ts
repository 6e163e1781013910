import type { Faces, Move, Next, Seat } from '#engine/contract.ts';
import { claim } from '#kits/grid/claims.ts';
import { PASS } from '#kits/grid/moves.ts';
import type { Table } from '#kits/grid/table.ts';
import {
  crossFor,
  decides,
  listCrossings,
  newTable,
  openRoll,
  passDice,
  settle,
  twoColours,
} from '#kits/grid/table.ts';
import { COLOUR_DIE, NUMBER_DIE } from '#kits/grid/tray.ts';

export type Position = Table;

const JOKERS = 8;
export const SOLO_ROLLS = 30; // E18

const DICE: Next = dice(3);
const SOLO_DICE: Next = dice(2);

export function start(seats: number, sheet: string): Position {
  return newTable(new Array<string>(seats).fill(sheet), JOKERS);
}

export function isSolo(position: Position): boolean {
  return position.papers.length === 1;
}

export function next(position: Position): Next {
  if (position.phase === 'roll') return isSolo(position) ? SOLO_DICE : DICE;
  return decides(position);
}

export function roll(position: Position, faces: Faces): void {
  const each = faces.length / 2;
  openRoll(position, faces, each, each);
}

export function moves(position: Position, seat: Seat, into: Move[]): number {
  into[0] = PASS;
  return listCrossings(position, seat, into, 1);
}

export function resolve(position: Position, chosen: readonly Move[]): void {
  if (settle(position, chosen, crossFor)) finishRoll(position);
}

/** E12–E15: the roll is scored when everybody has chosen. */
function finishRoll(position: Position): void {
  position.claimed = claim(position.papers, position.claimed);
  if (twoColours(position) || (isSolo(position) && position.rolls === SOLO_ROLLS)) {
    position.phase = 'over';
  } else {
    passDice(position);
  }
}

function dice(each: number): Next {
  const kinds = [COLOUR_DIE, NUMBER_DIE];
  return { for: 'dice', dice: kinds.flatMap((die) => new Array(each).fill(die)) };
}
