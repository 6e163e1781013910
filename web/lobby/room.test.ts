import { expect, test } from 'vitest';
import type { Sitter, TableInfo } from '#protocol/table.ts';
import { OPTIONS } from '#protocol/testing/options.ts';
import { movements } from './room.ts';

const bot = (name: string): Sitter => ({ kind: 'bot', name, level: 'easy' });

const table = (revision: number, ...names: string[]): TableInfo => ({
  id: 'table',
  revision,
  state: 'lobby',
  options: OPTIONS,
  seats: names.map(bot),
  host: 0,
  spectators: 0,
  code: undefined,
  match: undefined,
  again: undefined,
  commitment: undefined,
});

test('arrivals and departures are announced, not moves between seats', () => {
  const before = table(1, 'Lea', 'Tom', 'Pip');
  const after = table(2, 'Pip', 'Lea', 'Mia');
  expect(movements(before, after)).toEqual({ came: ['Mia'], went: ['Tom'] });
});
