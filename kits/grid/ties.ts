import type { Note, Seat } from '#engine/contract.ts';
import { best } from '#engine/winners.ts';
import type { Paper } from './paper.ts';

/** E17, P13: the most points win, then the most jokers left, then the win is shared. */
export function winnersOf(totals: readonly number[], papers: readonly Paper[]): Seat[] {
  return best(totals.map((total, seat) => [total, papers[seat]!.jokers]));
}

/** Why they win, if points alone don’t decide, with the rule. */
export function tieNotes(
  rule: string,
  totals: readonly number[],
  papers: readonly Paper[],
): Note[] {
  const level = best(totals.map((total) => [total]));
  if (level.length === 1) return [];
  const seats = winnersOf(totals, papers);
  const behind = level.filter((seat) => !seats.includes(seat));
  if (behind.length === 0) return [{ rule, key: 'shared', args: {} }];
  const jokers = papers[seats[0]!]!.jokers;
  const second = Math.max(...behind.map((seat) => papers[seat]!.jokers));
  return [{ rule, key: 'jokers', args: { seats, count: seats.length, jokers, second } }];
}
