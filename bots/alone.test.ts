import { describe, expect, test } from 'vitest';
import { aloneOf } from '#games/alone.ts';
import { SHELVES } from '#games/index.ts';
import { playAlone } from '#lab/alone.ts';
import { meansOn, rankIn, ranksBy } from './alone.ts';
import { LEVELS } from './levels.ts';

const MEANS = { novice: 8.2, casual: 16, strong: 22.4, expert: 25, master: 28.6 };

test('a rank begins at the first whole number that a level reaches on average', () => {
  const ranks = ranksBy(MEANS);
  expect(ranks.map(({ from }) => from)).toEqual([undefined, 9, 16, 23, 29]);
  expect(
    [-9, 8, 9, 15, 16, 22, 23, 28, 29, 99].map((points) => rankIn(ranks, points).rank),
  ).toEqual([1, 1, 2, 2, 3, 3, 4, 4, 5, 5]);
});

test('a sheet that was never measured is measured by all printed ones', () => {
  const other = { ...MEANS, novice: 10.2, master: 30.6 };
  const alone = { matches: 1, searched: 1, seed: '', sheets: { one: MEANS, two: other } };
  expect(meansOn(alone, 'two')).toBe(other);
  expect(meansOn(alone, 'sheet:42')).toEqual({ ...MEANS, novice: 9.2, master: 29.6 });
  expect(meansOn(alone, 'toString').novice).toBe(9.2);
});

const MEASURED = SHELVES.filter(({ game }) => !game.isTeam);

describe.each(MEASURED.map((shelf) => [shelf.game.id, shelf] as const))('%s', (id, shelf) => {
  const alone = aloneOf(id)!;

  test('every printed sheet was measured, and a better level never has a lower rank', () => {
    const printed = shelf.game.headers.find(({ name }) => name === 'Sheet')!.choices(1);
    expect(Object.keys(alone.sheets)).toEqual(printed);
    for (const means of Object.values(alone.sheets)) {
      expect(Object.keys(means)).toEqual([...LEVELS]);
      const steps = ranksBy(means).flatMap(({ from }) => from ?? []);
      expect(steps).toEqual([...new Set(steps)].toSorted((one, other) => one - other));
    }
  });

  test('the means are those of the bots as they are: the quickest level plays its matches again', () => {
    const sheet = Object.keys(alone.sheets)[0]!;
    const { sheets } = playAlone(
      { shelf, ...alone, only: { sheet, level: 'novice' } },
      () => undefined,
    );
    expect(sheets[sheet]).toEqual({ novice: alone.sheets[sheet]!.novice });
  });
});

test('a team plays for goals and has no such figures', () => {
  for (const { game } of SHELVES) expect(aloneOf(game.id) === undefined).toBe(game.isTeam === true);
});
