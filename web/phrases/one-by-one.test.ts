import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { oneByOne } from './one-by-one.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function line() {
  const shown: (string | undefined)[] = [];
  return { shown, ...oneByOne<string>(6000, (item) => shown.push(item)) };
}

test('one at a time, each for its time, then nothing', () => {
  const { shown, add } = line();
  add('a');
  vi.advanceTimersByTime(2000);
  add('b');
  expect(shown).toEqual(['a']);
  vi.advanceTimersByTime(4000);
  expect(shown).toEqual(['a', 'b']);
  vi.advanceTimersByTime(6000);
  expect(shown).toEqual(['a', 'b', undefined]);
  add('c');
  expect(shown.at(-1)).toBe('c');
});

test('of a long line the newest are shown, and nothing once it is closed', () => {
  const { shown, add, close } = line();
  for (const each of ['a', 'b', 'c', 'd', 'e', 'f']) add(each);
  vi.advanceTimersByTime(12_000);
  expect(shown).toEqual(['a', 'c', 'd']);
  close();
  vi.advanceTimersByTime(60_000);
  expect(shown).toEqual(['a', 'c', 'd']);
});
