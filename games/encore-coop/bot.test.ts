import { expect, test } from 'vitest';
import { randomFrom } from '#kits/random.ts';
import { simulate } from '#lab/simulate.ts';
import { greedy, worth } from './bot.ts';
import { shelf } from './index.ts';
import { start } from './position.ts';
import { encoreCoop } from './rules.ts';

test('the leader strikes and gives up what is to be suggested', () => {
  const random = randomFrom('leader');
  const position = withJokers(0, 8, 5);
  position.phase = 'strike';
  expect(said(position)).toBe('strike 0 3 3');
  position.phase = 'discard';
  expect(said(position)).toBe('discard colour');
  position.colourDice = 2;
  expect(said(position)).toBe('discard number');

  function said(at: typeof position): string {
    return encoreCoop.notate(at, 0, greedy.choose(at, 0, random));
  }
});

test('a miss costs, and nothing makes up for the third', () => {
  const worths = [0, 1, 2, 3].map((misses) => {
    const position = withJokers(8, 8);
    position.misses[0] = misses;
    return worth(position, 0);
  });
  expect(worths).toEqual([...worths].sort((one, other) => other - one));
  expect(worths[3]).toBe(Number.NEGATIVE_INFINITY);
});

test('greedy teams score and last longer than random ones', () => {
  const [team, chance] = [greedy, shelf.bots.random!].map((bot) => {
    const bots = [1, 2, 3].map(() => ({ name: 'team', bot }));
    return simulate({ game: shelf.game, bots, options: {}, matches: 20, seed: 'teams' });
  });
  expect(team!.bots[0]!.parts.columns).toBeGreaterThan(5 * chance!.bots[0]!.parts.columns!);
  expect(team!.rolls).toBeGreaterThan(chance!.rolls);
});

function withJokers(...jokers: number[]) {
  const position = start(jokers.length, {});
  for (const [seat, left] of jokers.entries()) position.papers[seat]!.jokers = left;
  return position;
}
