import { expect, test } from 'vitest';
import { rate } from './rating.ts';

const result = (first: string, second: string, share: number, encounters = 1e9) => ({
  first,
  second,
  share,
  encounters,
});

test('400 points apart, ten of eleven are won', () => {
  const ratings = rate([result('a', 'b', 10 / 11)]);
  expect(ratings.get('a')! - ratings.get('b')!).toBeCloseTo(400, 3);
  expect(ratings.get('a')! + ratings.get('b')!).toBeCloseTo(0, 6);
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
  expect(ratings.get('a')! - ratings.get('b')!).toBeCloseTo(apart(4, 2), 3);
  expect(ratings.get('b')! - ratings.get('c')!).toBeCloseTo(apart(2, 1), 3);
});

test('whoever lost everything is still rated', () => {
  const ratings = rate([result('a', 'b', 1, 20)]);
  expect(ratings.get('b')).toBeGreaterThan(-1000);
  expect(ratings.get('b')).toBeLessThan(-200);
});
