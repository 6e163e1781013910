import { expect, test } from 'vitest';
import { changes } from './changes.ts';

const BEFORE = ['turn 1', 'seat 1', '  red -', '  blue -', 'seat 2', '  red -'];

test('nothing is shown of what stays', () => {
  expect(changes(BEFORE, BEFORE)).toEqual([]);
});

test('a new line is shown below the line to which it belongs', () => {
  const after = BEFORE.with(5, '  red R5');
  expect(changes(BEFORE, after)).toEqual(['seat 2', '  red R5']);
});

test('a line more or less does not make the others new', () => {
  expect(changes(BEFORE, BEFORE.toSpliced(1, 0, 'awaited 1'))).toEqual(['awaited 1']);
  expect(changes(BEFORE, BEFORE.toSpliced(0, 1))).toEqual([]);
});
