import type { Seat } from '#engine/contract.ts';
import type { Saying } from '#games/face.ts';
import type { Table } from '../table.ts';
import { starsToGo } from './progress.ts';

const POINTS_PER_STAR = -2;

/** What the open stars of a seat cost it if the match ended now. */
export function starCost(count: number): number {
  return count === 0 ? 0 : POINTS_PER_STAR * count;
}

/** “6 stars open −12”: nothing once all of them are crossed. */
export function openStars({ papers }: Table<string>, seat: Seat): Saying | undefined {
  const count = starsToGo(papers[seat]!);
  return count === 0 ? undefined : { key: 'score.stars', args: { count, points: starCost(count) } };
}
