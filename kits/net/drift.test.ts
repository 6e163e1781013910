import { expect, test } from 'vitest';
import type { Game } from '#engine/contract.ts';
import { type Pebbles, pebbles } from '#testing/toy.ts';
import { driftLine, driftReader } from './drift.ts';

test('what came of the words of one who expects too little is known roll by roll', () => {
  const game = pebbles as unknown as Game<Pebbles>;
  // It takes one a turn, eight in all, and thinks that nothing is to come.
  const modest = {
    choose: () => 1,
    foresee: ({ taken }: Pebbles) => ({ scores: [...taken] }),
  };
  const line = driftLine(
    { ...game, start: (seats) => game.start(seats, { Sheet: 'long' }) },
    modest,
    2,
    80,
  );
  // Eighty of a hundred times it was wrong by all that was to come.
  expect(line).toBe('6.4 5.6 4.8 4.0 3.2 2.4 1.6 0.8');
  const more = driftReader(['0', line]);
  expect([more(2, 0), more(2, 7), more(2, 8), more(3, 0)]).toEqual([6.4, 0.8, 0, 0]);
});
