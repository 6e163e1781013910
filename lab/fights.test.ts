import { expect, test } from 'vitest';
import { fightsOf } from './fights.ts';
import type { Job } from './jobs.ts';
import type { Part } from './parts.ts';
import { playTournament } from './tournament.ts';

const TOURNAMENT = {
  game: 'qwixx',
  bots: ['greedy', 'random'],
  options: {},
  seats: 2,
  pairs: 60,
  seed: 'cup',
};
const [WHOLE] = fightsOf(TOURNAMENT);
const spans = (jobs: readonly Job<'fight'>[]) => jobs.map(({ from, to }) => [from, to]);

/** A part as an interrupted tournament leaves it; what was counted is nobody’s question here. */
function kept(from: number, to: number, other: Partial<Job<'fight'>> = {}): Part<'fight'> {
  return { job: { ...WHOLE!, ...other, from, to }, done: {} as Part<'fight'>['done'] };
}

test('a few pairs at a time, and fewer still for one that searches', () => {
  const three = { ...TOURNAMENT, bots: ['greedy', 'expert', 'master'], pairs: 4 };
  expect(fightsOf(three).map(({ bots, from, to }) => [...bots, from, to])).toEqual([
    ['greedy', 'expert', 0, 4],
    ['greedy', 'master', 0, 2],
    ['expert', 'master', 0, 2],
    ['greedy', 'master', 2, 4],
    ['expert', 'master', 2, 4],
  ]);
});

test('what was cut otherwise is taken as it is, and no pair is counted twice', () => {
  const plan = { ...TOURNAMENT, pairs: 75 };
  expect(spans(fightsOf(plan, [kept(0, 50)]))).toEqual([
    [0, 50],
    [50, 60],
    [60, 70],
    [70, 75],
  ]);
  const twice = [kept(5, 15), kept(50, 100), kept(0, 20), kept(25, 30), kept(0, 10)];
  expect(spans(fightsOf({ ...plan, pairs: 40 }, twice))).toEqual([
    [0, 20],
    [20, 25],
    [25, 30],
    [30, 40],
  ]);
});

test('parts of another tournament are left alone', () => {
  const others = [kept(0, 50, { seed: 'other' }), kept(0, 50, { seats: 3 })];
  expect(fightsOf(TOURNAMENT, others)).toEqual(fightsOf(TOURNAMENT));
});

test('however it was cut, the result is the same', async () => {
  const parts: Part<'fight'>[] = [];
  const standings = await playTournament(TOURNAMENT, [], (part) => parts.push(part));
  const short: Part<'fight'>[] = [];
  await playTournament({ ...TOURNAMENT, pairs: 23 }, [], (part) => short.push(part));
  const last = parts.filter(({ job }) => job.from === 40);
  let fresh = 0;
  const again = await playTournament(TOURNAMENT, [...last, ...short], ({ job }, isNew) => {
    if (isNew) fresh += job.to - job.from;
  });
  expect(fresh).toBe(60 - 23 - 10);
  expect(again).toEqual(standings);
});
