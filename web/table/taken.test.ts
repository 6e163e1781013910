import { beforeAll, expect, test } from 'vitest';
import type { Sitter, TableInfo } from '#protocol/table.ts';
import { loadAllTexts } from '../app/testing/texts.ts';
import { takenOver } from './taken.ts';

beforeAll(() => loadAllTexts('en'));

const person = (name: string): Sitter => ({
  kind: 'person',
  name,
  stamp: 'fox',
  language: 'en',
  isHere: true,
  isLooking: false,
  isStoodIn: false,
});
const bot = (name: string, isFree = false): Sitter => ({
  kind: 'bot',
  name,
  level: 'expert',
  isFree,
});
const table = (seats: readonly Sitter[], match = 'm1'): TableInfo =>
  ({ match, state: 'playing', seats }) as unknown as TableInfo;

test('a latecomer plays on for somebody who has left, or for a bot', () => {
  const before = table([person('Lea'), bot('Clara', true), bot('Pip')]);
  expect(takenOver(before, table([person('Lea'), person('Dan'), bot('Pip')]))).toEqual([
    { by: 1, text: 'Dan takes over from Clara.' },
  ]);
  const earlier = table([person('Lea'), person('Clara'), bot('Pip')]);
  expect(takenOver(earlier, table([person('Lea'), person('Dan'), bot('Pip')]))).toHaveLength(1);
  expect(takenOver(before, table([person('Lea'), bot('Clara', true), person('Dan')]))).toEqual([
    { by: 2, text: 'Dan takes over from Pip.' },
  ]);
});

test('nothing is announced about those who come back, leave, or play another match', () => {
  const before = table([person('Lea'), bot('Clara', true)]);
  const taken = [person('Lea'), person('Dan')];
  expect(takenOver(before, table([person('Lea'), person('Clara')]))).toEqual([]);
  expect(takenOver(before, table([bot('Lea', true), bot('Clara', true)]))).toEqual([]);
  expect(takenOver(before, table(taken, 'm2'))).toEqual([]);
  expect(takenOver(undefined, table(taken))).toEqual([]);
});
