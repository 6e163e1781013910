import type { Seat } from '#engine/contract.ts';
import type { Absence } from './table.ts';

/**
 * Tells whether an absence, or its end, concerns somebody who sat there before. Latecomers have
 * a seat a moment before their device shows the match: they come, and are not back.
 */
export function newcomers(
  players: readonly string[],
): (seat: Seat, name: string, how: Absence | undefined) => boolean {
  const sat = [...players];
  const coming = new Set<Seat>();
  return (seat, name, how) => {
    const isOther = sat[seat] !== name;
    sat[seat] = name;
    if (isOther) coming.add(seat);
    const hasCome = how === undefined && coming.delete(seat);
    return !isOther && !hasCome;
  };
}
