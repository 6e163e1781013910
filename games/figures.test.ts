import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { diceFrom } from '#bots/dice.ts';
import { levelsOf } from '#bots/levels.ts';
import { playOn } from '#bots/play-on.ts';
import { randomFrom } from '#kits/random.ts';
import { figuresOf } from './figures.ts';
import { SHELVES } from './index.ts';

test.each(SHELVES.map(({ game, bots }) => [game.id, Object.keys(bots)] as const))(
  'the bots of %s are offered at the levels that exist',
  (id, bots) => {
    expect(Object.keys(figuresOf(id))).toEqual(levelsOf(bots));
  },
);

test('a team has a figure for each of its missions, the same as in the tables', () => {
  const docs = readFileSync(new URL('../docs/bots.md', import.meta.url), 'utf8');
  for (const [level, { missions, byMission }] of Object.entries(figuresOf('encore-coop'))) {
    const [, cells] = new RegExp(`^\\| ${level} \\| all \\| (.*) \\|$`, 'm').exec(docs)!;
    expect([...byMission!, missions].join(' | ')).toBe(cells);
  }
});

test.each(
  SHELVES.filter(({ game }) => !game.isTeam).map((shelf) => [shelf.game.id, shelf] as const),
)(
  'half of all matches between two novices of %s are closer than their margin',
  (id, { game, bots }) => {
    const { margin } = figuresOf(id).novice!;
    const random = randomFrom('close');
    const close = Array.from({ length: 40 }).filter(() => {
      const position = game.start(2, {});
      playOn(game, position, [bots.novice!, bots.novice!], diceFrom(random), random);
      const [one, other] = game.scores(position).map(({ total }) => total);
      return Math.abs(one! - other!) <= margin!;
    });
    expect(close.length).toBeGreaterThan(10);
    expect(close.length).toBeLessThan(30);
  },
);

test('what is not known is not offered', () => {
  expect(figuresOf('toString')).toEqual({});
});
