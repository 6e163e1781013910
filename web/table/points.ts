import type { Seat } from '#engine/contract.ts';
import type { Face } from '#games/face.ts';

/** What a seat has in hand: without the parts that count only at the end, until it comes. */
export function pointsNow({ game, lateParts = [] }: Face, position: unknown, seat: Seat): number {
  const { total, parts } = game.scores(position)[seat]!;
  if (game.next(position).for === 'nobody') return total;
  return lateParts.reduce((points, part) => points - (parts[part] ?? 0), total);
}

/** Points as they are printed, with a true minus. */
export function printed(points: number): string {
  return String(points).replace('-', '−');
}
