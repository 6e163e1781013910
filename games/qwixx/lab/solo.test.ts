import { describe, expect, test } from 'vitest';
import { movesOf } from '#engine/contract.ts';
import { randomFrom } from '#kits/random.ts';
import { TIMEOUT } from '#testing/long.ts';
import { clone, start } from '../position.ts';
import { qwixx } from '../rules.ts';
import { pairOf } from './ranks.ts';
import { type RowState, rowState } from './rows.ts';
import { qwixxSolo } from './solo.ts';
import { soloPlayer } from './solo-player.ts';
import { promised, rankOfSeat, solveSolo } from './solo-table.ts';
import { expectimax, positionWith, scoreOf } from './testing/expectimax.ts';

// Rows from left to right: the last box and the lock stand behind the tenth.
const DEAD = '.....x...x';
const LAST_ONLY = 'xxx.x....x';
const FIFTH_NEXT = '..x.x.x.x';
const CLOSES_SOON = 'x.x.xx..x';
const THREE_LEFT = 'x.xxx..x';
const SHUT = 'xx.xx.x...x';

const NEAR_THE_END = {
  'one row can close': { rows: [LAST_ONLY, DEAD, DEAD, DEAD], misses: 1 },
  'rows that run up and down can close': { rows: [LAST_ONLY, DEAD, CLOSES_SOON, DEAD], misses: 2 },
  'the same, turned over': { rows: [CLOSES_SOON, DEAD, DEAD, LAST_ONLY], misses: 2 },
  'two rows that run alike can close': { rows: [FIFTH_NEXT, LAST_ONLY, DEAD, DEAD], misses: 3 },
  'three rows can close': { rows: [LAST_ONLY, LAST_ONLY, CLOSES_SOON, DEAD], misses: 3 },
  'one row is closed': { rows: [SHUT, CLOSES_SOON, LAST_ONLY, FIFTH_NEXT], misses: 2 },
  'one row is closed, one far': { rows: [THREE_LEFT, DEAD, SHUT, LAST_ONLY], misses: 2 },
};
const CASES = Object.entries(NEAR_THE_END).map(([name, { rows, misses }]) => {
  return [name, positionWith(rows, misses)] as const;
});
/** Enough of the table for all of these: no pair of rows has more left to cross. */
const pairs = 1 + pairOf(stateOf(THREE_LEFT), stateOf(DEAD));

describe('near the end the table is what all rolls and moves of the engine give', () => {
  const alone = solveSolo({ pairs });
  const atRisk = solveSolo({ pairs, goesOn: 0.928 });

  test.each(CASES)('%s', { timeout: TIMEOUT }, (_, position) => {
    const worth = scoreOf(position) + promised(alone, position, 0);
    expect(Math.abs(worth - expectimax()(position))).toBeLessThan(1e-9);
  });

  test.each(CASES)('%s, and others may end it', { timeout: TIMEOUT }, (_, position) => {
    const coming = promised(atRisk, position, 0) / 0.928;
    const worth = scoreOf(position) + coming;
    expect(Math.abs(worth - expectimax(0.928)(position))).toBeLessThan(1e-9);
  });

  test.each(CASES)('%s: the player never chooses worse', { timeout: TIMEOUT }, (_, position) => {
    const worth = expectimax();
    const random = randomFrom('near the end');
    const player = soloPlayer(alone);
    for (let time = 0; time < 200; time++) {
      const rolled = clone(position);
      const next = qwixx.next(rolled);
      if (next.for !== 'dice') throw new Error('the dice are to be rolled');
      qwixx.roll(
        rolled,
        next.dice.map(() => random.below(6)),
      );
      while (qwixx.next(rolled).for === 'seats') {
        const best = worth(rolled);
        const move = player.choose(rolled, 0, random);
        expect(movesOf(qwixx, rolled, 0)).toContain(move);
        qwixx.resolve(rolled, [move]);
        expect(Math.abs(worth(rolled) - best)).toBeLessThan(1e-9);
      }
    }
  });
});

test('rows that run alike may change places, and a sheet may be turned over', () => {
  const rank = (...rows: readonly string[]) => rankOfSeat(positionWith(rows, 0), 0);
  const [a, b, c, d] = [FIFTH_NEXT, '', THREE_LEFT, SHUT] as const;
  expect([rank(b, a, c, d), rank(a, b, d, c), rank(c, d, a, b)]).toEqual(
    Array(3).fill(rank(a, b, c, d)),
  );
  expect(rank(a, c, b, d)).not.toBe(rank(a, b, c, d));
});

test('progress begins at nothing and ends with all ranks', () => {
  const seen: number[] = [];
  solveSolo({ pairs: 10, onProgress: (done) => seen.push(done) });
  expect([seen[0], seen.at(-1)]).toEqual([0, 55]);
});

test('the player refuses what its table does not know', () => {
  const player = soloPlayer(new Float64Array(qwixxSolo.numbers));
  const choose = (seats: number, sheet: string) => {
    const position = start(seats, sheet);
    qwixx.roll(position, [0, 0, 0, 0, 0, 0]);
    return () => player.choose(position, 0, randomFrom(''));
  };
  expect(choose(2, 'classic')).toThrow('alone');
  expect(choose(1, 'mixed-numbers')).toThrow('classic');
  expect(choose(1, 'classic')).not.toThrow();
});

function stateOf(row: string): RowState {
  return rowState(positionWith([row], 0).rows[0]!, false);
}
