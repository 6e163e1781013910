import type { Refusal } from './contract.ts';
import type { Entry, Match } from './match.ts';
import { enter, replay } from './match.ts';
import type { Setup } from './setup.ts';

/** The match with another entry at a place, and of those behind it all that are still legal. */
export function corrected(
  setup: Setup,
  entries: readonly Entry[],
  at: number,
  entry: Entry | undefined,
): Match | Refusal {
  const match = replay(setup, entries.slice(0, at));
  const refused = entry && enter(match, entry);
  if (refused) return refused;
  for (const each of entries.slice(at + 1)) {
    // Without the entry only those go on who decided at the same time: they need not do so again.
    if ((!entry && isLater(each, entries[at]!)) || enter(match, each)) break;
  }
  return match;
}

function isLater(entry: Entry, than: Entry): boolean {
  return entry.kind === 'roll' || than.kind === 'roll' || entry.seat === than.seat;
}
