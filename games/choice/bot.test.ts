import { describe, expect, test } from 'vitest';
import { movesOf } from '#engine/contract.ts';
import { type Random, randomFrom } from '#kits/random.ts';
import { tableFor } from '#testing/record.ts';
import { shelf } from './index.ts';
import { areaOf, type Position } from './position.ts';
import { RING, RING_BOXES } from './sheets.ts';

const { game, bots } = shelf;
const greedy = bots.greedy!;

/** Plays a match to its end and returns the totals. */
function match(seats: readonly string[], random: Random): number[] {
  const position = game.start(seats.length, {});
  for (let next = game.next(position); next.for !== 'nobody'; next = game.next(position)) {
    if (next.for === 'dice') {
      const faces = next.dice.map((die) => random.below(die.faces.length));
      game.roll(position, faces);
      continue;
    }
    const chosen = next.seats.map((seat) => {
      const move = bots[seats[seat]!]!.choose(position, seat, random);
      expect(movesOf(game, position, seat)).toContain(move);
      return move;
    });
    game.resolve(position, chosen);
  }
  return game.scores(position).map(({ total }) => total);
}

describe('the greedy bot', () => {
  test('makes legal moves to the end, and beats a random player nearly always', () => {
    const random = randomFrom('matches of bots');
    let won = 0;
    for (let i = 0; i < 20; i++) {
      const [chance, better] = match(['random', 'greedy'], random) as [number, number];
      if (better > chance) won++;
    }
    expect(won).toBeGreaterThanOrEqual(18);
  });

  test('does well when it plays alone', () => {
    const random = randomFrom('a bot alone');
    const totals = Array.from({ length: 10 }, () => match(['greedy'], random)[0]!);
    expect(totals.reduce((sum, total) => sum + total) / totals.length).toBeGreaterThan(50);
  });

  test('spares itself a miss where it can', () => {
    const { position } = tableFor(game, ['Ada']).plays('roll G6 G1 Y2', '1 keep');
    const after = game.clone(position as Position);
    game.resolve(after, [greedy.choose(after, 0, randomFrom('a miss'))]);
    expect(after.sheets[0]![0]!.misses).toBe(0);
  });

  /** Seat 1 has the whole ring and a line that is stuck in a corner. */
  function nothingLeft(seats: number): Position {
    const position = game.start(seats, {});
    const area = areaOf(position, 0);
    const corner = [4, 5, 10, 9].map((at) => RING_BOXES + at); // 5 10 4 2
    area.line.push(...corner);
    area.taken = corner.reduce((bits, box) => bits | (1 << box), RING);
    game.roll(position, [0, 0, 0]);
    game.resolve(position, [0]);
    return position;
  }

  test.each([
    ['gives up a first area without a future', 2, 'close'],
    ['does not hurry when nobody else plays', 1, 'pass'],
  ])('%s', (_, seats, choice) => {
    const position = nothingLeft(seats);
    const move = greedy.choose(position, 0, randomFrom('haste'));
    expect(game.notate(position, 0, move)).toBe(choice);
  });
});
