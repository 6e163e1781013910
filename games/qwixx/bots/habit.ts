import { popcount } from '#kits/bits.ts';
import type { Worth } from './planner.ts';

/** How people play who count boxes: a cross is good, and every box that is skipped hurts. */
export function habit(perSkip: number, perMiss: number): Worth {
  return ({ rows, misses }, seat) => {
    let value = -perMiss * misses[seat]!;
    for (let row = seat * 4; row < seat * 4 + 4; row++) {
      const crosses = popcount(rows[row]!);
      const skipped = 32 - Math.clz32(rows[row]!) - crosses;
      value += crosses - perSkip * skipped;
    }
    return value;
  };
}
