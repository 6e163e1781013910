import type { Seat } from '#engine/contract.ts';
import { NUMBERS, RING } from './sheets.ts';

/** One side of a seat's sheet. */
export interface Area {
  readonly side: number;
  /** Crossed and marked boxes as bits. */
  taken: number;
  /** Marked number boxes, in the order of the line. */
  readonly line: number[];
  misses: number;
}

export interface Position {
  /** `first` and `again` wait for dice; in between, `keep` waits for the active player. */
  phase: 'first' | 'keep' | 'again' | 'use' | 'over';
  active: Seat;
  /** What each die shows, as an index into its faces. */
  readonly dice: number[];
  /** The dice that are rolled again, as a mask. */
  rerolled: number;
  /** The areas that each seat has begun: one, or two when the sheet is turned. */
  readonly sheets: Area[][];
}

export const MISSES = 3; // T8, T10

/** `sides` says which side each seat begins with. */
export function start(sides: readonly number[]): Position {
  return {
    phase: 'first',
    active: 0,
    dice: [0, 0, 0],
    rerolled: 0,
    sheets: sides.map((side) => [newArea(side)]),
  };
}

export function newArea(side: number): Area {
  return { side, taken: 0, line: [], misses: 0 };
}

export function clone(position: Position): Position {
  return {
    phase: position.phase,
    active: position.active,
    dice: position.dice.slice(),
    rerolled: position.rerolled,
    sheets: position.sheets.map((areas) => areas.map(cloneArea)),
  };
}

/** A seat that has turned its sheet has no side left to give up (T9). */
export function spare({ sheets }: Position, seat: Seat): void {
  const areas = sheets[seat]!;
  if (areas.length === 1) areas.unshift(newArea(1 - areas[0]!.side));
}

function cloneArea({ side, taken, line, misses }: Area): Area {
  return { side, taken, line: line.slice(), misses };
}

/** The area that a seat is playing on. */
export function areaOf(position: Position, seat: Seat): Area {
  const areas = position.sheets[seat]!;
  return areas[areas.length - 1]!;
}

export function onFirstArea(position: Position, seat: Seat): boolean {
  return position.sheets[seat]!.length === 1;
}

/** The end of the line, where it goes on. */
export function lastMark(area: Area): number | undefined {
  return area.line[area.line.length - 1];
}

export function allColours(area: Area): boolean {
  return (area.taken & RING) === RING;
}

export function allNumbers(area: Area): boolean {
  return (area.taken & NUMBERS) === NUMBERS;
}
