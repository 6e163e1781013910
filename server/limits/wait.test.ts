import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createLimits } from './limits.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('one phrase in five seconds, three in a minute, for each player', async () => {
  const refused: string[] = [];
  const limits = createLimits({ onRefused: (act) => refused.push(act) });
  expect(await limits.wait('phrase', 'lea')).toBeUndefined();
  vi.advanceTimersByTime(2000);
  expect(await limits.wait('phrase', 'lea')).toBe(3000);
  expect(await limits.wait('phrase', 'tom')).toBeUndefined();
  vi.advanceTimersByTime(3001);
  expect(await limits.wait('phrase', 'lea')).toBeUndefined();
  expect(refused).toEqual(['phrase']);

  for (let said = 0; said < 3; said++) {
    expect(await limits.wait('phrases', 'lea')).toBeUndefined();
    vi.advanceTimersByTime(6000);
  }
  expect(await limits.wait('phrases', 'lea')).toBe(42_000);
  vi.advanceTimersByTime(42_001);
  expect(await limits.wait('phrases', 'lea')).toBeUndefined();
});
