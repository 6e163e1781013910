import { expect, test } from 'vitest';
import { withoutEchoes } from './echo.ts';

interface Tap {
  readonly at: number;
  readonly detail?: number;
  readonly by?: string;
  readonly on?: string;
}

/** Which of these taps get through. */
function heard(taps: readonly Tap[]): readonly boolean[] {
  const guard = withoutEchoes();
  return taps.map(({ at, detail = 1, by = 'mouse', on = '.button' }) => {
    let isHeard = true;
    const target = { closest: (selector: string) => selector === on || null };
    const stopPropagation = () => {
      isHeard = false;
    };
    guard({ timeStamp: at, detail, pointerType: by, target, stopPropagation } as never);
    return isHeard;
  });
}

test('the second half of a double click is ignored', () => {
  expect(heard([{ at: 0 }, { at: 90, detail: 2 }, { at: 700 }])).toEqual([true, false, true]);
});

test('touches need no count: their times tell', () => {
  const by = 'touch';
  expect(
    heard([
      { at: 0, by },
      { at: 120, by },
      { at: 500, by, detail: 2 },
    ]),
  ).toEqual([true, false, true]);
});

test('keys, dice and the undo button are as quick as one likes', () => {
  const dice = { on: '.die', by: 'touch' };
  expect(
    heard([
      { at: 0, detail: 0 },
      { at: 9, detail: 0 },
    ]),
  ).toEqual([true, true]);
  expect(
    heard([
      { at: 0, ...dice },
      { at: 80, detail: 2, ...dice },
    ]),
  ).toEqual([true, true]);
});

test('after a key nothing is swallowed, and clicks of a mouse are as quick as their count', () => {
  expect(
    heard([
      { at: 0, detail: 0 },
      { at: 100, by: 'touch' },
    ]),
  ).toEqual([true, true]);
  expect(heard([{ at: 0 }, { at: 100 }])).toEqual([true, true]);
});

test('a touch after exactly the time of an echo is none', () => {
  const by = 'touch';
  expect(
    heard([
      { at: 0, by },
      { at: 299, by },
    ]),
  ).toEqual([true, false]);
  expect(
    heard([
      { at: 0, by },
      { at: 300, by },
    ]),
  ).toEqual([true, true]);
});
