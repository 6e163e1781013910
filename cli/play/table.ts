import type { Seat } from '#engine/contract.ts';
import type { Match } from '#engine/match.ts';
import type { Shelf } from '#games/shelf.ts';
import { columnsOf, type Io, printAll } from '../io.ts';
import { plain, wrap } from '../text.ts';
import type { Prompt } from './prompt.ts';

/** A match in the terminal and the people and bots around it. */
export interface Table {
  readonly shelf: Shelf;
  readonly match: Match;
  /** The name of each seat's bot; undefined where a person sits. */
  readonly bots: readonly (string | undefined)[];
  readonly dice: 'rolled' | 'real';
  readonly seed: string;
  readonly io: Io;
  readonly prompt: Prompt;
  /** Where the record is kept, if anywhere. */
  file: string | undefined;
  /** Why the file is not up to date; undefined if it is. */
  unsaved: string | undefined;
  /** What happened since somebody was shown the news. */
  readonly news: string[];
  /** Whether a person was skipped since then for having only one move. */
  passedOver: boolean;
}

export function nameOf({ match }: Table, seat: Seat): string {
  return plain(match.players[seat]!);
}

export function isPerson({ bots }: Table, seat: Seat): boolean {
  return bots[seat] === undefined;
}

/** Prints sentences, broken between words. */
export function say({ io }: Table, ...texts: readonly string[]): void {
  printAll(
    io.stdout,
    texts.flatMap((text) => wrap(text, columnsOf(io))),
  );
}
