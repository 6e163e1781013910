import { expect, test } from 'vitest';
import { penOf } from './pens.ts';

test('people have pens of their own, in the order in which they sit', () => {
  const chairs = (['person', 'bot', 'person', 'person'] as const).map((kind) => ({ kind }));
  expect(chairs.map((_, seat) => penOf(chairs, seat))).toEqual(['night', 'slate', 'plum', 'pine']);
});

test('six people, as many as a table seats, share no pen', () => {
  const people = Array.from({ length: 6 }, () => ({ kind: 'person' as const }));
  expect(new Set(people.map((_, seat) => penOf(people, seat))).size).toBe(6);
});
