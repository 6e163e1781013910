import { movesOf } from '#engine/contract.ts';
import type { Match } from '#engine/match.ts';
import { step, tableFor } from '#testing/record.ts';
import type { Position } from '../position.ts';
import { qwixx } from '../rules.ts';

export const RULEBOOK_ROLL = 'roll 4 1 R3 Y2 G6 B6';
export const pair = tableFor(qwixx, ['Max', 'Emma']);
export const trio = tableFor(qwixx, ['Max', 'Emma', 'Laura']);
export const four = tableFor(qwixx, ['Max', 'Emma', 'Laura', 'Linus']);

/** A roll whose white dice make a sum, with ones on the coloured dice. */
export function roll(sum: number, colours = 'RYGB'): string {
  const low = Math.max(1, sum - 6);
  return `roll ${[low, sum - low, ...[...colours].map((colour) => `${colour}1`)].join(' ')}`;
}

/** A turn in which all act on the white sum and the active seat leaves it at that. */
export function turn(
  active: number,
  sum: number,
  first: readonly string[],
  colours?: string,
): string {
  return `${roll(sum, colours)} / ${step(...first)} / ${active} pass`;
}

/** Five turns that give seat 1 five red crosses, 2 to 6, and seat 2 as many as asked for. */
export function fiveReds(crossesOfSeat2: number): string {
  const turns = [2, 3, 4, 5, 6].map((sum, i) => {
    return turn(1 + (i % 2), sum, [`R${sum}`, i < crossesOfSeat2 ? `R${sum}` : `Y${sum}`]);
  });
  return turns.join(' / ');
}

/** What a seat may choose now, as records write it. */
export function choices(match: Match, seat: number): readonly string[] {
  const position = match.position as Position;
  return movesOf(qwixx, position, seat).map((move) => qwixx.notate(position, seat, move));
}
