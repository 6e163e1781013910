import { expect, test } from 'vitest';
import { fightsOf } from './fights.ts';
import type { Part } from './parts.ts';
import { playTournament } from './tournament.ts';

const TOURNAMENT = {
  game: 'qwixx',
  bots: ['greedy', 'random'],
  options: {},
  seats: 2,
  pairs: 120,
  seed: 'cup',
};

test('all pairs are played once, on any threads, and the stronger is rated higher', async () => {
  const parts: Part<'fight'>[] = [];
  const { encounters, ratings } = await playTournament(TOURNAMENT, [], (part) => parts.push(part));
  expect(parts).toHaveLength(fightsOf(TOURNAMENT).length);
  expect(ratings.map(({ bot }) => bot)).toEqual(['greedy', 'random']);
  expect(encounters[0]!.share.low).toBeGreaterThan(0.9);
  expect(encounters[0]!.points[0].mean).toBeGreaterThan(encounters[0]!.points[1].mean);

  const told: Part<'fight'>[] = [];
  const again = await playTournament(TOURNAMENT, parts.slice(0, 2), (part, isNew) => {
    if (isNew) told.push(part);
  });
  expect(told).toHaveLength(parts.length - 2);
  expect(again.encounters).toEqual(encounters);
});

test('parts of another tournament are no use', async () => {
  const other: Part<'fight'>[] = [];
  const small = { ...TOURNAMENT, pairs: 2 };
  const few = await playTournament({ ...small, seed: 'other' }, [], (part) => other.push(part));
  // Who won all of two is not known to win all, and nobody wins more than all.
  const { share, won } = few.encounters[0]!;
  expect(share.mean).toBe(1);
  expect(share.low).toBeLessThan(0.8);
  for (const { low, high } of [share, ...won]) expect([low >= 0, high <= 1]).toEqual([true, true]);
  const told: Part<'fight'>[] = [];
  await playTournament(small, other, (part, isNew) => {
    if (isNew) told.push(part);
  });
  expect(told).toHaveLength(1);
});
