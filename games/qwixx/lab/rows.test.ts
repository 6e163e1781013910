import { expect, test } from 'vitest';
import { movesOf } from '#engine/contract.ts';
import { LAST, start } from '../position.ts';
import { qwixx } from '../rules.ts';
import { boxAt } from '../sheets.ts';
import { CLOSED, CROSSING, FORBIDDEN, PLACES, POINTS, ROW_STATES, rowState } from './rows.ts';
import { scoreOf } from './testing/expectimax.ts';

test('all open rows together have every state but that of a closed one', () => {
  const states = new Set<number>();
  for (let row = 0; row < 1 << LAST; row++) states.add(rowState(row, false));
  expect(states.size).toBe(56);
  expect(Math.min(...states)).toBe(CLOSED + 1);
  expect(Math.max(...states)).toBe(ROW_STATES - 1);
  expect(rowState(0b1, true)).toBe(CLOSED);
});

test('the engine crosses the same boxes for the same points, from every open row', () => {
  for (let row = 0; row < 1 << LAST; row++) {
    for (let place = 0; place < PLACES; place++) {
      const position = start(1, 'classic');
      position.rows[0] = row;
      qwixx.roll(position, [Math.min(place, 5), place - Math.min(place, 5), 0, 0, 0, 0]);
      const move = boxAt(0, place) + 1;
      const cross = rowState(row, false) * PLACES + place;
      const isLegal = movesOf(qwixx, position, 0).includes(move);
      expect([row, place, isLegal]).toEqual([row, place, CROSSING[cross] !== FORBIDDEN]);
      if (!isLegal) continue;
      const before = scoreOf(position);
      qwixx.resolve(position, [move]);
      const state = rowState(position.rows[0]!, (position.closed & 1) !== 0);
      expect([state, scoreOf(position) - before]).toEqual([CROSSING[cross], POINTS[cross]]);
    }
  }
});

test('a cross always leads to a state with a smaller number', () => {
  for (let cross = 0; cross < CROSSING.length; cross++) {
    expect(CROSSING[cross]).toBeLessThan(Math.max(1, Math.floor(cross / PLACES)));
  }
});
