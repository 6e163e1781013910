import type { Seat } from '#engine/contract.ts';
import { type Promised, TEN } from '../bots/promise.ts';
import { missesAt, pointsAt, ROWS, type Stand } from '../bots/stand.ts';
import { MISSES_TO_END } from '../play.ts';
import { ROW_STATES } from './rows.ts';

/** Stands of two with what came of them; when there is no more room, the oldest are forgotten. */
export interface Lessons {
  readonly room: number;
  /** How many there have been, and the first of them still there is at this, modulo `room`. */
  count: number;
  /** For each row the states of both sheets, as one number; who is about to roll comes first. */
  readonly rows: Int32Array;
  readonly misses: Int32Array;
  /** The points by which the first is ahead, with those promised to both, in tens. */
  readonly lead: Float32Array;
  /** The chance of the first to win, as it turned out. */
  readonly wins: Float32Array;
}

const SEATS = 2;

export function noLessons(room: number): Lessons {
  return {
    room,
    count: 0,
    rows: new Int32Array(room * ROWS),
    misses: new Int32Array(room),
    lead: new Float32Array(room),
    wins: new Float32Array(room),
  };
}

/** Begins a lesson and returns its place; what comes of it is filled in later. */
export function note(lessons: Lessons, promise: Promised, stand: Stand, roller: Seat): number {
  const at = lessons.count++ % lessons.room;
  const other = 1 - roller;
  for (let row = 0; row < ROWS; row++) {
    const [own, his] = [stand[roller * ROWS + row]!, stand[other * ROWS + row]!];
    lessons.rows[at * ROWS + row] = own * ROW_STATES + his;
  }
  const [own, his] = [missesAt(stand, SEATS, roller), missesAt(stand, SEATS, other)];
  lessons.misses[at] = own * MISSES_TO_END + his;
  const points = pointsAt(stand, SEATS, roller) - pointsAt(stand, SEATS, other);
  const promised = promise(stand, SEATS, roller, 0) - promise(stand, SEATS, other, 1);
  lessons.lead[at] = (points + promised) / TEN;
  return at;
}
