import type { Seat } from '#engine/contract.ts';
import type { Match } from '#engine/match.ts';
import type { TableInfo } from '#protocol/table.ts';
import { chairOf, sittersOf } from '../../online/chair.ts';
import { fetchMatch } from '../../online/record.ts';
import { matchFromServer } from '../../store/create.ts';
import { askWhenItMatters } from '../../store/lasting.ts';
import { mergeMatch } from '../../store/merge.ts';
import type { Chair } from '../../store/saved.ts';
import type { Faced } from '../../table/shown.ts';
import { tellFailure } from './failure.ts';
import { reload, whenOpen } from './saved.ts';

/**
 * Keeps a match of an online table that is over on this device, if it sat there: it is found among
 * all others from then on, with its replay and the proof of its dice, also without a network.
 * Fails where the record cannot be had.
 */
export async function keepPlayed({ match: id, seat, table, face }: Faced): Promise<void> {
  const store = await whenOpen();
  if (seat === undefined || (await store.match(id))) return;
  const match = await fetchMatch(id, face.game);
  if (!isWhole(match, seat)) return;
  const saved = matchFromServer(id, match, { chairs: chairsOf(match, table), seat });
  const merged = await mergeMatch(saved, store);
  if (merged === 'full' || merged === 'refused') return tellFailure(merged);
  await reload(store);
  await askWhenItMatters(store);
}

/** Seats may have changed since, so people are identified by name. */
export function chairsOf({ players }: Match, table: TableInfo | undefined): readonly Chair[] {
  const sitters = table ? sittersOf(table) : [];
  return players.map((name) => {
    const sitter = sitters.find((each) => each.name === name);
    return sitter ? chairOf(sitter) : { kind: 'person', stamp: 'hare' };
  });
}

/** What people ended early, or somebody else began at this seat, is no result of one's own. */
function isWhole({ game, position, remarks }: Match, seat: Seat): boolean {
  if (game.next(position).for !== 'nobody') return false;
  return !remarks.some(([name]) => name === `Played-Seat-${seat + 1}`);
}
