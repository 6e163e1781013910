import type { SavedMatch } from '../store/saved.ts';
import type { Figures } from './figures.ts';
import type { Filter } from './filter.ts';
import type { Look } from './luck.ts';

/** What the page asks of the worker. */
export type Wish =
  /** Reads the browser's database, or these matches where the store is no database. */
  | { readonly kind: 'open'; readonly filter: Filter; readonly matches?: readonly SavedMatch[] }
  | { readonly kind: 'show'; readonly filter: Filter }
  /** Another tab has written or removed a match. */
  | { readonly kind: 'changed'; readonly id: string }
  | { readonly kind: 'csv'; readonly filter: Filter; readonly words: CsvWords }
  /** What should be looked at next. */
  | { readonly kind: 'next'; readonly filter: Filter }
  | { readonly kind: 'looked'; readonly match: string; readonly seat: number; readonly look: Look };

/** The heads of the columns, in the reader’s language. */
export type CsvWords = Readonly<Record<CsvColumn, string>>;

export const CSV_COLUMNS = [
  'match',
  'date',
  'time',
  'game',
  'sheet',
  'name',
  'kind',
  'points',
  'place',
  'players',
  'rolls',
  'mission',
  'goals',
  'luck',
  'skill',
  'takenBack',
] as const;

export type CsvColumn = (typeof CSV_COLUMNS)[number];

/** How far the worker has come. */
export interface Progress {
  /** Matches that were read, and those of them that were replayed, of how many. */
  readonly read: number;
  readonly of: number;
  readonly replayed: number;
  readonly toReplay: number;
  /** Matches that cannot be read or replayed any more. */
  readonly damaged: number;
}

/** A seat of a match to be looked at. */
export interface LookTask {
  readonly match: string;
  readonly game: string;
  readonly record: string;
  readonly seat: number;
}

/** What the worker answers. */
export type Answer =
  | { readonly kind: 'progress'; readonly progress: Progress }
  | { readonly kind: 'figures'; readonly figures: Figures }
  | { readonly kind: 'csv'; readonly text: string }
  | { readonly kind: 'next'; readonly task: LookTask | undefined }
  /** The database cannot be read. */
  | { readonly kind: 'unreadable' };
