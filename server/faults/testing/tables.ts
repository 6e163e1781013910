import { readRecord } from '#engine/record/read.ts';
import { verify } from '#fair/verify.ts';
import { GAMES } from '#games/index.ts';
import type { Crowd } from '../../bench/crowd.ts';
import { comeIn, inParallel, recordOf, type Seated, seat } from '../../bench/place.ts';

const SEATS = 2;

/** Tables of all games in turn, begun, with two people each. */
export async function seatedTables(
  address: string,
  count: number,
  games: readonly string[] = GAMES.map(({ id }) => id),
): Promise<readonly Seated[]> {
  return inParallel(Array.from({ length: count }), async (_, index) => {
    const names = Array.from({ length: SEATS }, (_, i) => `Player ${i + 1}`);
    const people = await Promise.all(names.map((name) => comeIn(address, name)));
    return seat(address, people, { game: games[index % games.length]! });
  });
}

/** Until so many more moves are made, or there is nothing more to play. */
export async function untilMoves(crowd: Crowd, count: number): Promise<void> {
  const { tally, sittings } = crowd;
  const goal = tally.moves + count;
  await crowd.until(() => tally.moves >= goal || sittings.every(({ isOver }) => isOver));
}

/** How many of the matches have a record that replays and whose dice prove right. */
export async function provenMatches(crowd: Crowd): Promise<number> {
  const verdicts = await inParallel(crowd.sittings, async ({ view, players }) => {
    const { person } = players[0]!;
    const text = await recordOf(crowd.address(person), view!.match, person);
    const reading = readRecord(text, GAMES);
    return reading.ok && verify(reading.match).kind;
  });
  return verdicts.filter((verdict) => verdict === 'right').length;
}
