import type { Seat } from '#engine/contract.ts';

/** How a match may end as one seat sees it. */
export interface Forecast {
  readonly score: number;
  /** The chance to beat each other seat, and the lead over it; nothing at one's own. */
  readonly wins: readonly number[];
  readonly leads: readonly number[];
}

/**
 * The forecasts of all seats as one: where two see their duel differently the truth is in the
 * middle, and to win is to beat each of the others. Scores are so much higher than was said
 * (see `kits/net/drift.ts`).
 */
export function agreed(forecasts: readonly Forecast[], drift: number) {
  const seats = forecasts.map((_, seat) => seat);
  const others = (seat: Seat) => seats.filter((other) => other !== seat);
  const win = (seat: Seat, other: Seat) =>
    (forecasts[seat]!.wins[other]! + 1 - forecasts[other]!.wins[seat]!) / 2;
  const lead = (seat: Seat, other: Seat) =>
    (forecasts[seat]!.leads[other]! - forecasts[other]!.leads[seat]!) / 2;
  const scores = forecasts.map(({ score }) => score + drift);
  const odds = seats.map((seat) => others(seat).reduce((all, other) => all * win(seat, other), 1));
  const leads = seats.map((seat) => sumOf(others(seat).map((other) => lead(seat, other))));
  return {
    scores,
    leads: seats.length === 1 ? scores : leads.map((all) => all / (seats.length - 1)),
    wins: odds.map((each) => each / sumOf(odds)),
  };
}

function sumOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}
