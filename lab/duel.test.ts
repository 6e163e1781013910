import { describe, expect, test } from 'vitest';
import type { Bot } from '#bots/bot.ts';
import type { Game } from '#engine/contract.ts';
import { SHELVES } from '#games/index.ts';
import { allFights, type Duel, fight } from './duel.ts';

const RIVALS = SHELVES.filter(({ game }) => !game.isTeam);
const TEAM = SHELVES.find(({ game }) => game.isTeam)!;

function duel(shelf: (typeof SHELVES)[number], seats: number, first: string, second: string): Duel {
  const bots = [shelf.bots[first]!, shelf.bots[second]!] as const;
  return { game: shelf.game, options: {}, seats, bots, seed: 'duel' };
}

describe.each(RIVALS.map((shelf) => [shelf.game.id, shelf] as const))('%s', (_, shelf) => {
  test.each([2, 3])('a bot and its mirror image are even, with %i seats', (seats) => {
    // A deterministic bot plays the same match twice.
    const { share, margin } = fight(duel({ ...shelf, bots: twins(shelf) }, seats, 'a', 'b'), 0, 6);
    if (seats === 2) expect([share.sum, margin.sum]).toEqual([3, 0]);
    expect(share.count).toBe(6);
  });

  test('a bot that looks ahead beats a random one', () => {
    const { share, points } = fight(duel(shelf, 2, 'greedy', 'random'), 0, 4);
    expect(share.sum).toBeGreaterThan(3);
    expect(points[0].sum).toBeGreaterThan(points[1].sum);
    expect(points[0].count).toBe(8);
  });
});

test('parts of a duel add up to the whole', () => {
  const qwixx = SHELVES.find(({ game }) => game.id === 'qwixx')!;
  const plan = duel(qwixx, 2, 'greedy', 'random');
  expect(allFights([fight(plan, 0, 3), fight(plan, 3, 5)])).toEqual(fight(plan, 0, 5));
});

test('a team plays by itself, and what counts is whether it won', () => {
  const { share, won, differing } = fight(duel(TEAM, 2, 'greedy', 'random'), 0, 6);
  expect(won[0].count).toBe(6);
  expect(differing.sum).toBeGreaterThan(0);
  expect(2 * differing.sum - differing.count).toBe(won[0].sum - won[1].sum);
  expect(share.sum - share.count / 2).toBeCloseTo((won[0].sum - won[1].sum) / 2, 9);
});

test('alone the higher score wins', () => {
  const qwixx = SHELVES.find(({ game }) => game.id === 'qwixx')!;
  const { share, margin, points } = fight(duel(qwixx, 1, 'greedy', 'random'), 0, 10);
  expect(share.sum).toBeGreaterThan(8);
  expect(margin.sum).toBeCloseTo(points[0].sum - points[1].sum, 9);
});

/** Two bots of one mind, without any luck. */
function twins({ game }: { readonly game: Game }): Readonly<Record<'a' | 'b', Bot>> {
  const moves: number[] = [];
  const choose: Bot['choose'] = (position, seat) => {
    const count = game.moves(position, seat, moves);
    return moves[count - 1]!;
  };
  return { a: { choose }, b: { choose } };
}
