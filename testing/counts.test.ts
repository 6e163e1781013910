import { expect, test } from 'vitest';
import { countSequences } from './counts.ts';
import { openTable } from './table.ts';
import { pebbles } from './toy.ts';

test('each seat multiplies the sequences by its moves', () => {
  expect(countSequences(openTable(pebbles, 2), ['S1', 'S1'], 3)).toEqual([3, 9, 27]);
});

/*
 * Alone, with threes and a goal of five: after leaving or taking one, all three choices remain
 * (3 + 3); after taking three, only leaving and taking one do (2). In the third turn nobody who
 * has five plays on: nobody has yet. Sums after two choices: 0 1 3, 1 2 4, 3 4, with 3 3 2, 3 3 2,
 * 2 2 choices.
 */
test('moves that the rules take away are not counted', () => {
  const table = openTable(pebbles, 1);
  expect(countSequences(table, ['S3', 'S3', 'S3'], 4)).toEqual([3, 8, 20, 0]);
});

test('a roll that does not fit fails loudly', () => {
  expect(() => countSequences(openTable(pebbles, 1), ['S1 S1'], 1)).toThrow('K2');
});
