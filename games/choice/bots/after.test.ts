import { expect, test } from 'vitest';
import { movesOf } from '#engine/contract.ts';
import { choice } from '../rules.ts';
import { scores } from '../score.ts';
import { afterUses, areaFor, keyOf, lookAfter } from './after.ts';
import { isEnd, lookAt, looksOf, totalOf } from './look.ts';
import { plainAfter } from './testing/plain.ts';
import { positionsOf, somePositions } from './testing/positions.ts';

test.each([1, 2, 4])(
  'a sheet after any move is what the rules make of it, with %i seats',
  (seats) => {
    let turned = 0;
    for (const position of somePositions(seats, `after ${seats}`, 5)) {
      if (position.phase !== 'use') continue;
      for (const seat of looksOf(position).keys()) {
        for (const move of movesOf(choice, position, seat)) {
          const look = lookAfter(position, seat, move);
          const { ring, line, misses } = afterUses(position, seat, move);
          expect(areaFor(keyOf(ring, line, misses))).toEqual({ ring, line, misses });
          const plain = lookAt(plainAfter(position, seat, move), seat);
          // Comparing is cheaper than expecting, of which there would be many thousands.
          if (JSON.stringify(look) !== JSON.stringify(plain)) expect(look).toEqual(plain);
          if (look.isSecond && position.sheets[seat]!.length === 1) turned++;
        }
      }
    }
    expect(turned).toBeGreaterThan(20);
  },
);

test.each([1, 3])('totals and the end are those of the rules, with %i seats', (seats) => {
  for (const position of positionsOf(seats, `totals ${seats}`)) {
    const looks = looksOf(position);
    expect(looks.map(totalOf)).toEqual(scores(position).map(({ total }) => total));
    expect(looks.some(isEnd)).toBe(false);
  }
});

test('a match is over when the lookahead says so', () => {
  let ends = 0;
  for (const position of somePositions(1, 'ends', 1)) {
    if (position.phase !== 'use') continue;
    for (const move of movesOf(choice, position, 0)) {
      const after = choice.clone(position);
      choice.resolve(after, [move]);
      const isOver = after.phase === 'over';
      if (isEnd(lookAfter(position, 0, move)) !== isOver) expect(isOver).toBe(!isOver);
      if (isOver) ends++;
    }
  }
  expect(ends).toBeGreaterThan(0);
});
