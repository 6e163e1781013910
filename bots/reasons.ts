import type { AllTexts, Game, Move, Seat } from '#engine/contract.ts';
import { movesOf } from '#engine/contract.ts';
import type { Reason } from '#kits/reason.ts';

/** A seat’s move with the table before and after it. */
export interface Deed<Position> {
  readonly before: Position;
  readonly after: Position;
  readonly seat: Seat;
  readonly move: Move;
}

/** What a game knows about why one moves so: `games/<id>/reasons`, loaded by `games/reasons.ts`. */
export interface Reasoning<Position = unknown> {
  /** The words of its reasons, beside the game’s own. */
  readonly texts: AllTexts;
  reasonsOf(deed: Deed<Position>): readonly Reason[];
}

const MOST = 3;

/** Why a seat would make a legal move: a few reasons, the weightiest first. */
export function reasonsFor<Position>(
  game: Game<Position>,
  reasoning: Reasoning<Position>,
  position: Position,
  seat: Seat,
  move: Move,
): readonly Reason[] {
  return allReasons(game, reasoning, position, seat, move).slice(0, MOST);
}

/** What speaks for a move but not for another one: what both have in common says nothing. */
export function reasonsBeside<Position>(
  game: Game<Position>,
  reasoning: Reasoning<Position>,
  position: Position,
  seat: Seat,
  [move, other]: readonly [Move, Move],
): readonly Reason[] {
  const [own, others] = [move, other].map((each) =>
    allReasons(game, reasoning, position, seat, each),
  );
  return own!.filter((each) => !others!.some((known) => isSame(each, known))).slice(0, MOST);
}

function allReasons<Position>(
  game: Game<Position>,
  reasoning: Reasoning<Position>,
  position: Position,
  seat: Seat,
  move: Move,
): readonly Reason[] {
  const after = afterMove(game, position, seat, move);
  const reasons = reasoning.reasonsOf({ before: position, after, seat, move });
  return reasons.toSorted((one, other) => other.weight - one.weight);
}

/** Whether two reasons would be said in the same words. */
function isSame(one: Reason, other: Reason): boolean {
  const names = Object.keys({ ...one.args, ...other.args });
  return (
    one.key === other.key &&
    one.figure === other.figure &&
    names.every((name) => String(one.args[name]) === String(other.args[name]))
  );
}

/** The table after a move, as if everybody else who decides now took their first one: a pass. */
function afterMove<Position>(
  game: Game<Position>,
  position: Position,
  seat: Seat,
  move: Move,
): Position {
  const next = game.next(position);
  if (next.for !== 'seats') throw new Error('nobody is asked to choose');
  const after = game.clone(position);
  const chosen = next.seats.map((each) =>
    each === seat ? move : movesOf(game, position, each)[0]!,
  );
  game.resolve(after, chosen);
  return after;
}
