import type { Seat } from '#engine/contract.ts';
import type { Match } from '#engine/match.ts';
import type { Chair } from '../../store/saved.ts';
import type { Summary } from '../../store/summary.ts';

/** What a list says about a finished match. */
export type Outcome =
  | { readonly kind: 'solo' }
  | { readonly kind: 'place'; readonly place: number; readonly count: number }
  | { readonly kind: 'shared' }
  | { readonly kind: 'won'; readonly names: readonly string[] }
  | { readonly kind: 'lost' };

type Finished = Pick<Summary, 'players' | 'chairs' | 'online'> & Required<Pick<Summary, 'result'>>;

/** If it is known who “you” are, it is worded from their seat, else by the winner. */
export function outcomeOf({ players, chairs, online, result }: Finished): Outcome {
  const { winners } = result;
  if (winners.length === 0) return { kind: 'lost' };
  if (players.length === 1) return { kind: 'solo' };
  if (winners.length === players.length) return { kind: 'shared' };
  const own = online?.seat ?? loneSeat(chairs);
  if (own === undefined) return { kind: 'won', names: winners.map((seat) => players[seat]!) };
  return { kind: 'place', place: placeOf(own, result), count: players.length };
}

/** The points shown with it: one's own, or the winner's. */
export function pointsOf({ chairs, online, result }: Finished): number {
  const seat = people(chairs).length > 1 ? (result.winners[0] ?? 0) : ownSeat(chairs);
  return result.totals[online?.seat ?? seat]!;
}

/** The seat from which a list looks at a match: the first person's. */
export function ownSeat(chairs: readonly Pick<Chair, 'kind'>[]): Seat {
  return people(chairs)[0] ?? 0;
}

/** The seat of the only person among bots. */
export function loneSeat(chairs: readonly Pick<Chair, 'kind'>[]): Seat | undefined {
  const seats = people(chairs);
  return seats.length === 1 ? seats[0] : undefined;
}

/** Whether several people play, so that nobody in particular is “you”. */
export function isShared(chairs: Summary['chairs']): boolean {
  return people(chairs).length > 1;
}

/** Who wears the crown: a team that has won, or a player who has beaten others. */
export function crownedOf({
  game,
  position,
  players,
}: Pick<Match, 'game' | 'position' | 'players'>): readonly Seat[] {
  return game.isTeam || players.length > 1 ? game.winners(position) : [];
}

/** Winners first, then by points; ties behind the winners share a place. */
export function placeOf(seat: Seat, { totals, winners }: Finished['result']): number {
  if (winners.includes(seat)) return 1;
  const better = totals.filter((total) => total > totals[seat]!).length;
  return 1 + Math.max(better, winners.length);
}

/** Seats as they placed, the reader first. */
export function seatsByPlace(result: Finished['result'], own: Seat | undefined): readonly Seat[] {
  const rank = (seat: Seat): number => (seat === own ? 0 : placeOf(seat, result));
  return [...result.totals.keys()].sort((one, other) => rank(one) - rank(other));
}

function people(chairs: readonly Pick<Chair, 'kind'>[]): Seat[] {
  return chairs.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
}
