import type { Seat } from '#engine/contract.ts';
import type { Position } from '../position.ts';
import type { Worth } from './planner.ts';
import { pointsOf } from './points.ts';
import type { Promised } from './promise.ts';

/** So many points ahead, and about three of four matches are won. */
const SPREAD = 16;

/** The chance to be ahead of another seat in the end, by what all have and are promised. */
export function aheadBy(promise: Promised): Worth {
  function hopes(position: Position, seat: Seat): number {
    const points = pointsOf(position, seat);
    if (position.phase === 'over') return points;
    return points + promise(position, seat, seat === position.active);
  }

  return (position, seat) => {
    const own = hopes(position, seat);
    let sum = 0;
    for (let other = 0; other < position.seats; other++) {
      if (other === seat) continue;
      const ahead = own - hopes(position, other);
      if (position.phase === 'over') sum += (1 + Math.sign(ahead)) / 2;
      else sum += 1 / (1 + Math.exp(-ahead / SPREAD));
    }
    return sum / (position.seats - 1);
  };
}
