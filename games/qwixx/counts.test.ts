import { expect, test } from 'vitest';
import { countSequences } from '#testing/counts.ts';
import { openTable } from '#testing/table.ts';
import { qwixx } from './rules.ts';

const RULEBOOK = '4 1 R3 Y2 G6 B6';
const DOUBLE_SIX = '6 6 R6 Y6 G1 B1';

/*
 * By hand, for two players.
 *
 * First roll. 1: pass or a 5 in one of four rows: 5. 2: the same for the second seat: 5 × 5.
 * 3: the active seat has R7 R4 Y6 Y3 G10 G7 B10 B7 and pass, 9 in all after a pass; a red 5 takes
 * R4 away (8), a yellow one Y3 (8), a green one G10 and G7 (7), a blue one B10 and B7 (7):
 * 9 + 8 + 8 + 7 + 7 = 39, times 5 for the second seat.
 *
 * Second roll. Only green and blue 12 can be crossed, by seats with nothing in that row. Of the
 * first seat's 39 ways, 13 leave both rows empty (3 choices), 11 only blue and 11 only green (2
 * each), 4 neither (1): 39 + 22 + 22 + 4 = 87. The second seat's five ways have 3 3 3 2 2 choices:
 * 13. 4: 87 × 5. 5: 87 × 13.
 *
 * 6: the second seat is active. A six and a red or yellow 6 make 12, which nobody can cross yet;
 * with G1 and B1 it makes 7. After a pass it has pass, G7, B7. Its 13 ways: it passed both times
 * (3 choices), crossed a 12 in one row (12 lies left of 7, still 3), or a 5 in green or blue first,
 * which ends that row for 7 (2). Passed, R5, Y5 first: 3 ways of 3 each; G5 or B5 first: 2 ways of
 * 2 each: 3 × 9 + 2 × 4 = 35. 87 × 35.
 */
test('counts of decision sequences agree with those counted by hand', () => {
  const counts = countSequences(openTable(qwixx, 2), [RULEBOOK, DOUBLE_SIX], 6);
  expect(counts).toEqual([5, 5 * 5, 5 * 39, 5 * 87, 13 * 87, 35 * 87]);
});

test('sequences stop where the dice script ends', () => {
  expect(countSequences(openTable(qwixx, 2), [RULEBOOK], 5)).toEqual([5, 25, 195, 0, 0]);
});

/*
 * Sum 2, twice over: nothing but R2 and Y2 to the left of their rows can be crossed, since G2 and
 * B2 close theirs. Three seats have 3 choices each. The active seat then adds a white 1 and a
 * coloured 1: R2 and Y2, unless already crossed. 3 + 2 + 2 = 7 ways for it, 3 × 3 for the others.
 */
test('counts for three players whose dice all show one', () => {
  const counts = countSequences(openTable(qwixx, 3), ['1 1 R1 Y1 G1 B1'], 4);
  expect(counts).toEqual([3, 9, 27, 7 * 9]);
});

/*
 * Sum 3: green 3 is the last of its row and would close it, so 3 stands open in three rows, and
 * with pass each seat has 4 choices. The second action offers R7 R8 Y2 Y3 G4 G5 B5 B6 and pass: 9.
 * After R3 red 8 is lost, not 7, which stands further right (8). After Y3 yellow 2 and 3 are (7).
 * After B3 blue 5 is, its row's first box, while 6 stands near the end (8). 9 + 8 + 7 + 8 = 32.
 */
test('counts on mixed numbers follow the places, not the numbers', () => {
  const table = openTable(qwixx, 2, { Sheet: 'mixed-numbers' });
  expect(countSequences(table, ['1 2 R6 Y1 G3 B4'], 3)).toEqual([4, 4 * 4, 4 * 32]);
});
