import { expect, test } from 'vitest';
import { type Game, movesOf } from '#engine/contract.ts';
import { SHELVES } from '#games/index.ts';
import { randomFrom } from '#kits/random.ts';
import { pebbles } from '#testing/toy.ts';
import { diceFrom } from './dice.ts';
import { hintAt } from './hint.ts';

/** The first decision of a match. */
function begun(id: string, seats: number) {
  const { game, bots } = SHELVES.find((shelf) => shelf.game.id === id)!;
  const position = game.start(seats, {});
  const next = game.next(position);
  const faces: number[] = [];
  if (next.for === 'dice') diceFrom(randomFrom('hint')).throw(next.dice, faces);
  game.roll(position, faces);
  // Quick players: what is tested is what becomes of their answers.
  const some = { novice: bots.random!, expert: bots.greedy! };
  return { game, bots: some, position, seat: 0, seed: 'hint' };
}

test('the strongest bot’s move comes at once and stays the first idea for now', () => {
  const asked = begun('qwixx', 2);
  const first = asked.bots.expert.choose(asked.position, 0, randomFrom('hint'));
  let told = 0;
  for (const { ideas } of hintAt(asked)) {
    expect(ideas[0]!.move).toBe(first);
    expect(ideas[0]!.text).toBe(asked.game.notate(asked.position, 0, first));
    if (++told === 3) break;
  }
});

test('other ideas follow, each once and the best first', () => {
  const asked = begun('qwixx', 2);
  const [first, second] = take(asked, 2);
  const legal = movesOf(asked.game, asked.position, 0);
  expect(new Set(first!.ideas.map(({ move }) => move)).size).toBe(first!.ideas.length);
  expect(first!.ideas.every(({ move }) => legal.includes(move))).toBe(true);
  expect(first!.ideas.length).toBeGreaterThan(1);
  const wins = second!.ideas.slice(1).map(({ win }) => win!);
  expect(wins).toEqual(wins.toSorted((one, other) => other - one));
  expect(second!.ideas[0]).toMatchObject({ win: expect.any(Number), score: expect.any(Number) });
  for (const { win, within } of second!.ideas) {
    // Eight matches, however they ended, make nothing sure.
    const [low, high] = within!;
    expect(low >= 0 && low <= win! && win! <= high && high <= 1 && high - low > 0.2).toBe(true);
  }
});

test('it is the same for the same seed, and leaves the position as it is', () => {
  const asked = begun('encore-coop', 1);
  const before = JSON.stringify(asked.position);
  expect(take(asked, 2)).toEqual(take(asked, 2));
  expect(JSON.stringify(asked.position)).toBe(before);
});

/** Alone with a die of so many pebbles, and a bot that always does the same. */
function alone(die: number, move: number) {
  const game = pebbles as unknown as Game;
  const position = game.start(1, { Sheet: 'long' });
  game.roll(position, [die - 1]);
  return { game, bots: { expert: { choose: () => move } }, position, seat: 0, seed: 'hint' };
}

test('an idea that is clearly better takes the first place once that is known', () => {
  const told = take(alone(2, 0), 3).map(({ ideas }) => ideas.map(({ text }) => text)[0]);
  expect(told).toEqual(['leave', 'leave', 'take all']);
  const { ideas } = take(alone(2, 0), 3).at(-1)!;
  expect(ideas.map(({ text, beside }) => [text, beside])).toEqual([
    ['take all', undefined],
    ['take it', 'worse'],
    ['leave', 'worse'],
  ]);
});

test('insignificant differences count as equal, and nothing is said after few matches', () => {
  const [few, enough] = [take(alone(1, 1), 2).at(-1)!, take(alone(1, 1), 3).at(-1)!];
  expect(few.ideas.every(({ beside }) => beside === undefined)).toBe(true);
  expect(enough.ideas.map(({ text, beside }) => [text, beside])).toEqual([
    ['take it', undefined],
    ['take all', 'alike'],
    ['leave', 'worse'],
  ]);
});

function take(asked: Parameters<typeof hintAt>[0], count: number) {
  const told = [];
  for (const hint of hintAt(asked)) {
    told.push(hint);
    if (told.length === count) break;
  }
  return told;
}
