import type { Seat } from '#engine/contract.ts';
import type { Queries } from '#server/database/database.ts';
import { handOn } from '../log/sql.ts';
import type { TableDocument } from './document.ts';

// Whose hands a seat of a match was in: rows of `match_players`, one for each person.

/** One person at a seat, from a roll on; the last one is missing while they play. */
export interface Hand {
  readonly seat: Seat;
  /** Undefined for those who began the match: it knows their names. */
  readonly name: string | undefined;
  readonly from: number;
  readonly to: number | undefined;
}

/** Writes what has changed between two tables of the same match: who left a seat, and who took one. */
export async function writeHands(
  queries: Queries,
  before: TableDocument,
  after: TableDocument,
): Promise<void> {
  const { match } = after;
  if (after.state !== 'playing' || match === undefined || match !== before.match) return;
  for (const [seat, now] of after.seats.entries()) {
    const was = before.seats[seat]!;
    const [left, came] = [playerOf(was), playerOf(now)];
    if (left === came) continue;
    const rolls = await rollsIn(queries, match);
    if (left !== undefined) await endHand(queries, match, seat, rolls);
    if (now.kind === 'person') {
      const { player, name } = now;
      await handOn(queries, match, seat);
      await beginHand(queries, { match, seat, player, name, from: rolls + 1 });
    }
  }
}

export async function handsIn(queries: Queries, match: string): Promise<readonly Hand[]> {
  const rows = await queries
    .selectFrom('match_players')
    .select(['seat', 'name', 'from_roll', 'to_roll'])
    .where('match_id', '=', match)
    .orderBy('seat')
    .orderBy('nth')
    .execute();
  return rows.map(({ seat, name, from_roll, to_roll }) => {
    return { seat, name: name ?? undefined, from: from_roll, to: to_roll ?? undefined };
  });
}

function playerOf(sitter: TableDocument['seats'][number]): string | undefined {
  return sitter.kind === 'person' ? sitter.player : undefined;
}

async function rollsIn(queries: Queries, match: string): Promise<number> {
  const row = await queries
    .selectFrom('lines')
    .select((is) => is.fn.countAll<string | number>().as('count'))
    .where('match_id', '=', match)
    .where('json', 'like', '{"kind":"roll"%')
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

async function endHand(queries: Queries, match: string, seat: Seat, rolls: number): Promise<void> {
  await queries
    .updateTable('match_players')
    .set({ to_roll: rolls })
    .where('match_id', '=', match)
    .where('seat', '=', seat)
    .where('to_roll', 'is', null)
    .execute();
}

interface Begins {
  readonly match: string;
  readonly seat: Seat;
  readonly player: string;
  readonly name: string;
  readonly from: number;
}

/** Number 0 is who began the match, also where that was a bot and has no row. */
async function beginHand(queries: Queries, { match, seat, player, name, from }: Begins) {
  const last = await queries
    .selectFrom('match_players')
    .select((is) => is.fn.max('nth').as('nth'))
    .where('match_id', '=', match)
    .where('seat', '=', seat)
    .executeTakeFirst();
  const nth = Number(last?.nth ?? 0) + 1;
  await queries
    .insertInto('match_players')
    .values({ match_id: match, seat, nth, player_id: player, name, from_roll: from, to_roll: null })
    .execute();
}
