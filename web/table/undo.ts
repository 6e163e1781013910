import type { Seat } from '#engine/contract.ts';
import { isRefusal } from '#engine/contract.ts';
import { corrected } from '#engine/correct.ts';
import type { Entry, Match } from '#engine/match.ts';
import type { Face } from '#games/face.ts';
import type { SavedMatch, TakenBack } from '../store/saved.ts';
import { seenSince } from './seen.ts';

/** A match without a decision and all that came of it, and what is kept of that. */
interface Undone {
  readonly match: Match;
  readonly takenBack: TakenBack;
}

/**
 * Where the decision stands that may be taken back: the last one of the only person at the table,
 * or in a team of whoever has acted last, unless it was made before another was taken back. Where
 * people play each other there is none.
 */
export function undoableAt(
  { chairs, takenBack }: Pick<SavedMatch, 'chairs' | 'takenBack'>,
  { game, entries, sealed }: Pick<Match, 'game' | 'entries' | 'sealed'>,
  last: Seat | undefined,
): number | undefined {
  const people = chairs.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
  const seat = people.length === 1 ? people[0] : game.isTeam ? last : undefined;
  // What is sealed has not happened yet: it is taken back without a trace.
  if (seat === undefined || sealed.has(seat)) return undefined;
  const at = entries.findLastIndex((entry) => entry.kind === 'move' && entry.seat === seat);
  return at >= (takenBack?.at ?? 0) ? at : undefined;
}

/** Takes a decision back, with all rolls and all choices after it; those of its own step stay. */
export function undone(
  match: Match,
  at: number,
  face: Face,
  before: TakenBack | undefined,
): Undone {
  const seat = seatAt(match.entries, at);
  const next = corrected(match, match.entries, at, undefined);
  if (isRefusal(next)) throw new Error('a decision that was taken cannot be taken out');
  const counts = match.players.map(
    (_, each) => (before?.counts[each] ?? 0) + Number(each === seat),
  );
  const seen = { ...before?.seen, ...seenSince(match, at, face) };
  return { match: next, takenBack: { counts, at: next.entries.length, seen } };
}

function seatAt(entries: readonly Entry[], at: number): Seat {
  const entry = entries[at];
  if (entry?.kind !== 'move') throw new Error('only decisions can be taken back');
  return entry.seat;
}
