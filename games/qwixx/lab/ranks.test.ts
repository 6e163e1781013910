import { expect, test } from 'vitest';
import { HIGHER, isOver, LOWER, PAIRS, pairOf, RANKS, rankOf, START } from './ranks.ts';
import { CLOSED, CROSSING, EMPTY, PLACES, ROW_STATES } from './rows.ts';

test('every two rows have one number, in any order, and every number has its rows', () => {
  const seen = new Set<number>();
  for (let one = 0; one < ROW_STATES; one++) {
    for (let other = 0; other <= one; other++) {
      const pair = pairOf(one, other);
      expect([pairOf(other, one), LOWER[pair], HIGHER[pair]]).toEqual([pair, other, one]);
      seen.add(pair);
    }
  }
  expect([seen.size, Math.max(...seen)]).toEqual([PAIRS, PAIRS - 1]);
});

test('every two pairs have one rank, in any order, and no rank is left over', () => {
  const seen = new Uint8Array(RANKS);
  let same = 0;
  for (let one = 0; one < PAIRS; one++) {
    for (let other = 0; other <= one; other++) {
      seen[rankOf(one, other)]!++;
      if (rankOf(one, other) === rankOf(other, one)) same++;
    }
  }
  expect(seen.every((times) => times === 1)).toBe(true);
  expect(same).toBe(RANKS);
  expect(START).toBe(RANKS - 1);
});

test('a cross lowers the rank, whatever else is on the sheet', () => {
  const others = [CLOSED, 1, 20, 41, EMPTY];
  const wrong: unknown[] = [];
  for (let row = 1; row < ROW_STATES; row++) {
    const after = CROSSING.subarray(row * PLACES, (row + 1) * PLACES);
    for (const state of after.filter((each) => each >= 0)) {
      for (const beside of others) {
        for (let pair = 0; pair < PAIRS; pair += 7) {
          const lower = rankOf(pairOf(state, beside), pair);
          if (lower >= rankOf(pairOf(row, beside), pair)) wrong.push([row, state, beside, pair]);
        }
      }
    }
  }
  expect(wrong).toEqual([]);
});

test('a sheet is over with two closed rows, wherever they stand', () => {
  const [open, one, two] = [pairOf(3, EMPTY), pairOf(CLOSED, 3), pairOf(CLOSED, CLOSED)];
  const over = (up: number, down: number) => [isOver(up, down), isOver(down, up)];
  expect([over(open, open), over(open, one)].flat()).toEqual([false, false, false, false]);
  expect([over(one, one), over(open, two), over(one, two)].flat()).not.toContain(false);
});
