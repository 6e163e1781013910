import { expect, test } from 'vitest';
import { after, outdated, type Versions } from './versions.ts';

test('the version that answers and the one before it are kept', () => {
  const second = after(after(undefined, 'a'), 'b');
  expect(outdated(['a', 'b'], second)).toEqual([]);
  expect(outdated(['a', 'b', 'c'], after(second, 'c'))).toEqual(['a']);
});

test('an old version that comes back is kept, though it was kept first', () => {
  const back = after({ now: 'c', before: 'b' }, 'a');
  expect(outdated(['a', 'b', 'c'], back)).toEqual(['b']);
});

test('a version that was kept but never started does not push out the one in use', () => {
  const running: Versions = { now: 'a' };
  expect(outdated(['a', 'b', 'c'], after(running, 'c'))).toEqual(['b']);
});

test('a version that takes over once more still knows the one before', () => {
  const twice = after({ now: 'b', before: 'a' }, 'b');
  expect(outdated(['a', 'b'], twice)).toEqual([]);
});
