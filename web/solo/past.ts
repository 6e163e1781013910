import { countsAsRecord, type SavedMatch } from '../store/saved.ts';

/** What one person has scored before, alone, in the same game on the same sheet. */
export interface Past {
  readonly last: number;
  readonly best: number;
  readonly mean: number;
  readonly count: number;
}

/** How a match stands to those before it; nothing where it is the first. */
export function pastOf(all: readonly SavedMatch[], now: SavedMatch): Past | undefined {
  const before = all
    .filter((match) => isLike(match, now) && match.changed < now.changed)
    .toSorted((one, other) => one.changed - other.changed)
    .map(({ result }) => result!.totals[0]!);
  if (before.length === 0) return undefined;
  return {
    last: before.at(-1)!,
    best: Math.max(...before),
    mean: before.reduce((sum, total) => sum + total, 0) / before.length,
    count: before.length,
  };
}

/** With what can be no best nobody is compared. */
function isLike(match: SavedMatch, now: SavedMatch): boolean {
  return (
    match.id !== now.id &&
    match.result !== undefined &&
    countsAsRecord(match, 0) &&
    match.game === now.game &&
    match.players.length === 1 &&
    match.players[0] === now.players[0] &&
    match.options.Sheet === now.options.Sheet
  );
}
