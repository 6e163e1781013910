import type { Game, Seat } from '#engine/contract.ts';
import { movesOf } from '#engine/contract.ts';
import { endingReason, type Reason } from '../../reason.ts';
import { type Table, twoColours } from '../table.ts';

/** About as much as points: who plays alone is paid for the rolls that are left. */
const END = 6;

/** A second complete colour ends the match with this roll: as if nobody else crossed anything. */
export function endingReasons<Position extends Table<string>>(
  game: Game<Position>,
  { before, after, seat }: { before: Position; after: Position; seat: Seat },
): readonly Reason[] {
  if (twoColours(before) || !twoColours(after)) return [];
  if (before.papers.length === 1) {
    return [{ figure: '2', key: 'reason.ends.alone', args: {}, weight: END }];
  }
  const done = game.clone(after);
  for (let next = game.next(done); next.for === 'seats'; next = game.next(done)) {
    const passes = next.seats.map((each) => movesOf(game, done, each)[0]!);
    game.resolve(done, passes);
  }
  const totals = game.scores(done).map(({ total }) => total);
  return [endingReason(totals, seat)];
}
