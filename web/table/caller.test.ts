import { computed, signal } from '@preact/signals';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Call, inSentences, openCaller } from './caller.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function opened() {
  const shown = signal<Call | undefined>(undefined);
  const call = openCaller(shown);
  return {
    called: computed(() => shown.value?.text),
    call: (texts: readonly string[]) => call(texts.map((text) => ({ text }))),
  };
}

test('one sentence stands for a while, then goes', () => {
  const { called, call } = opened();
  call(['Column J is full! First: Pip.']);
  expect(called.value).toBe('Column J is full! First: Pip.');
  vi.advanceTimersByTime(5900);
  expect(called.value).toBe('Column J is full! First: Pip.');
  vi.advanceTimersByTime(200);
  expect(called.value).toBeUndefined();
});

test('several are called one after the other, none is cut off', () => {
  const { called, call } = opened();
  call(['one', 'two', 'three']);
  expect(called.value).toBe('one');
  vi.advanceTimersByTime(2300);
  expect(called.value).toBe('two');
  vi.advanceTimersByTime(2300);
  expect(called.value).toBe('three');
  vi.advanceTimersByTime(6100);
  expect(called.value).toBeUndefined();
});

test('news waits until what stands there can have been read', () => {
  const { called, call } = opened();
  call(['one']);
  vi.advanceTimersByTime(1000);
  call(['two']);
  expect(called.value).toBe('one');
  vi.advanceTimersByTime(1300);
  expect(called.value).toBe('two');
});

test('what has stood long enough makes room at once', () => {
  const { called, call } = opened();
  call(['one']);
  vi.advanceTimersByTime(4000);
  call(['two']);
  expect(called.value).toBe('two');
});

test('a caller far behind leaves out the oldest', () => {
  const { called, call } = opened();
  call(['now']);
  call(Array.from({ length: 9 }, (_, i) => `${i}`));
  vi.advanceTimersByTime(2300);
  expect(called.value).toBe('3');
});

test('what is too long for the bar is called sentence by sentence', () => {
  const parts = (text: string) => inSentences(text).map((call) => call.text);
  const short = 'Goal missed. Lea decides which.';
  expect(parts(short)).toEqual([short]);
  const long = 'Ihr habt das Ziel nach Runde 19 verfehlt: Ein Würfel fällt weg.';
  expect(parts(`${long} Ob Farbe oder Zahl, entscheidet Lea.`)).toEqual([
    long,
    'Ob Farbe oder Zahl, entscheidet Lea.',
  ]);
});
