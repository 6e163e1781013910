import type { Move, Seat } from '#engine/contract.ts';
import type { Random } from '#kits/random.ts';
import type { Outcome } from './outcome.ts';

/** A computer player. It sees what its seat may see and takes its luck from outside. */
export interface Bot<Position = unknown> {
  choose(position: Position, seat: Seat, random: Random): Move;
  /** How it thinks that a match will end which is between two rolls. Not all can tell. */
  foresee?(position: Position): Outcome;
}
