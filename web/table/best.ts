import type { Seat } from '#engine/contract.ts';
import { store } from '../app/device.ts';
import { countsAsRecord, type SavedMatch } from '../store/saved.ts';
import type { Moment } from './moments.ts';
import type { Table } from './table.ts';

/**
 * A new best of somebody of this device, when a match is over: more points than in any earlier
 * match of the game, alone or among others, that counts as this one has to.
 */
export async function newBest(table: Table): Promise<Moment | undefined> {
  const { face, view, mine, setup, hinted } = table;
  const { game } = face;
  if (game.isTeam) return undefined;
  const matches = (await store.peek()?.matches()) ?? [];
  const earlier = matches.filter(({ id }) => id !== table.id);
  // A server's match is not kept here yet; who has asked for a hint is known at every table.
  const now = { ...matches.find(({ id }) => id === table.id), hinted: hinted.peek() };
  const totals = game.scores(view.peek().position).map(({ total }) => total);
  const seat = mine
    .filter((each) => countsAsRecord(now, each))
    .sort((one, other) => totals[other]! - totals[one]!)
    .find((each) => isBest(totals[each]!, bestsOf(earlier, game.id, setup.players, each)));
  if (seat === undefined) return undefined;
  return { kind: 'best', seats: [seat], isFirst: true, points: totals[seat]! };
}

/** The first match of all sets no record. */
function isBest(points: number, bests: readonly number[]): boolean {
  return bests.length > 0 && points > Math.max(...bests);
}

/** What the person of a seat had in earlier matches of the same kind. */
function bestsOf(
  matches: readonly SavedMatch[],
  game: string,
  players: readonly string[],
  seat: Seat,
): readonly number[] {
  return matches.flatMap((match) => {
    const { result, chairs } = match;
    const isAlike = match.game === game && (match.players.length === 1) === (players.length === 1);
    if (!result || !isAlike) return [];
    return result.totals.filter(
      (_, each) =>
        chairs[each]?.kind === 'person' &&
        match.players[each] === players[seat] &&
        countsAsRecord(match, each),
    );
  });
}
