import type { Move } from '#engine/contract.ts';
import { goalsOf } from './goals.ts';
import type { Position } from './position.ts';

/** A strike is a move with four bits for each seat's share (C7). */
const SHARE_BITS = 4;
const SHARE = (1 << SHARE_BITS) - 1;

export const DISCARD_COLOUR: Move = 0;
export const DISCARD_NUMBER: Move = 1;

/** C7: how many jokers the group strikes; all that are left, if fewer. */
export function strikesDue(position: Position): number {
  const left = position.papers.reduce((sum, paper) => sum + paper.jokers, 0);
  return Math.min(left, goalsOf(position.goals, position.papers.length).strikes);
}

export function strikeOf(shares: readonly number[]): Move {
  return shares.reduce((move, share, seat) => move | (share << (seat * SHARE_BITS)), 0);
}

export function sharesOf(position: Position, move: Move): number[] {
  return position.papers.map((_, seat) => (move >> (seat * SHARE_BITS)) & SHARE);
}

/** Every way to share the strikes out. */
export function listStrikes(position: Position, into: Move[]): number {
  const { papers } = position;
  let count = 0;
  const share = (seat: number, due: number, move: Move): void => {
    if (seat === papers.length) {
      if (due === 0) into[count++] = move;
      return;
    }
    for (let part = 0; part <= Math.min(due, papers[seat]!.jokers); part++) {
      share(seat + 1, due - part, move | (part << (seat * SHARE_BITS)));
    }
  };
  share(0, strikesDue(position), 0);
  return count;
}

export function resolveStrike(position: Position, move: Move): void {
  for (const [seat, share] of sharesOf(position, move).entries()) {
    position.papers[seat]!.jokers -= share;
  }
}

/** C8. */
export function listDiscards(into: Move[]): number {
  into[0] = DISCARD_COLOUR;
  into[1] = DISCARD_NUMBER;
  return 2;
}

export function resolveDiscard(position: Position, move: Move): void {
  if (move === DISCARD_COLOUR) position.colourDice--;
  else position.numberDice--;
}

/** To be suggested: strikes dealt one by one, first to the seat that has most. */
export function evenShares(position: Position): number[] {
  const left = position.papers.map((paper) => paper.jokers);
  const order = [...left.keys()].sort((one, other) => left[other]! - left[one]!);
  const shares = left.map(() => 0);
  for (let due = strikesDue(position); due > 0; ) {
    for (const seat of order) {
      if (due === 0 || shares[seat] === left[seat]) continue;
      shares[seat]!++;
      due--;
    }
  }
  return shares;
}

/** To be suggested: the kind of which more are left, colour first. */
export function suggestedDiscard({ colourDice, numberDice }: Position): Move {
  return colourDice >= numberDice ? DISCARD_COLOUR : DISCARD_NUMBER;
}
