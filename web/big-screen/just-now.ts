import type { Announcement, Seat } from '#engine/contract.ts';
import { type Entry, enter, openMatch } from '#engine/match.ts';
import type { Setup } from '#engine/setup.ts';
import type { News } from '../table/table.ts';

/** What somebody chose, and the position in which it is read. */
interface Deed {
  readonly seat: Seat;
  readonly text: string;
  readonly before: unknown;
  /** Whether a bot chose it in place of the player. */
  readonly isByBot: boolean;
}

/** All that came of the last roll of which something has come. */
export interface JustNow {
  readonly deeds: readonly Deed[];
  readonly said: readonly Announcement[];
  /** Whether dice were rolled since: the next deed is the first of a new roll. */
  readonly isPast: boolean;
}

/**
 * What a screen that was only just opened would have seen: from the record alone, and from the
 * places in it of what stand-ins chose.
 */
export function lastOf(
  setup: Setup,
  entries: readonly Entry[],
  stoodIn: readonly number[] = [],
): JustNow {
  const last = entries.findLastIndex(({ kind }) => kind === 'move');
  const start = entries.findLastIndex(({ kind }, at) => kind === 'roll' && at < last) + 1;
  const match = openMatch(setup);
  const deeds: Deed[] = [];
  let before = match.position;
  for (const [at, entry] of entries.entries()) {
    if (at > last) break;
    // A choice is read in the position in which its whole step was made.
    if (at >= start && match.sealed.size === 0) before = setup.game.clone(match.position);
    if (at >= start && entry.kind === 'move') {
      const { seat, text } = entry;
      deeds.push({ seat, text, before, isByBot: stoodIn.includes(at) });
    }
    enter(match, entry);
  }
  return { deeds, said: [], isPast: last < entries.length - 1 };
}

/** The same with what has happened since. */
export function told(known: JustNow, { entries, said, before, byBot = [] }: News): JustNow {
  const moves = entries.flatMap((entry) => (entry.kind === 'move' ? [entry] : []));
  const isPast = entries.at(-1)?.kind === 'roll';
  if (moves.length === 0) return { ...known, isPast: known.isPast || isPast };
  const isNew = known.isPast || entries[0]?.kind === 'roll';
  const old = isNew ? { deeds: [], said: [] } : known;
  const deeds = moves.map(({ seat, text }) => {
    return { seat, text, before, isByBot: byBot.includes(seat) };
  });
  return { deeds: [...old.deeds, ...deeds], said: [...old.said, ...said], isPast };
}
