import type { Next, Seat } from './contract.ts';

// `next` is asked all the time, so its answers are made once.
const MOST_SEATS = 6;

export const NOBODY: Next = { for: 'nobody' };

const EVERYONE = Array.from({ length: MOST_SEATS + 1 }, (_, seats) => seatsUpTo(seats));
const ONE = seatsUpTo(MOST_SEATS).map((seat) => awaiting([seat]));
const ALL = EVERYONE.map(awaiting);
const OTHERS = EVERYONE.map((all) =>
  all.map((active) => awaiting(all.filter((seat) => seat !== active))),
);

/** All seats of a table decide. */
export function everyone(seats: number): Next {
  return ALL[seats]!;
}

/** One seat decides. */
export function only(seat: Seat): Next {
  return ONE[seat]!;
}

/** All seats but one decide. */
export function others(seats: number, seat: Seat): Next {
  return OTHERS[seats]![seat]!;
}

function awaiting(seats: readonly Seat[]): Next {
  return { for: 'seats', seats };
}

function seatsUpTo(count: number): Seat[] {
  return Array.from({ length: count }, (_, seat) => seat);
}
