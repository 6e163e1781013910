import { readFileSync } from 'node:fs';
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

test('a team has a figure for each of its missions, the same as in the tables', () => {
  const docs = readFileSync(new URL('../docs/bots.md', import.meta.url), 'utf8');
  for (const [level, { missions, byMission }] of Object.entries(figuresOf('encore-coop'))) {
    const [, cells] = new RegExp(`^\\| ${level} \\| all \\| (.*) \\|$`, 'm').exec(docs)!;
    expect([...byMission!, missions].join(' | ')).toBe(cells);
  }
});

test('what is not known is not offered', () => {
  expect(figuresOf('toString')).toEqual({});
});
