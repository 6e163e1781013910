import { expect, test } from 'vitest';
import type { Sitter } from '#protocol/table.ts';
import { placesOf, stateOf } from './state.ts';

const LEA: Sitter = {
  kind: 'person',
  name: 'Lea',
  stamp: 'fox',
  language: 'en',
  isHere: true,
  isLooking: false,
  isStoodIn: false,
};
const ROLL = { next: { for: 'dice', dice: [] }, decided: [] } as const;
const CHOICE = { next: { for: 'seats', seats: [0, 1] }, decided: [1] } as const;

test('before a roll one rolls and the others wait', () => {
  expect([0, 1].map((seat) => stateOf(ROLL, 1, seat, LEA))).toEqual(['waiting', 'rolling']);
});

test('while seats choose, some think, some are done, some wait', () => {
  const states = [0, 1, 2].map((seat) => stateOf(CHOICE, 0, seat, LEA));
  expect(states).toEqual(['thinking', 'done', 'waiting']);
});

test('an absent player is neither done nor thinking, and a bot may play for them', () => {
  const away = { ...LEA, isHere: false };
  expect(stateOf(ROLL, 0, 0, away)).toBe('away');
  expect(stateOf(CHOICE, 0, 1, away)).toBe('away');
  expect(stateOf(CHOICE, 0, 0, { ...away, isLooking: true })).toBe('looking');
  expect(stateOf(CHOICE, 0, 0, { ...away, isLooking: true, isStoodIn: true })).toBe('stoodIn');
});

test('a seat that was left for good says so, whatever its bot is at', () => {
  const free = { kind: 'bot', name: 'Lea', level: 'apprentice', isFree: true } as const;
  expect([ROLL, CHOICE].map((view) => stateOf(view, 0, 0, free))).toEqual(['left', 'left']);
});

test('places are shared by those who have as much', () => {
  expect(placesOf([30, 51, 30, 12], [1])).toEqual([2, 1, 2, 4]);
});

test('a tie that is won by a rule has one first place', () => {
  expect(placesOf([40, 40], [1])).toEqual([2, 1]);
});
