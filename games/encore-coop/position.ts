import type { Options, Seat } from '#engine/contract.ts';
import type { Table } from '#kits/grid/table.ts';
import { cloneTable, newTable, spareJokers } from '#kits/grid/table.ts';
import { GOAL_TABLES } from './goals.ts';

export const JOKERS = 8;

/** The sheets of seats I–V. */
export const SEAT_SHEETS: readonly string[] = ['blue', 'yellow', 'red', 'green', 'purple'];

export interface Position extends Table<'strike' | 'discard'> {
  readonly mission: number;
  readonly goals: string;
  /** Whether the match always runs to the last turn. */
  readonly toTheLast: boolean;
  readonly misses: number[];
  won: boolean;
  /** How many dice of each kind are left in the game (C8). */
  colourDice: number;
  numberDice: number;
  /** By whomever, as of the last finished roll: rows, columns with a star, and frames as bits. */
  rows: number;
  stars: number;
  frames: number;
  /** Letters of mission 5's word that are done. */
  word: number;
}

export function start(seats: number, options: Options): Position {
  const sheets = options.Sheets?.split(', ') ?? SEAT_SHEETS.slice(0, seats);
  return {
    ...newTable(sheets, JOKERS),
    mission: Number(options.Mission ?? 1),
    goals: options.Goals ?? GOAL_TABLES[0]!,
    toTheLast: options.Finish === 'last-turn',
    misses: new Array<number>(seats).fill(0),
    won: false,
    colourDice: 3,
    numberDice: 3,
    rows: 0,
    stars: 0,
    frames: 0,
    word: 0,
  };
}

export function clone(position: Position): Position {
  return { ...position, ...cloneTable(position), misses: position.misses.slice() };
}

/** Leaves a seat no joker to spend; those that the group has to strike are no choice (C7). */
export function spare(position: Position, seat: Seat): void {
  if (position.phase !== 'strike') spareJokers(position, seat);
}
