import { signal } from '@preact/signals';
import { afterEach, expect, test, vi } from 'vitest';
import type { Sitter, TableInfo } from '#protocol/table.ts';
import { chairOf, sittersOf } from './chair.ts';
import type { Contact } from './connection.ts';
import { nameShown } from './former.ts';
import { isFormer } from './former-name.ts';
import { mayJudge } from './judge.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

const LEA = { kind: 'person', name: 'Lea', stamp: 'owl' } as unknown as Sitter;
const BOT = { kind: 'bot', name: 'Pip', level: 'greedy' } as unknown as Sitter;

test('people sit on chairs with their stamps, bots with their levels', () => {
  expect([LEA, BOT].map(chairOf)).toEqual([
    { kind: 'person', stamp: 'owl' },
    { kind: 'bot', stamp: 'bot', level: 'greedy' },
  ]);
});

test('a stamp that this app does not know is a fox, whatever it is called', () => {
  for (const stamp of ['dragon', 'constructor', '']) {
    expect(chairOf({ ...LEA, stamp } as Sitter)).toEqual({ kind: 'person', stamp: 'fox' });
  }
});

test('empty seats are nobody', () => {
  const seats = [undefined, LEA, undefined, BOT];
  expect(sittersOf({ seats } as unknown as TableInfo)).toEqual([LEA, BOT]);
});

test('a deleted player is recognized only by the whole name', () => {
  expect(['former player', 'former player 12'].map(isFormer)).toEqual([true, true]);
  for (const name of ['a former player', 'former player x', 'former players', 'Lea']) {
    expect([isFormer(name), nameShown(name)]).toEqual([false, name]);
  }
});

test('those who are somebody may judge people other than themselves', () => {
  const at = (seat: number | undefined, ...seats: readonly (Sitter | undefined)[]) =>
    mayJudge({
      table: signal({ seats }),
      seat: signal(seat),
    } as unknown as Contact);
  expect(at(0, LEA, LEA)).toBe(true);
  expect(at(1, LEA, BOT)).toBe(true);
  expect(at(0, LEA, BOT, undefined)).toBe(false);
  expect(at(0, LEA)).toBe(false);
  expect(at(undefined, LEA)).toBe(false);
  expect(mayJudge({ table: signal(undefined), seat: signal(0) } as unknown as Contact)).toBe(false);
  vi.stubGlobal('localStorage', { getItem: () => 'true' });
  expect(at(undefined, LEA)).toBe(true);
});
