import type { Seat } from '#engine/contract.ts';
import { type Area, MISSES, type Position } from '../position.ts';
import { COLOUR_POINTS, NUMBER_POINTS } from '../score.ts';
import { lineOf, marksOf, NO_LINE } from './lines.ts';
import { crossesOf, NO_ARC, ringOf } from './rings.ts';

/** What counts about a seat's sheet. */
export interface Look {
  /** The area that is played on: its side, and whether it is the second. */
  readonly side: number;
  readonly isSecond: boolean;
  readonly ring: number;
  readonly line: number;
  readonly misses: number;
  /** The points of a first area that is done. */
  readonly bank: number;
}

const ALL_CROSSES = 16;
const ALL_MARKS = 13;

export function lookAt(position: Position, seat: Seat): Look {
  const [first, second] = position.sheets[seat] as [Area, Area?];
  const area = second ?? first;
  const { side, misses } = area;
  const bank = second ? pointsOf(ringOf(first.taken), lineOf(first)) : 0;
  const isSecond = second !== undefined;
  return { side, isSecond, ring: ringOf(area.taken), line: lineOf(area), misses, bank };
}

export function looksOf(position: Position): Look[] {
  return position.sheets.map((_, seat) => lookAt(position, seat));
}

export function pointsOf(ring: number, line: number): number {
  return COLOUR_POINTS[crossesOf(ring)]! + NUMBER_POINTS[marksOf(line)]!;
}

export function totalOf({ ring, line, bank }: Look): number {
  return bank + pointsOf(ring, line);
}

/** T8, T9: the sheet turned, with so many points on its first area. */
export function turned(side: number, bank: number): Look {
  return { side: 1 - side, isSecond: true, ring: NO_ARC, line: NO_LINE, misses: 0, bank };
}

/** T10. */
export function isEnd({ isSecond, ring, line, misses }: Look): boolean {
  return isSecond && (misses === MISSES || isFull(ring, line));
}

export function isFull(ring: number, line: number): boolean {
  return crossesOf(ring) === ALL_CROSSES || marksOf(line) === ALL_MARKS;
}
