import { expect, test } from 'vitest';
import { bucket, SOCKET_FLOW } from './bucket.ts';

function taken(take: (now: number) => boolean, count: number, now: number): number {
  return Array.from({ length: count }, () => take(now)).filter(Boolean).length;
}

test('after a quiet time forty messages may come at once, then twenty a second', () => {
  const take = bucket(SOCKET_FLOW);
  expect(taken(take, 100, 0)).toBe(40);
  expect(taken(take, 100, 1000)).toBe(20);
  expect(taken(take, 100, 1050)).toBe(1);
  expect(taken(take, 100, 60_000)).toBe(40);
});

test('a client within the rate is never refused', () => {
  const take = bucket(SOCKET_FLOW);
  const results = Array.from({ length: 1000 }, (_, index) => take(index * 50));
  expect(results).not.toContain(false);
});

test('a clock that is set back gives nothing away', () => {
  const take = bucket(SOCKET_FLOW);
  expect(taken(take, 40, 10_000)).toBe(40);
  expect(take(0)).toBe(false);
  expect(take(0)).toBe(false);
});

test('sockets do not share', () => {
  const [one, other] = [bucket(), bucket()];
  taken(one, 100, 0);
  expect(other(0)).toBe(true);
});
