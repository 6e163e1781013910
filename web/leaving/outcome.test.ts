import { expect, test } from 'vitest';
import type { TableInfo } from '#protocol/table.ts';
import { outcomeOf } from './outcome.ts';

const UNTIL = 60_000;
const person = { kind: 'person' };

/** Lea has asked, and Tom has agreed; Zoe has not answered. */
const asked = {
  state: 'playing',
  match: 'm1',
  seats: [person, person, person],
  ending: { by: 0, agreed: [0, 1], until: UNTIL },
} as unknown as TableInfo;
const gone = { ...asked, ending: undefined };

test('all who were asked hear that somebody wants to play on', () => {
  expect(outcomeOf(asked, gone, 0, 10_000)).toBe('vote.over.no');
  expect(outcomeOf(asked, gone, 1, 10_000)).toBe('vote.over.no');
  expect(outcomeOf(asked, gone, 2, 10_000)).toBe('vote.over.no');
  expect(outcomeOf(asked, gone, undefined, 10_000)).toBeUndefined();
});

test('and that the minute is over', () => {
  expect(outcomeOf(asked, gone, 0, UNTIL)).toBe('vote.over.late');
});

test('another question in its place is no word for it', () => {
  const next = { ...asked, ending: { by: 2, agreed: [2], until: UNTIL + 1 } };
  expect(outcomeOf(asked, next, 1, 10_000)).toBe('vote.over.no');
  expect(outcomeOf(asked, asked, 1, 10_000)).toBeUndefined();
  expect(outcomeOf(gone, asked, 1, 10_000)).toBeUndefined();
});

test('a match that ends says so itself, and who has left has said no to nobody', () => {
  expect(outcomeOf(asked, { ...gone, state: 'over' }, 0, 10_000)).toBeUndefined();
  expect(outcomeOf(asked, { ...gone, match: 'm2' }, 0, 10_000)).toBeUndefined();
  const left = { ...gone, seats: gone.seats.with(0, { kind: 'bot', name: 'Lea', level: 'x' }) };
  expect(outcomeOf(asked, left, 1, 10_000)).toBe('vote.over.detail');
  expect(outcomeOf(asked, left, 0, 10_000)).toBeUndefined();
});
