import { expect, test } from 'vitest';
import { hintsFor, timerFor } from './options-list.ts';

test('a table that opens to everybody has a gentle timer; one that has a timer keeps it', () => {
  expect(timerFor(true, 'off')).toBe('gentle');
  expect(timerFor(true, 'fast')).toBe('fast');
  expect(timerFor(false, 'off')).toBe('off');
});

test('strangers have no hints; friends have them, unless they did not want them last time', () => {
  expect(hintsFor(true)).toBe(false);
  expect(hintsFor(true, true)).toBe(false);
  expect(hintsFor(false)).toBe(true);
  expect(hintsFor(false, false)).toBe(false);
});
