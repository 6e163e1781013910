import type { Seat } from '#engine/contract.ts';
import type { Value } from './planner.ts';
import type { Promised } from './promise.ts';
import { isOver, pointsAt, type Stand } from './stand.ts';

/** So many points ahead, and about three of four matches are won. */
const SPREAD = 16;

/**
 * The chance to be ahead of another seat in the end, by what all have and are promised. Alone it is
 * points, in the same measure as a lead.
 */
export function aheadBy(promise: Promised, seats: number): Value {
  function hopes(stand: Stand, roller: Seat, seat: Seat): number {
    const wait = (seat - roller + seats) % seats;
    return pointsAt(stand, seats, seat) + promise(stand, seats, seat, wait);
  }

  return (stand, roller, seat) => {
    if (isOver(stand, seats)) return beaten(stand, seats, seat);
    const own = hopes(stand, roller, seat);
    if (seats === 1) return own / SPREAD;
    let sum = 0;
    for (let other = 0; other < seats; other++) {
      if (other === seat) continue;
      sum += 1 / (1 + Math.exp((hopes(stand, roller, other) - own) / SPREAD));
    }
    return sum / (seats - 1);
  };
}

/** The share of the others who are behind a seat at the end, a tie being half. */
export function beaten(stand: Stand, seats: number, seat: Seat): number {
  const own = pointsAt(stand, seats, seat);
  if (seats === 1) return own / SPREAD;
  let sum = 0;
  for (let other = 0; other < seats; other++) {
    if (other !== seat) sum += (1 + Math.sign(own - pointsAt(stand, seats, other))) / 2;
  }
  return sum / (seats - 1);
}
