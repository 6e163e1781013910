import { type Refusal, refusal, type Seat } from '#engine/contract.ts';
import { popcount } from '#kits/bits.ts';
import { boxName } from './box-name.ts';
import { CROSSES_TO_CLOSE } from './play.ts';
import { LAST, type Position, WHITE } from './position.ts';
import { boxAt, COLOURS, placeOf, ROW_NAMES, rowOf, sheetOf } from './sheets.ts';

// What keeps a box from being crossed, in the same words for records, tables and lessons.

/** Q8, for a row. */
export function closedRow({ closed }: Position, row: number): Refusal | undefined {
  return closed & (1 << row) ? refusal('Q8', 'closed', { row: ROW_NAMES[row]! }) : undefined;
}

/** Q3. */
export function notWhite(position: Position, box: number): Refusal | undefined {
  const [one, other] = position.dice as [number, number];
  const sum = one + other;
  if (sheetOf(position.sheet).number[box] === sum) return undefined;
  return refusal('Q3', 'notWhite', { box: boxName(position, box), one, other, sum });
}

/** Q4, and Q8 for a die that has left. */
export function notColour(position: Position, box: number): Refusal | undefined {
  const [one, other] = position.dice as [number, number];
  const sheet = sheetOf(position.sheet);
  const colour = COLOURS[sheet.colour[box]!]!;
  const die = position.dice[WHITE + sheet.colour[box]!]!;
  if (die === 0) return refusal('Q8', 'gone', { colour });
  const low = Math.min(one, other) + die;
  const high = Math.max(one, other) + die;
  if ([low, high].includes(sheet.number[box]!)) return undefined;
  const args = { box: boxName(position, box), colour, low, high };
  return refusal('Q4', low === high ? 'oneSum' : 'twoSums', args);
}

/** Q1. */
export function outOfOrder(position: Position, seat: Seat, box: number): Refusal | undefined {
  const row = rowOf(box);
  const crosses = position.rows[seat * 4 + row]!;
  const later = crosses >> placeOf(box);
  if (later === 0) return undefined;
  const name = boxName(position, box);
  if (later & 1) return refusal('Q1', 'crossed', { box: name });
  const last = boxAt(row, Math.min(31 - Math.clz32(crosses), LAST));
  return refusal('Q1', 'order', { box: name, last: boxName(position, last) });
}

/** Q2. */
export function tooFew(position: Position, seat: Seat, box: number): Refusal | undefined {
  const count = popcount(position.rows[seat * 4 + rowOf(box)]!);
  if (placeOf(box) !== LAST || count >= CROSSES_TO_CLOSE) return undefined;
  return refusal('Q2', 'five', { box: boxName(position, box), count });
}
