/**
 * Told the version that a match has now. `Infinity` means that news may have been missed, for the
 * connection was down: followers read again, whatever version they have.
 */
export type OnNews = (version: number) => void;

/**
 * Wakes those who follow a match, in this process and in others. What is true stands in the log:
 * here news may come twice, late, in any order or not at all.
 */
export interface Broker {
  /** To be called after the change is durable. Never fails; when the broker is down, it is lost. */
  publish(match: string, version: number): void;
  /** Follow first, then read the log. This process always gets its own news at once. */
  subscribe(match: string, onNews: OnNews): () => void;
  /** Whether news from other processes comes through; while it doesn’t, followers must poll. */
  readonly isUp: boolean;
  close(): Promise<void>;
}

/** Between two tries to connect again, and how long each may take, in milliseconds. */
export const PAUSE = { first: 50, longest: 2000 } as const;
export const PATIENCE = 5000;

/** Told of everything that goes wrong with a connection; it comes back by itself. */
export type OnTrouble = (error: Error) => void;
