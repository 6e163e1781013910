import { describe, expect, test } from 'vitest';
import { SHELVES } from '#games/index.ts';
import { type Simulation, simulate } from './simulate.ts';
import { emptyTally, spread, tally } from './simulate-tally.ts';

describe.each(SHELVES.map((shelf) => [shelf.game.id, shelf] as const))('%s', (_, shelf) => {
  const plan = (seed: string, ...names: readonly string[]): Simulation => ({
    game: shelf.game,
    bots: names.map((name) => ({ name, bot: shelf.bots[name]! })),
    options: {},
    matches: 10,
    seed,
  });

  test('the same seed plays the same matches, another seed others', () => {
    const one = simulate(plan('one', 'random', 'random'));
    expect(simulate(plan('one', 'random', 'random'))).toEqual(one);
    expect(simulate(plan('other', 'random', 'random'))).not.toEqual(one);
  });

  test('every win is shared out, and parts add up to the total', () => {
    const { won, seats, bots, rolls } = simulate(plan('sums', 'random', 'random'));
    const all = seats.reduce((sum, { wins }) => sum + wins, 0);
    expect(all).toBeCloseTo(shelf.game.isTeam ? seats.length * won : won);
    expect(bots).toHaveLength(1);
    expect(bots[0]!.wins).toBeCloseTo(won);
    expect(rolls).toBeGreaterThan(1);
    for (const { parts, total } of seats) {
      expect(Object.values(parts).reduce((sum, part) => sum + part, 0)).toBeCloseTo(total.mean);
    }
  });
});

test('a win of a team is a whole win of each', () => {
  const { game, bots } = SHELVES.find((shelf) => shelf.game.isTeam)!;
  const greedy = { name: 'greedy', bot: bots.greedy! };
  const plan = {
    game,
    bots: [greedy, greedy],
    options: { Mission: '4' },
    matches: 10,
    seed: 'team',
  };
  const { won, seats } = simulate(plan);
  expect(won).toBeGreaterThan(0);
  expect(seats.map(({ wins }) => wins)).toEqual([won, won]);
});

test('progress begins at nothing and ends with all matches', () => {
  const [{ game, bots }] = SHELVES as [(typeof SHELVES)[0]];
  const seen: number[] = [];
  const [name = '', bot] = Object.entries(bots)[0]!;
  simulate({
    game,
    bots: [{ name, bot }],
    options: {},
    matches: 3,
    seed: '',
    onProgress: (played) => seen.push(played),
  });
  expect([seen[0], seen.at(-1)]).toEqual([0, 3]);
});

describe('the spread of totals', () => {
  const totals = (...numbers: readonly number[]) => {
    const into = emptyTally();
    for (const total of numbers) tally(into, { total, parts: { all: total } }, 0);
    return into;
  };

  test('is that of the textbook', () => {
    expect(spread([totals(4, 1, 3, 2)])).toEqual({
      mean: 2.5,
      deviation: Math.sqrt(5 / 3),
      min: 1,
      lower: 1.75,
      median: 2.5,
      upper: 3.25,
      max: 4,
    });
  });

  test('takes several tallies as one', () => {
    expect(spread([totals(4, 1), totals(3, 2)])).toEqual(spread([totals(1, 2, 3, 4)]));
  });

  test('of one match is that match', () => {
    expect(spread([totals(-7)])).toMatchObject({ mean: -7, deviation: 0, min: -7, max: -7 });
  });
});
