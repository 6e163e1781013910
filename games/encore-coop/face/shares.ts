import { strikesDue } from '../penalties.ts';
import type { Position } from '../position.ts';

/** How many jokers each seat strikes (C7). */
export type Shares = readonly number[];

/** How many are still to be struck. */
export function stillDue(position: Position, shares: Shares): number {
  return strikesDue(position) - shares.reduce((one, other) => one + other, 0);
}

/** The most that a seat may strike while the others keep their shares. */
export function mostFor(position: Position, shares: Shares, seat: number): number {
  return Math.min(position.papers[seat]!.jokers, shares[seat]! + stillDue(position, shares));
}

/** The decision as a record writes it, once the shares add up. */
export function strikeText(position: Position, shares: Shares): string | undefined {
  return stillDue(position, shares) === 0 ? ['strike', ...shares].join(' ') : undefined;
}
