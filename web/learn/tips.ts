import type { Seat } from '#engine/contract.ts';
import type { Advice } from '#games/teach.ts';

/** More is not read before the next roll. What is left over comes next, or when it matters again. */
export const MOST_AT_ONCE = 2;

/** What the coach says now, the most urgent first: nothing that it has said before. */
export function tipsDue(
  coach: readonly Advice[],
  told: readonly string[],
  position: unknown,
  seat: Seat,
): readonly Advice[] {
  return coach
    .filter(({ key, when }) => !told.includes(key) && when(position, seat))
    .slice(0, MOST_AT_ONCE);
}
