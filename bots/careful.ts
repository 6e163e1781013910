import type { Game, Seat } from '#engine/contract.ts';

/**
 * What a stand-in is shown instead of the position: the same, but without anything that the absent
 * person could spend. Whatever a bot chooses there is legal in the position itself, too.
 */
export function spared<Position>(game: Game<Position>, position: Position, seat: Seat): Position {
  if (!game.spare) return position;
  const copy = game.clone(position);
  game.spare(copy, seat);
  return copy;
}
