import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { askOften } from './ask-often.ts';

const page = { hidden: false, addEventListener: vi.fn(), removeEventListener: vi.fn() };
let stop: () => void = () => undefined;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', page);
});
afterEach(() => {
  stop();
  page.hidden = false;
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** How often it was asked, after so many seconds. */
function followed() {
  const ask = vi.fn();
  stop = askOften(ask);
  return (seconds: number): number => {
    vi.advanceTimersByTime(seconds * 1000);
    return ask.mock.calls.length;
  };
}

test('a page that is looked at asks at once, and four times a minute', () => {
  const asked = followed();
  expect(asked(0)).toBe(1);
  expect(asked(60)).toBe(5);
  stop();
  expect(asked(60)).toBe(5);
});

test('a page that nobody looks at asks less often', () => {
  page.hidden = true;
  const asked = followed();
  expect(asked(0)).toBe(1);
  expect(asked(90)).toBe(3);
});

test('a page that is looked at again asks at once', () => {
  page.hidden = true;
  const asked = followed();
  const onShown = page.addEventListener.mock.lastCall?.[1];
  page.hidden = false;
  onShown();
  expect(asked(0)).toBe(2);
});
