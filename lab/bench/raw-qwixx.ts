import { popcount } from '#kits/bits.ts';
import type { Player } from './random-play.ts';
import { addScore } from './random-play.ts';

/**
 * Two players of the classic sheet, as fast as we can write it and as nobody should: the rules by
 * hand, one loop, nothing shared with the engine. It is here to be compared with, and never used.
 * Same dice, same order of moves and same choices as `randomPlay`, so the same scores.
 */
export const rawQwixx: Player = (random, matches) => {
  const rows = new Int32Array(8);
  const list = new Int32Array(10);
  const dice = new Int32Array(4);
  const picks = new Int32Array(2);
  let decisions = 0;
  let checksum = 0;
  for (let match = 0; match < matches; match++) {
    rows.fill(0);
    let misses0 = 0;
    let misses1 = 0;
    let closed = 0;
    let active = 0;
    for (;;) {
      const white1 = random.below(6);
      const white2 = random.below(6);
      for (let c = 0; c < 4; c++) dice[c] = (closed >> c) & 1 ? -1 : random.below(6);
      const up = white1 + white2;
      const down = 10 - up;
      for (let seat = 0; seat < 2; seat++) {
        let count = 1;
        for (let row = 0; row < 4; row++) {
          if ((closed >> row) & 1) continue;
          const place = row < 2 ? up : down;
          const crosses = rows[seat * 4 + row]!;
          if (crosses >> place !== 0 || (place === 10 && popcount(crosses) < 5)) continue;
          list[count++] = (row << 4) + place + 1;
        }
        picks[seat] = list[random.below(count)]!;
      }
      decisions += 2;
      for (let seat = 0; seat < 2; seat++) {
        const box = picks[seat]! - 1;
        if (box < 0) continue;
        const place = box & 15;
        rows[seat * 4 + (box >> 4)]! |= place === 10 ? 3 << 10 : 1 << place;
        if (place === 10) closed |= 1 << (box >> 4);
      }
      if ((closed & (closed - 1)) !== 0) break;
      let count = 1;
      for (let row = 0; row < 4; row++) {
        const die = dice[row]!;
        if (die < 0 || (closed >> row) & 1) continue;
        const crosses = rows[active * 4 + row]!;
        const one = row < 2 ? white1 + die : 10 - white1 - die;
        if (crosses >> one === 0 && (one !== 10 || popcount(crosses) >= 5)) {
          list[count++] = (row << 4) + one + 1;
        }
        if (white1 === white2) continue;
        const other = row < 2 ? white2 + die : 10 - white2 - die;
        if (crosses >> other === 0 && (other !== 10 || popcount(crosses) >= 5)) {
          list[count++] = (row << 4) + other + 1;
        }
      }
      const box = list[random.below(count)]! - 1;
      decisions++;
      if (box >= 0) {
        const place = box & 15;
        rows[active * 4 + (box >> 4)]! |= place === 10 ? 3 << 10 : 1 << place;
        if (place === 10) closed |= 1 << (box >> 4);
        if ((closed & (closed - 1)) !== 0) break;
      } else if (picks[active] === 0) {
        if (active === 0) misses0++;
        else misses1++;
        if (misses0 === 4 || misses1 === 4) break;
      }
      active ^= 1;
    }
    checksum = addScore(checksum, total(rows, 0) - 5 * misses0);
    checksum = addScore(checksum, total(rows, 4) - 5 * misses1);
  }
  return { matches, decisions, checksum };
};

function total(rows: Int32Array, from: number): number {
  let sum = 0;
  for (let row = from; row < from + 4; row++) {
    const crosses = popcount(rows[row]!);
    sum += (crosses * (crosses + 1)) / 2;
  }
  return sum;
}
