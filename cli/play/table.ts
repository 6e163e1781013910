import type { Seat } from '#engine/contract.ts';
import type { Match } from '#engine/match.ts';
import type { Shelf } from '#games/shelf.ts';
import type { Io } from '../io.ts';
import { plain } from '../text.ts';
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
  /** What happened since people last decided. */
  readonly news: string[];
}

export function nameOf({ match }: Table, seat: Seat): string {
  return plain(match.players[seat]!);
}

export function isPerson({ bots }: Table, seat: Seat): boolean {
  return bots[seat] === undefined;
}
