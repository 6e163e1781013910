import { expect, test } from 'vitest';
import { timerFor } from './options-list.ts';

test('a table that opens to everybody has a gentle timer; one that has a timer keeps it', () => {
  expect(timerFor(true, 'off')).toBe('gentle');
  expect(timerFor(true, 'fast')).toBe('fast');
  expect(timerFor(false, 'off')).toBe('off');
});
