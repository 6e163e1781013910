import { describe, expect, test } from 'vitest';
import { diceFrom } from '#bots/dice.ts';
import { isRefusal } from '#engine/contract.ts';
import { openMatch, play, throwDice } from '#engine/match.ts';
import { setUp } from '#engine/setup.ts';
import { SHELVES } from '#games/index.ts';
import { randomFrom } from '#kits/random.ts';
import { loadCounting } from './statistics.ts';

test('a game that nobody knows is not counted', async () => {
  expect(await loadCounting('toString')).toBeUndefined();
});

describe.each(SHELVES.map(({ game, bots }) => [game.id, game, bots] as const))(
  'what is counted of %s',
  (id, game, bots) => {
    test('belongs to its game, and its boxes lie on their sheet', async () => {
      const counting = (await loadCounting(id))!;
      expect(counting.game.id).toBe(id);
      const start = game.start(2, {});
      for (const seat of [0, 1]) {
        const plan = counting.plan(counting.sheet(start, seat));
        const places = plan.boxes.map(({ x, y }) => `${x} ${y}`);
        expect(new Set(places).size).toBe(plan.boxes.length);
        for (const { x, y, size } of plan.boxes) {
          expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
          expect(x + size).toBeLessThanOrEqual(plan.width + 1e-9);
          expect(y + size).toBeLessThanOrEqual(plan.height + 1e-9);
        }
        expect(counting.crossed(start, seat)).toEqual([]);
      }
    });

    test('grows with a match, box by box, and stays within its plan', async () => {
      const counting = (await loadCounting(id))!;
      const setup = setUp(game, ['A', 'B'], {});
      if (isRefusal(setup)) throw new Error(setup.key);
      const match = openMatch(setup);
      const random = randomFrom('counting');
      const dice = diceFrom(random);
      const faces: number[] = [];
      let before: readonly (readonly number[])[] = [[], []];
      for (;;) {
        const { position } = match;
        const next = game.next(position);
        if (next.for === 'nobody') break;
        if (next.for === 'dice') {
          dice.throw(next.dice, faces);
          throwDice(
            match,
            next.dice.map((die, i) => die.faces[faces[i]!]!),
          );
          continue;
        }
        for (const seat of next.seats) {
          const move = bots.greedy!.choose(position, seat, random);
          play(match, seat, game.notate(position, seat, move));
        }
        const after = [0, 1].map((seat) => counting.crossed(match.position, seat));
        for (const seat of [0, 1])
          expect(after[seat]).toEqual(expect.arrayContaining([...before[seat]!]));
        before = after;
      }
      for (const seat of [0, 1]) {
        const { boxes } = counting.plan(counting.sheet(match.position, seat));
        expect(before[seat]!.length).toBeGreaterThan(3);
        expect(new Set(before[seat]).size).toBe(before[seat]!.length);
        expect(Math.max(...before[seat]!)).toBeLessThan(boxes.length);
      }
      expect(counting.mission !== undefined).toBe(game.isTeam === true);
      if (counting.mission) {
        const { reached, goals } = counting.mission(match.position);
        expect(reached === goals).toBe(game.winners(match.position).length > 0);
      }
    });

    test('has columns of as many boxes as stand in them', async () => {
      const counting = (await loadCounting(id))!;
      for (const { name, boxes } of counting.columns ?? []) {
        const plan = counting.plan(counting.sheet(game.start(2, {}), 0));
        expect(boxes.map((box) => plan.boxes[box]!.mark[0])).toEqual(boxes.map(() => name));
        expect(boxes).toHaveLength(plan.height);
      }
    });
  },
);
