import type { Next, Seat } from '#engine/contract.ts';

/** Who has something to do now, of the people on this device. */
export interface Duty {
  /** Those who still have to decide, or the one who rolls. */
  readonly due: readonly Seat[];
  /** The one the device should be with; undefined when nobody here is awaited. */
  readonly holder: Seat | undefined;
}

/**
 * Who should hold the device. It stays with its holder as long as they have something to do,
 * or nobody else has; then it goes round the table. Real dice can be entered by anybody.
 */
export function dutyOf(
  next: Next,
  active: Seat,
  decided: readonly Seat[],
  mine: readonly Seat[],
  holder: Seat,
  dice: 'app' | 'real',
): Duty {
  const due = dueOf(next, active, decided, mine, dice);
  if (due.length === 0) return { due, holder: undefined };
  if (due.includes(holder)) return { due, holder };
  return { due, holder: due.find((seat) => seat > holder) ?? due[0] };
}

function dueOf(
  next: Next,
  active: Seat,
  decided: readonly Seat[],
  mine: readonly Seat[],
  dice: 'app' | 'real',
): readonly Seat[] {
  if (next.for === 'nobody') return [];
  if (next.for === 'seats') {
    return mine.filter((seat) => next.seats.includes(seat) && !decided.includes(seat));
  }
  return dice === 'real' ? mine : mine.filter((seat) => seat === active);
}
