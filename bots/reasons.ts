import type { AllTexts, Game, Move, Seat } from '#engine/contract.ts';
import { movesOf } from '#engine/contract.ts';
import { type Reason, topicOf } from '#kits/reason.ts';

/** A seat’s move with the table before and after it. */
export interface Deed<Position> {
  readonly before: Position;
  readonly after: Position;
  readonly seat: Seat;
  readonly move: Move;
}

/** What a game knows about why one moves so: `games/<id>/reasons`, loaded by `games/reasons.ts`. */
export interface Reasoning<Position = unknown> {
  /** The texts of its reasons, in addition to the game’s own. */
  readonly texts: AllTexts;
  reasonsOf(deed: Deed<Position>): readonly Reason[];
}

export const MOST = 3;
/** What differs by less, about as much as points, decides nothing. */
const LEAST = 0.25;

/** Why a seat would make a legal move: a few reasons, the weightiest first, and its price last. */
export function reasonsFor<Position>(
  game: Game<Position>,
  reasoning: Reasoning<Position>,
  position: Position,
  seat: Seat,
  move: Move,
  most = MOST,
): readonly Reason[] {
  const reasons = allReasons(game, reasoning, position, seat, move);
  return told(reasons.filter(isGain), reasons.filter(isPrice), most);
}

/**
 * The reasons for a move compared with another: what it brings more, and what the other would have
 * to pay for. What both have in common says nothing. Its own price, if it is the higher one, comes last.
 */
export function reasonsBeside<Position>(
  game: Game<Position>,
  reasoning: Reasoning<Position>,
  position: Position,
  seat: Seat,
  moves: readonly [Move, Move],
  most = MOST,
): readonly Reason[] {
  const [own, others] = moves.map((move) => allReasons(game, reasoning, position, seat, move)) as [
    readonly Reason[],
    readonly Reason[],
  ];
  const spared = others.flatMap((each) => sparedBy(own, each));
  const gains = gainsBeside(own, others);
  const prices = own.filter((each) => excess(each, others) > 0);
  return told([...gains, ...spared], prices, most);
}

/** Whether it speaks against its move. */
export function isPrice({ price = 0 }: Reason): boolean {
  return price > 0;
}

function isGain(reason: Reason): boolean {
  return !isPrice(reason);
}

/** One price is enough; it is shown if it weighs more than the last gain. */
function told(gains: readonly Reason[], prices: readonly Reason[], most: number) {
  const [price] = sorted(prices);
  const heaviest = sorted([...gains, ...(price ? [price] : [])]).slice(0, most);
  return [...heaviest.filter(isGain), ...heaviest.filter(isPrice)];
}

function sorted(reasons: readonly Reason[]): readonly Reason[] {
  return reasons.toSorted((one, other) => other.weight - one.weight);
}

/** What a move brings more of than another one, thing by thing, with the weight of that. */
function gainsBeside(own: readonly Reason[], others: readonly Reason[]): readonly Reason[] {
  const [mine, theirs] = [apart(own, others), apart(others, own)];
  return mine.flatMap((reason) => {
    const rival = aboutSame(theirs, reason)[aboutSame(mine, reason).indexOf(reason)];
    const weight = reason.weight - (rival?.weight ?? 0);
    return weight >= LEAST ? [{ ...reason, weight }] : [];
  });
}

/** The gains that no other move has in the same words, the weightiest first. */
function apart(own: readonly Reason[], others: readonly Reason[]): readonly Reason[] {
  return sorted(own).filter(
    (each) => each.price === undefined && !others.some((known) => isSame(each, known)),
  );
}

/** Another move’s price, as a reason for one that pays less; a gain there stays a gain. */
function sparedBy(own: readonly Reason[], other: Reason): readonly Reason[] {
  const { key, args, weight, price = 0 } = other;
  const count = excess(other, own);
  if (count <= 0 || aboutSame(own, other).some((each) => each.price === undefined)) return [];
  return [
    {
      figure: String(count),
      key: `${key}.spared`,
      args: { ...args, count },
      weight: (weight * count) / price,
    },
  ];
}

/** How much more a reason’s move has to pay than one with other reasons. */
function excess(reason: Reason, others: readonly Reason[]): number {
  const paid = aboutSame(others, reason).map(({ price = 0 }) => price);
  return (reason.price ?? 0) - Math.max(0, ...paid);
}

function aboutSame(reasons: readonly Reason[], reason: Reason): readonly Reason[] {
  return reasons.filter((each) => topicOf(each) === topicOf(reason));
}

function allReasons<Position>(
  game: Game<Position>,
  reasoning: Reasoning<Position>,
  position: Position,
  seat: Seat,
  move: Move,
): readonly Reason[] {
  const after = afterMove(game, position, seat, move);
  return reasoning.reasonsOf({ before: position, after, seat, move });
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
