import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { TableInfo } from '#protocol/table.ts';
import { noteCalled, stillCalled } from './called.ts';

const kept = new Map<string, string>();

beforeEach(() => {
  kept.clear();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

function lobby(names: readonly string[], rest: Partial<TableInfo> = {}): TableInfo {
  return { id: 't', seats: names.map((name) => ({ name })), ...rest } as TableInfo;
}

test('who was called is known until they sit there', () => {
  noteCalled('t', ['Tom', 'Zoe', 'Tom']);
  expect(stillCalled(lobby(['Lea']))).toEqual(['Tom', 'Zoe', 'Tom']);
  expect(stillCalled(lobby(['Lea', 'Tom']))).toEqual(['Zoe', 'Tom']);
  expect(stillCalled(lobby(['Lea', 'Tom', 'Zoe', 'Tom']))).toEqual([]);
});

test('nobody is called to another table, to a second match, or where nothing is kept', () => {
  expect(stillCalled(lobby(['Lea']))).toEqual([]);
  noteCalled('t', ['Tom']);
  expect(stillCalled(lobby(['Lea'], { id: 'other' }))).toEqual([]);
  expect(stillCalled(lobby(['Lea'], { again: 0 }))).toEqual([]);
  expect(stillCalled(lobby(['Lea'], { match: 'm' }))).toEqual([]);
  kept.set('dicepad.called', '{"table":"t","names":[1]}');
  expect(stillCalled(lobby(['Lea']))).toEqual([]);
});
