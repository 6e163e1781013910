import { expect, test } from 'vitest';
import type { Match } from '#engine/match.ts';
import { countSequences } from '#testing/counts.ts';
import { openTable } from '#testing/table.ts';
import type { Position } from './position.ts';
import { encoreCoop } from './rules.ts';

/*
 * By hand. Seat 1 has the blue sheet. Column H has parts of these blocks:
 *   G  H1 I1      R     H3      B     G5 H5 I5 J5
 *      H2 I2         G4 H4         F6 G6
 * One box: H1, H2, H3, H4, H5: 5. Two boxes: H1 H2, H1 I1, H2 I2; H3 H4, G4 H4; G5 H5, H5 I5: 7.
 * With pass 13. Seat 2 has the yellow sheet:
 *   G  F3 G3 H3 I3 J3      B  D3 E3             R  F5 G5 H5
 *               I4               E4 F4 G4 H4
 * One box: H3, H4, H5: 3. Two boxes: G3 H3, H3 I3; G4 H4; G5 H5: 4. With pass 8.
 */
test('counts of a first roll agree with those counted by hand', () => {
  const table = openTable(encoreCoop, 2);
  expect(countSequences(table, ['R G B 1 2 2'], 2)).toEqual([13, 13 * 8]);
});

/* No red block in column H has five boxes: all miss, and a third miss ends the match. */
test('counts end with the third miss', () => {
  const rolls = new Array<string>(4).fill('R R R 5 5 5');
  expect(countSequences(openTable(encoreCoop, 2), rolls, 8)).toEqual([1, 1, 1, 1, 1, 1, 0, 0]);
});

/*
 * Six strikes among three seats with eight jokers each: two bars among eight places, 8 × 7 / 2. With
 * 1, 0 and 8 jokers the first seat gives one or none. With 2, 1 and 1 jokers all four are struck.
 */
test.each([
  [[8, 8, 8], 28],
  [[1, 0, 8], 2],
  [[2, 1, 1], 1],
])('with %j jokers there are %i ways to share out six strikes', (jokers, ways) => {
  const table = penaltyAt('strike');
  for (const [seat, paper] of (table.position as Position).papers.entries()) {
    paper.jokers = jokers[seat]!;
  }
  expect(countSequences(table, [], 1)).toEqual([ways]);
});

test('a die of either kind can be given up', () => {
  expect(countSequences(penaltyAt('discard'), [], 1)).toEqual([2]);
});

/** Three players, and the leader has to say whose jokers are struck, or which die is given up. */
function penaltyAt(phase: 'strike' | 'discard'): Match {
  const table = openTable(encoreCoop, 3);
  (table.position as Position).phase = phase;
  return table;
}
