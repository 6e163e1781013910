import type { Seat } from '#engine/contract.ts';
import type { Face } from '#games/face.ts';
import type { Words } from '../table/words.ts';

/** Whose sheet is shown, and how it is drawn and described. */
export interface Seen {
  readonly face: Face;
  readonly words: Words;
  readonly players: readonly string[];
  readonly seat: Seat;
}
