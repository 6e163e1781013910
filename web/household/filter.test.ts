import { describe, expect, test } from 'vitest';
import { ALL_GAMES, beginOf, chosen, type Filter } from './filter.ts';
import { MOST_SHOWN, peopleIn, shownOf } from './people.ts';
import { evening, match } from './testing/played.ts';

const NOW = evening(2026, 5, 31);
const ALL: Filter = { game: ALL_GAMES, people: [], span: 'all' };

describe('a filter', () => {
  const matches = [
    match('Lea 1', { id: 'late', time: evening(2026, 5, 20) }),
    match('Mia 2, Tom 3', { id: 'old', time: evening(2024, 5, 20) }),
    match('Lea 4, bot:strong 2', { id: 'qwixx', game: 'qwixx', time: evening(2026, 1, 2) }),
  ];
  const ids = (filter: Partial<Filter>) =>
    chosen(matches, { ...ALL, ...filter }, NOW).map(({ id }) => id);

  test('leaves everything in, the oldest first', () => {
    expect(ids({})).toEqual(['old', 'qwixx', 'late']);
  });

  test('takes one game, some people, some time, and all of it together', () => {
    expect(ids({ game: 'qwixx' })).toEqual(['qwixx']);
    expect(ids({ people: ['Tom', 'Nobody'] })).toEqual(['old']);
    expect(ids({ span: 'month' })).toEqual(['late']);
    expect(ids({ span: 'half' })).toEqual(['qwixx', 'late']);
    expect(ids({ people: ['Mia'], span: 'year' })).toEqual([]);
  });

  test('knows no match without people', () => {
    const bots = match('bot:strong 3, bot:novice 2');
    expect(chosen([bots, match('former 3')], ALL, NOW)).toEqual([]);
  });

  test('goes back to the same day, or to the last one of a shorter month', () => {
    expect(new Date(beginOf('month', NOW)).toDateString()).toBe('Thu Apr 30 2026');
    expect(new Date(beginOf('year', NOW)).toDateString()).toBe('Sat May 31 2025');
    expect(beginOf('all', NOW)).toBe(Number.NEGATIVE_INFINITY);
  });
});

describe('the people of a household', () => {
  test('are the names that have sat at a table, with their latest stamp', () => {
    const first = match('Lea 1, Mia 2');
    const later = match('Lea 4, bot:strong 9, former 2');
    const owl = { ...later.sitters[0]!, stamp: 'owl' as const };
    const people = peopleIn([first, { ...later, sitters: [owl, ...later.sitters.slice(1)] }]);
    expect(people).toEqual([
      { name: 'Lea', stamp: 'owl', matches: 2, pen: 0 },
      { name: 'Mia', stamp: 'fox', matches: 1, pen: 1 },
    ]);
  });

  test('are shown with pens that differ, and keep theirs', () => {
    const names = ['A', 'B', 'C', 'D', 'E', 'F', 'G'];
    const people = peopleIn(
      names.flatMap((_, nth) => names.slice(0, nth + 1).map((n) => match(`${n} 1`))),
    );
    expect(people.map(({ name }) => name)).toEqual(names);
    const all = shownOf(people, new Set(names), ALL);
    expect(all.map(({ name }) => name)).toEqual(names.slice(0, MOST_SHOWN));
    const some = shownOf(people, new Set(names), { ...ALL, people: ['B', 'F', 'G'] });
    expect(some.map(({ name, pen }) => [name, pen])).toEqual([
      ['B', 1],
      ['F', 0],
      ['G', 2],
    ]);
    expect(shownOf(people, new Set(['C']), ALL).map(({ name }) => name)).toEqual(['C']);
  });
});
