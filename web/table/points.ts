import type { Seat } from '#engine/contract.ts';
import type { Face } from '#games/face.ts';

/** What a seat would have if the match ended now; a team's goals leave out some parts until then. */
export function pointsNow({ game, lateParts = [] }: Face, position: unknown, seat: Seat): number {
  const { total, parts } = game.scores(position)[seat]!;
  if (game.next(position).for === 'nobody') return total;
  return lateParts.reduce((points, part) => points - (parts[part] ?? 0), total);
}

/** Points as they are printed, with a true minus. */
export function printed(points: number): string {
  return String(points).replace('-', '−');
}
