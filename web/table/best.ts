import { store } from '../app/device.ts';
import { earlierPoints } from '../solo/earlier.ts';
import { countsAsRecord } from '../store/saved.ts';
import type { Moment } from './moments.ts';
import type { Table } from './table.ts';

/**
 * A new best of somebody of this device, when a match is over: more points than in any earlier
 * match that it may be compared with, that counts as this one has to.
 */
export async function newBest(table: Table): Promise<Moment | undefined> {
  const { id, face, view, mine, setup, hinted } = table;
  const { game } = face;
  if (game.isTeam) return undefined;
  const matches = (await store.peek()?.summaries()) ?? [];
  // A server's match is not kept here yet; who has asked for a hint is known at every table.
  const now = { ...matches.find((each) => each.id === id), hinted: hinted.peek() };
  const alike = { id, game: game.id, players: setup.players, options: setup.options };
  const totals = game.scores(view.peek().position).map(({ total }) => total);
  const seat = mine
    .filter((each) => countsAsRecord(now, each))
    .sort((one, other) => totals[other]! - totals[one]!)
    .find((each) => isBest(totals[each]!, earlierPoints(matches, alike, each)));
  if (seat === undefined) return undefined;
  return { kind: 'best', seats: [seat], isFirst: true, points: totals[seat]! };
}

/** The first match of all sets no record. */
function isBest(points: number, bests: readonly number[]): boolean {
  return bests.length > 0 && points > Math.max(...bests);
}
