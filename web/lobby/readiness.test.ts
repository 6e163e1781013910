import { expect, test } from 'vitest';
import type { Sitter, TableInfo } from '#protocol/table.ts';
import { missingAt, newlyReady, readinessOf } from './readiness.ts';

const person = (
  name: string,
  other: Partial<Extract<Sitter, { kind: 'person' }>> = {},
): Sitter => ({
  kind: 'person',
  name,
  stamp: 'fox',
  language: undefined,
  isHere: true,
  isLooking: false,
  isStoodIn: false,
  isReady: false,
  ...other,
});
const at = (seats: readonly Sitter[], host = 0) => ({ seats, host }) as unknown as TableInfo;

const ANA = person('Ana');
const BO = person('Bo', { isReady: true });
const CLEO = person('Cleo', { isHere: false, isLooking: true });
const DAN = person('Dan', { isHere: false, isReady: true });
const EVE = person('Eve');
const PIP: Sitter = { kind: 'bot', name: 'Pip', level: 'greedy' };
const table = at([ANA, BO, CLEO, DAN, EVE, PIP]);

test('everybody is ready, here without a word, at the old result, or away', () => {
  expect(table.seats.map((_, seat) => readinessOf(table, seat, undefined))).toEqual([
    'ready',
    'ready',
    'looking',
    'away',
    'notYet',
    undefined,
  ]);
});

test('a viewer of a lobby is present, whatever the table says', () => {
  expect(readinessOf(table, 2, 2)).toBe('notYet');
});

test('before the first match nobody is asked', () => {
  const first = at([person('Ana', { isReady: undefined }), person('Bo', { isReady: undefined })]);
  expect(first.seats.map((_, seat) => readinessOf(first, seat, 0))).toEqual([undefined, undefined]);
  expect(missingAt(first, 0).size).toBe(0);
});

test('those who would be left behind are named, by what keeps them', () => {
  const fay = person('Fay', { isHere: false, isLooking: true });
  expect(missingAt(at([ANA, CLEO, DAN, EVE, fay]), 0)).toEqual(
    new Map([
      ['looking', ['Cleo', 'Fay']],
      ['away', ['Dan']],
      ['notYet', ['Eve']],
    ]),
  );
});

test('a player who gets ready is announced once', () => {
  const ready = at([ANA, BO, person('Cleo', { isReady: true })]);
  expect(newlyReady(at([ANA, BO, CLEO]), ready)).toEqual(['Cleo']);
  expect(newlyReady(ready, ready)).toEqual([]);
});
