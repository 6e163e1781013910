import { expect, test } from 'vitest';
import { countSequences } from '#testing/counts.ts';
import { openTable } from '#testing/table.ts';
import { choice } from './rules.ts';

const SIXES = 'G6 B6 R6';

/*
 * By hand, on side 1. The dice pay for green boxes 1, 10 and 12, blue 4, 9 and 15, red 2 and 8,
 * for 6 and for 12=6+6, which do not touch. Adjacent among those boxes: 1–2, 8–9, 9–10.
 *
 * No use: 1. One use: 8 colours and 2 numbers, 10.
 * Two uses, in either order: 3 adjacent pairs, 8 colours with 6, 8 colours with 12: 19 × 2 = 38.
 * Three uses: boxes 8 9 10 from the middle (2 orders) or from an end (2), and the 6 ordered pairs
 * with a 6 before, between or after: 4 + 18 = 22.
 * Together 71, each of them with and without giving up the area: 142.
 */
const USES = 142;

test('counts of a first turn agree with those counted by hand', () => {
  expect(countSequences(openTable(choice, 1), [SIXES], 2)).toEqual([8, USES]);
  expect(countSequences(openTable(choice, 2), [SIXES], 3)).toEqual([8, USES, USES * USES]);
});

test('a second roll is counted for each of the seven ways to ask for it', () => {
  expect(countSequences(openTable(choice, 1), [SIXES, SIXES], 2)).toEqual([8, 8 * USES]);
});

/*
 * The same with the dice of the second area, where nothing can be given up. Side 2: green 5 and 11,
 * blue 1, 6 and 14, red 4, 9 and 13, 6 and 12 do not touch. Adjacent: 4–5, 5–6, 13–14.
 * 1 + (8 + 2) + 2 × (3 + 8 + 8) + (4 + 18) = 71.
 */
test('counts on a second area', () => {
  const table = openTable(choice, 1);
  const { game, position } = table;
  game.roll(position, [0, 0, 0]);
  game.resolve(position, [0]);
  game.resolve(position, [game.judge(position, 0, game.parse(position, ['CLOSE'])) as number]);
  expect(countSequences(table, [SIXES], 2)).toEqual([8, 71]);
});
