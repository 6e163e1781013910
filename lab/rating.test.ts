import { expect, test } from 'vitest';
import { randomFrom } from '#kits/random.ts';
import { rate } from './rating.ts';

const result = (first: string, second: string, share: number, encounters = 1e9) => ({
  first,
  second,
  share,
  encounters,
  error: Math.sqrt((share * (1 - share)) / Math.max(1, encounters - 1)),
});

test('400 points apart, ten of eleven are won', () => {
  const ratings = rate([result('a', 'b', 10 / 11)]);
  expect(ratings.get('a')!.mean - ratings.get('b')!.mean).toBeCloseTo(400, 3);
  expect(ratings.get('a')!.mean + ratings.get('b')!.mean).toBeCloseTo(0, 6);
});

test('strengths that fit all results are found again', () => {
  const strengths = { a: 4, b: 2, c: 1 };
  const share = (x: number, y: number) => x / (x + y);
  const ratings = rate([
    result('a', 'b', share(strengths.a, strengths.b)),
    result('a', 'c', share(strengths.a, strengths.c)),
    result('b', 'c', share(strengths.b, strengths.c)),
  ]);
  const apart = (x: number, y: number) => 400 * Math.log10(x / y);
  expect(ratings.get('a')!.mean - ratings.get('b')!.mean).toBeCloseTo(apart(4, 2), 3);
  expect(ratings.get('b')!.mean - ratings.get('c')!.mean).toBeCloseTo(apart(2, 1), 3);
});

test('a bot that lost everything is still rated, with a wide interval', () => {
  const { mean, low, high } = rate([result('a', 'b', 1, 20)]).get('b')!;
  expect(mean).toBeGreaterThan(-1000);
  expect(mean).toBeLessThan(-200);
  expect(high - low).toBeGreaterThan(200);
});

test('of two, the interval is that of the share', () => {
  const { error } = rate([result('a', 'b', 0.6, 10_000)]).get('a')!;
  // Each is half of the difference, whose slope is one over the share times its rest.
  const share = Math.sqrt((0.6 * 0.4) / 10_000);
  expect(error).toBeCloseTo((400 / Math.LN10 / 2) * (share / (0.6 * 0.4)), 1);
});

test('paired dice that halve the error of shares halve that of ratings', () => {
  const coins = [
    result('a', 'b', 0.6, 1e6),
    result('b', 'c', 0.55, 1e6),
    result('a', 'c', 0.7, 1e6),
  ];
  const paired = coins.map((each) => ({ ...each, error: each.error / 2 }));
  const errorsOf = (results: typeof coins) => [...rate(results).values()].map(({ error }) => error);
  const halves = errorsOf(coins).map((error) => error / 2);
  for (const [i, error] of errorsOf(paired).entries()) expect(error).toBeCloseTo(halves[i]!, 3);
});

test('of a hundred tournaments about 95 have the true rating in their interval', () => {
  const strengths = { a: 3, b: 2, c: 1, d: 0.5 };
  const names = Object.keys(strengths) as (keyof typeof strengths)[];
  const mean = names.reduce((sum, name) => sum + Math.log(strengths[name]), 0) / names.length;
  const random = randomFrom('intervals');
  let held = 0;
  for (let nth = 0; nth < 200; nth++) {
    const results = names.flatMap((first, i) =>
      names.slice(i + 1).map((second) => {
        const chance = strengths[first] / (strengths[first] + strengths[second]);
        let won = 0;
        for (let match = 0; match < 200; match++) won += random.below(1e6) < 1e6 * chance ? 1 : 0;
        return result(first, second, won / 200, 200);
      }),
    );
    for (const [name, { low, high }] of rate(results)) {
      const truth =
        (400 / Math.LN10) * (Math.log(strengths[name as keyof typeof strengths]) - mean);
      held += low <= truth && truth <= high ? 1 : 0;
    }
  }
  expect(held / 800).toBeGreaterThan(0.92);
  expect(held / 800).toBeLessThan(0.98);
});
