import type { SavedMatch, SavedPad } from './saved.ts';
import type { Summary } from './summary.ts';

/** What became of a write: `stale` when another tab was quicker, or has deleted it. */
export type Written = 'written' | 'stale' | 'full' | 'refused';

/** Why the database cannot be read: it is broken, an older tab holds it up, or it never answers. */
export type Unread = 'unreadable' | 'heldUp' | 'silent';

/** What is known of a store that takes the place of a database. */
interface Stopgap {
  readonly why: Unread;
  /** Whether nothing was played meanwhile, so that nothing is lost with this store. */
  isEmpty(): boolean;
}

/** Where matches are kept. Every write is durable before it is answered. */
export interface Store {
  /**
   * `lasting` once the browser has promised to keep it; `fleeting` when nothing can be kept;
   * `unreadable` when there may be matches but the database does not open; `full` when the player
   * goes on although there is no room.
   */
  readonly kind: 'lasting' | 'evictable' | 'fleeting' | 'unreadable' | 'full';
  /** Only of an `unreadable` one. */
  readonly stopgap?: Stopgap;
  /** What lists need of every match, latest change first. */
  summaries(): Promise<readonly Summary[]>;
  /** Whole, latest change first: for backups. There may be thousands. */
  matches(): Promise<readonly SavedMatch[]>;
  match(id: string): Promise<SavedMatch | undefined>;
  /** Writes a match whose revision follows the one that is kept. */
  keepMatch(match: SavedMatch): Promise<Written>;
  /** Writes a match from elsewhere, such as a backup, if its revision is the higher one. */
  mergeMatch(match: SavedMatch): Promise<Written>;
  removeMatch(id: string): Promise<void>;
  pads(): Promise<readonly SavedPad[]>;
  pad(id: string): Promise<SavedPad | undefined>;
  keepPad(pad: SavedPad): Promise<Written>;
  mergePad(pad: SavedPad): Promise<Written>;
  removePad(id: string): Promise<void>;
  /** What lies where matches or pads should, and is none: only good to be saved. */
  damaged(where: 'matches' | 'pads'): Promise<readonly unknown[]>;
  /** Reports changes made in other tabs. Returns how to stop listening. */
  watch(listener: (id: string) => void): () => void;
}

/** Whether what is kept outlives the page; also while the database is still to be opened. */
export function isLasting(store: Store | undefined): boolean {
  return store === undefined || store.kind === 'lasting' || store.kind === 'evictable';
}
