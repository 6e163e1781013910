import { expect, test } from 'vitest';
import { countSequences } from '#testing/counts.ts';
import { openTable } from '#testing/table.ts';
import { encorePlus } from './rules.ts';

const solo = openTable(encorePlus, 1);

// No red block with a box in column H has five boxes: with such dice nobody can cross anything.
const NOTHING = 'R R 5 5';
// H3 is the only orange box of column H.
const ONLY_H3 = 'O O 1 1';

/*
 * On an empty sheet of 15 × 7: 105 single boxes; pairs side by side 14 × 7, one above the other
 * 15 × 6, and two diagonals in each of 14 × 6 squares; four triples and one square of four in each.
 */
test('a bomb has 881 ways on an empty sheet', () => {
  const bombs = 105 + (14 * 7 + 15 * 6 + 2 * 84) + 4 * 84 + 84;
  expect(bombs).toBe(881);
  expect(countSequences(solo, [`${NOTHING} bomb`], 1)).toEqual([1 + bombs]);
});

/*
 * First roll: pass, H3 or a heart. The heart uses up the special die, and without a cross neither
 * lines nor blocks are in reach, so two of the three ways go on with a pass alone.
 */
const FIRST = [`${ONLY_H3} heart`];

/*
 * After H3. Row Q: H2 alone; with G2 or I2; in a run of three that has it: 1 + 2 + 3. Row S: the
 * same round H4. Row R, on both sides of the cross: G3 or I3, both, F3 G3 or I3 J3, three to one
 * side (E3 F3 G3, I3 J3 K3), or two and one (F3 G3 I3, G3 I3 J3): 2 + 1 + 2 + 2 + 2.
 */
test('a line has 21 ways after H3', () => {
  const lines = 6 + 6 + 9;
  expect(countSequences(solo, [...FIRST, `${NOTHING} line`], 2)).toEqual([3, 1 + (1 + lines) + 1]);
});

/* After H3 the blocks of H3 itself, H2, H4 and I3 are in reach; G3 belongs to that of H3. */
test('a block has four ways after H3', () => {
  expect(countSequences(solo, [...FIRST, `${NOTHING} block`], 2)).toEqual([3, 1 + (1 + 4) + 1]);
});

/*
 * Stars without a cross: H3 alone. After H3, whose star is crossed, none touches a cross: G3, H2,
 * H4 and I3 have no star. After the heart there is no special die left.
 */
test('stars have one way at the start and none after H3', () => {
  expect(countSequences(solo, [...FIRST, `${NOTHING} stars`], 2)).toEqual([3, 1 + 1 + 1 + 1]);
});

/*
 * The four yellow boxes round H6 can be crossed with a four. Then G6 and I7 touch a cross and H3
 * lies in column H: three single stars and three pairs. After a pass H3 alone, after it none, since
 * the special die is used up. Five blue boxes are never in reach.
 */
test('stars have six ways after the yellow block of column H', () => {
  const [afterPass, afterYellow, afterStar] = [1 + 1, 1 + 6, 1];
  const counts = countSequences(solo, ['Y Y 4 4 stars', 'B B 5 5 stars'], 2);
  expect(counts).toEqual([3, afterPass + afterYellow + afterStar]);
});
