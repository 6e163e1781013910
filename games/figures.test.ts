import { expect, test } from 'vitest';
import { levelsOf } from '#bots/levels.ts';
import { figuresOf } from './figures.ts';
import { SHELVES } from './index.ts';

test.each(SHELVES.map(({ game, bots }) => [game.id, Object.keys(bots)] as const))(
  'whoever chooses a bot of %s is offered the levels that it has',
  (id, bots) => {
    expect(Object.keys(figuresOf(id))).toEqual(levelsOf(bots));
  },
);

test('what is not known is not offered', () => {
  expect(figuresOf('toString')).toEqual({});
});
