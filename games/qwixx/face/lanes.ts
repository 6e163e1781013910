import type { Seat } from '#engine/contract.ts';
import { popcount } from '#kits/bits.ts';
import type { ColourKey } from '#ui/die.tsx';
import type { Mark } from '#ui/marks.ts';
import { boxName } from '../box-name.ts';
import { CROSSES_TO_CLOSE } from '../play.ts';
import { LAST, LOCK, type Position } from '../position.ts';
import { boxAt, placeOf, ROW_NAMES, rowOf, sheetOf } from '../sheets.ts';

/** A number of a lane: crossed, passed over by a later cross, shut with its row, or still free. */
export interface LaneBox {
  readonly mark: Mark;
  readonly number: number;
  readonly colour: ColourKey;
  readonly state: 'free' | 'crossed' | 'skipped' | 'closed';
  /** Whether crossing what is pencilled would pass it over. */
  readonly isLosing: boolean;
}

/** A row of a seat's sheet as it is drawn. */
export interface Lane {
  readonly row: number;
  readonly name: (typeof ROW_NAMES)[number];
  readonly colour: ColourKey;
  readonly boxes: readonly LaneBox[];
  /** Crosses and points, with what is pencilled. */
  readonly count: number;
  readonly points: number;
  readonly lock: 'open' | 'crossed' | 'closed';
  readonly closers: readonly Seat[];
}

const KEYS: readonly ColourKey[] = ['r', 'y', 'g', 'b'];

export const keyOf = (colour: number): ColourKey => KEYS[colour]!;

export function lanesOf(
  position: Position,
  seat: Seat,
  pencilled: ReadonlySet<Mark>,
): readonly Lane[] {
  return ROW_NAMES.map((_, row) => laneOf(position, seat, row, pencilled));
}

export function crossesOf({ rows }: Position, seat: Seat, row: number): number {
  return rows[seat * 4 + row]!;
}

/** The place of the rightmost crossed number, or -1. */
export function lastPlace(crosses: number): number {
  return Math.min(31 - Math.clz32(crosses), LAST);
}

export function isClosed({ closed }: Position, row: number): boolean {
  return (closed & (1 << row)) !== 0;
}

export function isCrossed(position: Position, seat: Seat, box: number): boolean {
  return (crossesOf(position, seat, rowOf(box)) & (1 << placeOf(box))) !== 0;
}

/** Whether a cross on the box closes its row. */
export function isClosing(box: number): boolean {
  return placeOf(box) === LAST;
}

/** The numbers that a cross on a free box would pass over. */
export function skippedBy(position: Position, seat: Seat, box: number): readonly number[] {
  const row = rowOf(box);
  const first = lastPlace(crossesOf(position, seat, row)) + 1;
  const count = Math.max(0, placeOf(box) - first);
  return Array.from({ length: count }, (_, i) => numberOf(position, boxAt(row, first + i)));
}

export function numberOf({ sheet }: Position, box: number): number {
  return sheetOf(sheet).number[box]!;
}

/** The index of a box's colour, which on some sheets is not that of its row. */
export function colourOf({ sheet }: Position, box: number): number {
  return sheetOf(sheet).colour[box]!;
}

export function closersOf(position: Position, row: number): readonly Seat[] {
  return position.misses.flatMap((_, seat) =>
    crossesOf(position, seat, row) & (1 << LOCK) ? [seat] : [],
  );
}

/** Q12. */
export function pointsFor(crosses: number): number {
  return (crosses * (crosses + 1)) / 2;
}

export function canClose(position: Position, seat: Seat, row: number): boolean {
  return !isClosed(position, row) && popcount(crossesOf(position, seat, row)) >= CROSSES_TO_CLOSE;
}

function laneOf(position: Position, seat: Seat, row: number, pencilled: ReadonlySet<Mark>): Lane {
  const crosses = crossesOf(position, seat, row);
  const places = Array.from({ length: LAST + 1 }, (_, place) => place);
  const names = places.map((place) => boxName(position, boxAt(row, place)));
  const chosen = names.findLastIndex((name) => pencilled.has(name));
  const added = chosen === -1 ? 0 : chosen === LAST ? 2 : 1;
  const count = popcount(crosses) + added;
  const boxes = places.map((place): LaneBox => {
    const box = boxAt(row, place);
    const state = stateOf(position, crosses, box);
    return {
      mark: names[place]!,
      number: numberOf(position, box),
      colour: keyOf(colourOf(position, box)),
      state,
      isLosing: state === 'free' && place < chosen,
    };
  });
  return {
    row,
    name: ROW_NAMES[row]!,
    colour: keyOf(row),
    boxes,
    count,
    points: pointsFor(count),
    lock: crosses & (1 << LOCK) ? 'crossed' : isClosed(position, row) ? 'closed' : 'open',
    closers: closersOf(position, row),
  };
}

function stateOf(position: Position, crosses: number, box: number): LaneBox['state'] {
  const place = placeOf(box);
  if (crosses & (1 << place)) return 'crossed';
  if (crosses >> place !== 0) return 'skipped';
  return isClosed(position, rowOf(box)) ? 'closed' : 'free';
}
