import type { Die, Faces, Move, Next, Seat } from '#engine/contract.ts';
import { everyone, NOBODY, only } from '#engine/next.ts';
import { ALL_DICE, DICE } from './dice.ts';
import { CLOSE, isMark, usesOf } from './moves.ts';
import type { Area, Position } from './position.ts';
import { allColours, allNumbers, areaOf, MISSES, newArea, onFirstArea } from './position.ts';

const ROLL: Next = { for: 'dice', dice: DICE };
export function next(position: Position): Next {
  switch (position.phase) {
    case 'first':
      return ROLL;
    case 'keep':
      return only(position.active);
    case 'again':
      return { for: 'dice', dice: diceAgain(position) };
    case 'use':
      return everyone(position.sheets.length);
    case 'over':
      return NOBODY;
  }
}

export function roll(position: Position, faces: Faces): void {
  const { dice, phase } = position;
  const rolled = phase === 'first' ? ALL_DICE : position.rerolled;
  for (let i = 0; i < dice.length; i++) if (rolled & (1 << i)) dice[i] = faces[i]!;
  position.rerolled = 0;
  position.phase = phase === 'first' ? 'keep' : 'use';
}

export function resolve(position: Position, chosen: readonly Move[]): void {
  if (position.phase === 'keep') {
    position.rerolled = chosen[0]!;
    position.phase = position.rerolled === 0 ? 'use' : 'again';
    return;
  }
  const { active, sheets } = position;
  for (let seat = 0; seat < sheets.length; seat++) {
    const area = areaOf(position, seat);
    if (apply(area, chosen[seat]!) < diceWanted(position, seat)) area.misses++;
  }
  if (sheets.some(endsMatch)) {
    position.phase = 'over'; // T10
    return;
  }
  for (let seat = 0; seat < sheets.length; seat++) turnSheet(position, seat, chosen[seat]!);
  position.active = active + 1 === sheets.length ? 0 : active + 1; // T7
  position.phase = 'first';
}

/** Crosses and marks the boxes of a move, and returns how many dice it used. */
function apply(area: Area, move: Move): number {
  let count = 0;
  for (const { box, dice } of usesOf(move)) {
    area.taken |= 1 << box;
    if (isMark(box)) area.line.push(box);
    count += dice;
  }
  return count;
}

/** T6: how many dice a seat has to use to be spared a miss. */
export function diceWanted(position: Position, seat: Seat): number {
  return seat === position.active ? 3 : 2;
}

/** T8, T9: a first area that is full of misses or given up makes room for the other side. */
function turnSheet(position: Position, seat: Seat, move: Move): void {
  const { side, misses } = areaOf(position, seat);
  const done = misses === MISSES || (move & CLOSE) !== 0;
  if (done && onFirstArea(position, seat)) position.sheets[seat]!.push(newArea(1 - side));
}

/** T10. */
export function endsMatch(areas: readonly Area[]): boolean {
  const second = areas[1];
  if (second === undefined) return false;
  return second.misses === MISSES || allColours(second) || allNumbers(second);
}

/** T1: a kept die has but one face left. */
function diceAgain({ dice, rerolled }: Position): Die[] {
  return DICE.map((die, i) =>
    rerolled & (1 << i) ? die : { name: die.name, faces: [die.faces[dice[i]!]!] },
  );
}
