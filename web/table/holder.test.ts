import { expect, test } from 'vitest';
import type { Die, Next } from '#engine/contract.ts';
import { dutyOf } from './holder.ts';

const DICE: Next = { for: 'dice', dice: [] as Die[] };
const all: Next = { for: 'seats', seats: [0, 1, 2] };

test('the device stays with a holder who still has to decide', () => {
  expect(dutyOf(all, 0, [], [0, 1, 2], 1, 'app')).toEqual({ due: [0, 1, 2], holder: 1 });
});

test('the device goes on round the table, past seats that are not played here', () => {
  expect(dutyOf(all, 0, [0], [0, 2], 0, 'app')).toEqual({ due: [2], holder: 2 });
  expect(dutyOf(all, 0, [2], [0, 1, 2], 2, 'app')).toEqual({ due: [0, 1], holder: 0 });
});

test('only the one whose roll it is rolls the dice of the app', () => {
  expect(dutyOf(DICE, 1, [], [0, 1], 0, 'app')).toEqual({ due: [1], holder: 1 });
  expect(dutyOf(DICE, 2, [], [0, 1], 0, 'app')).toEqual({ due: [], holder: undefined });
});

test('the holder of the device may enter real dice', () => {
  expect(dutyOf(DICE, 1, [], [0, 1], 0, 'real')).toEqual({ due: [0, 1], holder: 0 });
});

test('after the end nobody has anything to do', () => {
  expect(dutyOf({ for: 'nobody' }, 0, [], [0], 0, 'app')).toEqual({ due: [], holder: undefined });
});

test('the device goes to the next one who is due, not to the first', () => {
  const two: Next = { for: 'seats', seats: [0, 2] };
  expect(dutyOf(two, 0, [], [0, 1, 2], 1, 'app')).toEqual({ due: [0, 2], holder: 2 });
});
