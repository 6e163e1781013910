import { expect, test } from 'vitest';
import type { Chair, SavedMatch } from '../store/saved.ts';
import { ownIn } from './own.ts';

const chairs = (['bot', 'person', 'person'] as const).map(
  (kind): Chair => ({ kind, stamp: 'fox' }),
);
const saved = {} as SavedMatch;

test('a match of this device is that of its first person, an online one of who played it', () => {
  expect(ownIn({ chairs, saved })).toBe(1);
  expect(ownIn({ chairs, saved, own: 2 })).toBe(2);
  expect(ownIn({ chairs, saved, own: 0 })).toBe(0);
});

test('a match that came by a link is nobody’s own', () => {
  expect(ownIn({ chairs })).toBeUndefined();
});
