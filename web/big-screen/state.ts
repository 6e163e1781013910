import type { Seat } from '#engine/contract.ts';
import type { MatchView } from '#protocol/messages.ts';
import type { Sitter } from '#protocol/table.ts';

export type SeatState =
  | 'away'
  | 'looking'
  | 'stoodIn'
  | 'left'
  | 'rolling'
  | 'thinking'
  | 'done'
  | 'waiting';

/** What a seat is at while a match goes on, as the table itself says it. */
export function stateOf(
  { next, decided }: Pick<MatchView, 'next' | 'decided'>,
  active: Seat,
  seat: Seat,
  sitter: Sitter | undefined,
): SeatState {
  if (sitter?.kind === 'person' && !sitter.isHere) {
    if (sitter.isStoodIn) return 'stoodIn';
    return sitter.isLooking ? 'looking' : 'away';
  }
  if (sitter?.kind === 'bot' && sitter.isFree) return 'left';
  if (next.for === 'dice') return seat === active ? 'rolling' : 'waiting';
  if (decided.includes(seat)) return 'done';
  return next.for === 'seats' && next.seats.includes(seat) ? 'thinking' : 'waiting';
}

/** The place of every seat: those who have as much share one, but winners come before all. */
export function placesOf(totals: readonly number[], winners: readonly Seat[]): readonly number[] {
  const isAhead = (one: Seat, other: Seat): boolean => {
    const [won, lost] = [winners.includes(one), winners.includes(other)];
    return won === lost ? totals[one]! > totals[other]! : won;
  };
  return totals.map((_, seat) => 1 + totals.filter((_other, each) => isAhead(each, seat)).length);
}
