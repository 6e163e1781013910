import { expect, test } from 'vitest';
import { countSequences } from '#testing/counts.ts';
import { openTable } from '#testing/table.ts';
import { encore } from './rules.ts';

const INKAS_ROLL = 'Y O B 5 2 2';
const NOTHING_FITS = 'O O O 5 5 5';

/*
 * By hand, on the classic sheet, for two players. Column H has parts of five blocks:
 *   G  H1            O  G2 H2            R  H3 I2 I3 J3
 *   B  G4 G5         Y  H6 I6
 *      H4 H5            H7 I7 J7
 *
 * First roll. All five yellows: 1. Two yellows with one in H: H6 H7, H6 I6, H7 I7: 3. Two oranges:
 * 1. Two blues with one in H: H4 H5, G4 H4, G5 H5: 3. With pass 9, for either seat.
 *
 * Second roll, single red and green boxes. H1 and H3 are always in reach, and pass: 3. In addition
 * come, after five yellows, G6 G7 K7: 3; H6 H7, G6 G7: 2; H6 I6, G6: 1; H7 I7, G7: 1; the oranges,
 * G3 I2: 2; H4 H5, I4: 1; G4 H4, G3 I4: 2; G5 H5, F5 G6: 2. Nine times 3, and 14: 41.
 */
test('counts of decision sequences agree with those counted by hand', () => {
  const counts = countSequences(openTable(encore, 2), [INKAS_ROLL, 'R R G 1 1 1'], 4);
  expect(counts).toEqual([9, 9 * 9, 41 * 9, 41 * 41]);
});

/*
 * The fourth roll belongs to seat 2. After its pass seat 1 has all 9. After yellow (4 ways) there
 * are oranges 1, blues 3 and pass: 5. After orange 8, since a 2 is left beside the 5. After blue (3
 * ways) yellows 4, oranges 1 and pass: 6. 9 + 4 × 5 + 8 + 3 × 6 = 55.
 */
test('counts from the fourth roll on depend on the dice that were taken', () => {
  const rolls = [NOTHING_FITS, NOTHING_FITS, NOTHING_FITS, INKAS_ROLL];
  const counts = countSequences(openTable(encore, 2), rolls, 8);
  expect(counts).toEqual([1, 1, 1, 1, 1, 1, 9, 55]);
});

/*
 * Parts of the five blocks of any size with a box in H: green 1, orange 2. Red H3, then I3, then
 * either or both of I2 and J3: 1 + 1 + 2 + 1 = 5. Blue 2 singles, 3 pairs, 4 threes, all: 10.
 * Yellow 10 like blue without J7; J7 needs I7, and with these go H7, H7 I6, H6 H7, H6 I6 and all
 * three: 5 more, 15. So yellow and ? 15, X and ? 33. Pairs: yellow 3; X also orange 1, red 1 and
 * blue 3: 8. With pass 1 + 15 + 33 + 3 + 8.
 */
test('counts of a solo roll with both jokers', () => {
  expect(countSequences(openTable(encore, 1), ['Y X 2 ?'], 1)).toEqual([60]);
});

/* Doubled faces are one choice, not two: the 9 of Inka's roll, less its 3 pairs of blues. */
test('counts do not tell equal dice apart', () => {
  expect(countSequences(openTable(encore, 2), ['Y Y O 5 2 2'], 1)).toEqual([6]);
});
