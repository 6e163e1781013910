import type { Options, Seat } from '#engine/contract.ts';
import { countsAsRecord } from '../store/saved.ts';
import type { Summary } from '../store/summary.ts';

/** A match, by what decides which others its points may be compared with. */
interface Alike {
  readonly id: string;
  readonly game: string;
  readonly players: readonly string[];
  readonly options: Options;
}

/**
 * What somebody has scored before, the oldest first: in the same game on the same sheet, alone or
 * among others as now, where it counts. With what can be no best nobody is compared.
 */
export function earlierPoints(
  all: readonly Omit<Summary, 'rolls'>[],
  now: Alike,
  seat: Seat,
  before = Number.POSITIVE_INFINITY,
): readonly number[] {
  return all
    .filter((match) => isAlike(match, now) && match.changed < before)
    .toSorted((one, other) => one.changed - other.changed)
    .flatMap((match) =>
      (match.result?.totals ?? []).filter(
        (_, each) =>
          match.chairs[each]?.kind === 'person' &&
          match.players[each] === now.players[seat] &&
          countsAsRecord(match, each),
      ),
    );
}

function isAlike(match: Alike, now: Alike): boolean {
  return (
    match.id !== now.id &&
    match.game === now.game &&
    (match.players.length === 1) === (now.players.length === 1) &&
    sheetOf(match) === sheetOf(now)
  );
}

/** Fresh sheets, which are drawn to be alike, count as one: else none would ever have a best. */
function sheetOf({ options: { Sheet } }: Alike): string | undefined {
  return Sheet?.includes(':') ? 'fresh' : Sheet;
}
