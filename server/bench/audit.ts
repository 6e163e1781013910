import type { Seat } from '#engine/contract.ts';
import { type Entry, enter, openMatch } from '#engine/match.ts';
import type { Setup } from '#engine/setup.ts';

/** What the server has said is done: a seat’s decision, or its roll. */
export interface Acknowledged {
  readonly seat: Seat;
  readonly step: number;
  /** Undefined for a roll, whose faces the seat does not choose. */
  readonly text: string | undefined;
}

export interface Finding {
  readonly lost: readonly Acknowledged[];
  /** Decisions of one seat in one step beyond the first. */
  readonly doubled: number;
}

/**
 * Compares what was acknowledged with the entries that are there. Throws if these do not replay.
 * Of the open step it is known who has decided, not what.
 */
export function audit(
  setup: Setup,
  entries: readonly Entry[],
  decided: readonly Seat[],
  acknowledged: readonly Acknowledged[],
): Finding {
  const match = openMatch(setup);
  const there = new Map<string, string>();
  let doubled = 0;
  for (const entry of entries) {
    const key = keyOf(match.step, entry.kind === 'roll' ? undefined : entry.seat);
    if (there.has(key)) doubled++;
    there.set(key, entry.text);
    const refused = enter(match, entry);
    if (refused) throw new Error(`the entry “${entry.text}” was refused by ${refused.rule}`);
  }
  const isThere = ({ seat, step, text }: Acknowledged): boolean => {
    if (step === match.step && text !== undefined) return decided.includes(seat);
    const entry = there.get(keyOf(step, text === undefined ? undefined : seat));
    return entry !== undefined && (text === undefined || entry === text);
  };
  return { lost: acknowledged.filter((each) => !isThere(each)), doubled };
}

function keyOf(step: number, seat: Seat | undefined): string {
  return `${step} ${seat ?? 'dice'}`;
}
