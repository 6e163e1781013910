import type { Seat } from '#engine/contract.ts';

/** The place of a row's last box, and of the lock next to it. */
export const LAST = 10;
export const LOCK = 11;
/** Dice by their place in `Position.dice`: two white ones, then one of each colour. */
export const WHITE = 2;

export interface Position {
  readonly sheet: string;
  readonly seats: number;
  phase: 'roll' | 'white' | 'colour' | 'over';
  active: Seat;
  /** What each die shows; 0 for one that is out of the game. */
  readonly dice: number[];
  /** Four rows a seat: bit 0 is the leftmost box, bit 11 the lock. */
  readonly rows: number[];
  readonly misses: number[];
  /** Closed rows as bits. A row's lock has the colour of its die, so these are also dice gone. */
  closed: number;
  /** Whether the active player crossed a box in the first action. */
  crossed: boolean;
}

export function start(seats: number, sheet: string): Position {
  return {
    sheet,
    seats,
    phase: 'roll',
    active: 0,
    dice: [0, 0, 0, 0, 0, 0],
    rows: new Array<number>(seats * 4).fill(0),
    misses: new Array<number>(seats).fill(0),
    closed: 0,
    crossed: false,
  };
}

export function clone(position: Position): Position {
  return {
    sheet: position.sheet,
    seats: position.seats,
    phase: position.phase,
    active: position.active,
    dice: position.dice.slice(),
    rows: position.rows.slice(),
    misses: position.misses.slice(),
    closed: position.closed,
    crossed: position.crossed,
  };
}
