import type { TableInfo } from './table.ts';

/** How many people are at tables now, each counted once for what they do most. */
export interface People {
  /** With a seat in a public lobby, where others can sit down. */
  readonly waiting: number;
  readonly playing: number;
  /** At a table that is being played, without a seat. */
  readonly watching: number;
  /** In a private lobby, in one without a seat, or reading a result. */
  readonly others: number;
}

/** A public table while its match is played, and since when. */
export interface LiveTable {
  readonly table: TableInfo;
  readonly began: number;
}

export interface Live {
  readonly tables: readonly LiveTable[];
  readonly people: People;
}

/** Somebody as others may know them. */
interface Face {
  readonly name: string;
  readonly stamp: string;
}

/** People who have played together before, as one of them sees the others. */
export interface UsualTable {
  /** The same for all of them. It reveals nothing about who they are. */
  readonly id: string;
  /** What they played last, and when that was over. */
  readonly game: string;
  readonly played: number;
  readonly people: readonly Face[];
}

/** Somebody wants to play with the same people again, and waits at a table. */
export interface Call {
  readonly table: TableInfo;
  readonly from: Face;
  readonly at: number;
}
