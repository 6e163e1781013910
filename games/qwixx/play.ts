import type { Die, Faces, Move, Next, Seat } from '#engine/contract.ts';
import { everyone, NOBODY, only } from '#engine/next.ts';
import { popcount } from '#kits/bits.ts';
import type { Position } from './position.ts';
import { LAST, LOCK, WHITE } from './position.ts';
import { COLOURS, placeOf, rowOf, sheetOf } from './sheets.ts';

/** A move is 0 for a pass, else the box plus 1. */
export const PASS = 0;

export const CROSSES_TO_CLOSE = 5; // Q2
export const MISSES_TO_END = 4; // Q10
const FACES = ['1', '2', '3', '4', '5', '6'];

export const WHITE_DIE: Die = { name: 'white', faces: FACES };
export const COLOUR_DICE: readonly Die[] = COLOURS.map((colour) => ({
  name: colour,
  faces: FACES.map((face) => colour + face),
}));

// Asked all the time, so made once.
const DICE = Array.from({ length: 16 }, (_, closed): Next => {
  const coloured = COLOUR_DICE.filter((_, colour) => !(closed & (1 << colour)));
  return { for: 'dice', dice: [WHITE_DIE, WHITE_DIE, ...coloured] };
});
export function next(position: Position): Next {
  switch (position.phase) {
    case 'roll':
      return DICE[position.closed]!;
    case 'white':
      return everyone(position.seats);
    case 'colour':
      return only(position.active);
    case 'over':
      return NOBODY;
  }
}

export function roll(position: Position, faces: Faces): void {
  const { dice, closed } = position;
  dice[0] = faces[0]! + 1;
  dice[1] = faces[1]! + 1;
  for (let colour = 0, at = WHITE; colour < 4; colour++) {
    dice[WHITE + colour] = closed & (1 << colour) ? 0 : faces[at++]! + 1;
  }
  position.phase = 'white';
}

export function moves(position: Position, seat: Seat, into: Move[]): number {
  into[0] = PASS;
  return position.phase === 'white'
    ? listWhite(position, seat, into)
    : listColour(position, seat, into);
}

/** Q3: the sum of the white dice in every row. */
function listWhite(position: Position, seat: Seat, into: Move[]): number {
  const { dice, rows, closed } = position;
  const { inRow } = sheetOf(position.sheet);
  const sum = dice[0]! + dice[1]!;
  let count = 1;
  for (let row = 0; row < 4; row++) {
    if ((closed >> row) & 1) continue; // Q8
    const box = inRow[sum * 4 + row]!;
    if (mayCross(rows[seat * 4 + row]!, placeOf(box))) into[count++] = box + 1;
  }
  return count;
}

/** Q4: one white die and one coloured die; its boxes may stand in any row. */
function listColour(position: Position, seat: Seat, into: Move[]): number {
  const { dice, rows, closed } = position;
  const { ofColour } = sheetOf(position.sheet);
  const ways = dice[0] === dice[1] ? 1 : 2;
  let count = 1;
  for (let colour = 0; colour < 4; colour++) {
    const die = dice[WHITE + colour]!;
    if (die === 0) continue;
    for (let white = 0; white < ways; white++) {
      const box = ofColour[(dice[white]! + die) * 4 + colour]!;
      const row = rowOf(box);
      if ((closed >> row) & 1) continue; // Q8
      if (mayCross(rows[seat * 4 + row]!, placeOf(box))) into[count++] = box + 1;
    }
  }
  return count;
}

export function resolve(position: Position, chosen: readonly Move[]): void {
  if (position.phase === 'white') resolveWhite(position, chosen);
  else resolveColour(position, chosen[0]!);
}

/** Q3, Q9: all first actions are looked at together, before any row is closed. */
function resolveWhite(position: Position, chosen: readonly Move[]): void {
  let closing = 0;
  for (let seat = 0; seat < position.seats; seat++) {
    if (chosen[seat] !== PASS) closing |= cross(position, seat, chosen[seat]! - 1);
  }
  position.crossed = chosen[position.active] !== PASS;
  if (closing !== 0) close(position, closing);
  position.phase = rowsEndIt(position) ? 'over' : 'colour'; // Q11
}

function resolveColour(position: Position, move: Move): void {
  const { active } = position;
  if (move !== PASS) {
    const closing = cross(position, active, move - 1);
    if (closing !== 0) close(position, closing);
  } else if (!position.crossed) {
    position.misses[active]!++; // Q5
  }
  const over = rowsEndIt(position) || position.misses[active] === MISSES_TO_END;
  position.phase = over ? 'over' : 'roll';
  if (!over) position.active = active + 1 === position.seats ? 0 : active + 1; // Q7
}

/** Q1, Q2: whether a place of a row with these crosses can be crossed. */
function mayCross(crosses: number, place: number): boolean {
  if (crosses >> place !== 0) return false;
  return place !== LAST || popcount(crosses) >= CROSSES_TO_CLOSE;
}

/** Crosses a box, with the lock behind the last one (Q2), and returns the row it closes as a bit. */
function cross(position: Position, seat: Seat, box: number): number {
  const row = rowOf(box);
  const place = placeOf(box);
  position.rows[seat * 4 + row]! |= place === LAST ? (1 << LAST) | (1 << LOCK) : 1 << place;
  return place === LAST ? 1 << row : 0;
}

/** Q8: the dice leave at once, already for the second action of this turn. */
function close(position: Position, rows: number): void {
  position.closed |= rows;
  for (let row = 0; row < 4; row++) if (rows & (1 << row)) position.dice[WHITE + row] = 0;
}

/** Q10. */
function rowsEndIt(position: Position): boolean {
  const { closed } = position;
  return (closed & (closed - 1)) !== 0;
}
