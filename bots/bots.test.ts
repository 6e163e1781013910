import { expect, test } from 'vitest';
import type { Game } from '#engine/contract.ts';
import { type Random, randomFrom } from '#kits/random.ts';
import { greedyBot } from './greedy.ts';
import { randomBot } from './random.ts';

interface Sums {
  readonly sums: number[];
}

/** Two seats add a number from 0 to 3 to their sums, once and together. */
const adding = {
  next: () => ({ for: 'seats', seats: [0, 1] }),
  clone: ({ sums }: Sums) => ({ sums: [...sums] }),
  moves(_position: Sums, _seat: number, into: number[]) {
    [0, 1, 2, 3].forEach((move, i) => {
      into[i] = move;
    });
    return 4;
  },
  resolve({ sums }: Sums, chosen: readonly number[]) {
    chosen.forEach((move, seat) => {
      sums[seat]! += move;
    });
  },
} as Partial<Game<Sums>> as Game<Sums>;

const luckless: Random = { below: () => 0 };

test('the random bot takes every legal move about equally often', () => {
  const bot = randomBot(adding);
  const random = randomFrom('fair');
  const counts = [0, 0, 0, 0];
  for (let i = 0; i < 4000; i++) counts[bot.choose({ sums: [0, 0] }, 0, random)]!++;
  for (const count of counts) expect(Math.abs(count - 1000)).toBeLessThan(120);
});

test('the greedy bot takes the move that is worth most to its own seat', () => {
  const most = greedyBot(adding, ({ sums }, seat) => sums[seat]!);
  const least = greedyBot(adding, ({ sums }, seat) => -sums[seat]!);
  expect(most.choose({ sums: [0, 0] }, 1, luckless)).toBe(3);
  expect(least.choose({ sums: [0, 0] }, 1, luckless)).toBe(0);
});

test('the greedy bot expects the first move of everybody else', () => {
  const bot = greedyBot(adding, ({ sums }) => -Math.abs(sums[0]! - sums[1]! - 2));
  expect(bot.choose({ sums: [0, 0] }, 0, luckless)).toBe(2);
});

test('the greedy bot leaves ties to chance and the position as it was', () => {
  const bot = greedyBot(adding, () => 0);
  const random = randomFrom('ties');
  const position = { sums: [0, 0] };
  const counts = [0, 0, 0, 0];
  for (let i = 0; i < 4000; i++) counts[bot.choose(position, 0, random)]!++;
  for (const count of counts) expect(Math.abs(count - 1000)).toBeLessThan(120);
  expect(position).toEqual({ sums: [0, 0] });
});
