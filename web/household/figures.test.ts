import { beforeAll, describe, expect, test } from 'vitest';
import type { Counting } from '#games/counting.ts';
import { loadCounting } from '#games/statistics.ts';
import { boxesIn } from './boxes.ts';
import type { Race } from './column-race.ts';
import { packed } from './facts.ts';
import { figuresOf } from './figures.ts';
import { ALL_GAMES, type Counted, type Filter } from './filter.ts';
import { missionsIn } from './missions.ts';
import { evening, found, match } from './testing/played.ts';

const NOW = evening(2026, 5, 31);
const countings = new Map<string, Counting>();
beforeAll(async () => {
  for (const game of ['encore', 'encore-coop', 'qwixx']) {
    countings.set(game, (await loadCounting(game))!);
  }
});

const figures = (matches: readonly Counted[], filter: Partial<Filter> = {}) =>
  figuresOf(matches, countings, { people: [], span: 'all', ...filter }, NOW);

describe('the figures of a household', () => {
  const matches = [
    match('Lea 12, Mia 9', { id: 'a', time: evening(2026, 1, 3) }),
    match('Lea 20, Tom 25', { id: 'b', time: evening(2026, 1, 3) + 5 * 3_600_000 }),
    match('Mia 31', { id: 'c', time: evening(2026, 2, 1) }),
    match('Lea 90, Mia 80', { id: 'd', game: 'qwixx', time: evening(2026, 3, 1) }),
  ];

  test('are of the game that is played most, until another is chosen', () => {
    expect(figures(matches)).toMatchObject({ game: 'encore', count: 3 });
    expect(figures(matches, { game: 'qwixx' })).toMatchObject({ game: 'qwixx', count: 1 });
    expect(figures(matches, { game: ALL_GAMES })).toMatchObject({ game: undefined, count: 4 });
  });

  test('count evenings: past midnight it is still the same one', () => {
    expect(figures(matches).evenings).toBe(2);
  });

  test('have a line for everybody who has played that game', () => {
    const { lines, shown } = figures(matches);
    expect(shown.map(({ name }) => name)).toEqual(['Lea', 'Mia', 'Tom']);
    expect(lines.map(({ name, spread }) => [name, spread.count, spread.best?.points])).toEqual([
      ['Lea', 2, 20],
      ['Mia', 2, 31],
      ['Tom', 1, 25],
    ]);
  });

  test('count in means what can be no best', () => {
    const helped = match('Lea 99', { id: 'e', time: evening(2026, 4, 1) });
    const sitters = [{ ...helped.sitters[0]!, isNoRecord: true as const }];
    const all = [...matches, { ...helped, sitters }];
    const [lea] = figures(all).lines;
    expect(lea!.spread).toMatchObject({
      count: 3,
      mean: 131 / 3,
      best: { match: 'b', points: 20 },
    });
    const [encore] = figures(all, { game: ALL_GAMES }).byGame;
    expect(encore).toMatchObject({ best: { name: 'Mia', points: 31 }, mean: 196 / 6 });
    const alone = figures([{ ...helped, sitters }]);
    expect(alone.lines[0]!.spread).toMatchObject({ count: 1, mean: 99 });
    expect(alone.lines[0]!.spread).not.toHaveProperty('best');
    expect(alone.byGame[0]).not.toHaveProperty('best');
  });

  test('tell of all games only what can be compared', () => {
    const { lines, byGame, boxes, duels } = figures(matches, { game: ALL_GAMES });
    expect([lines, boxes]).toEqual([[], undefined]);
    expect(byGame).toMatchObject([
      { game: 'encore', count: 3, best: { name: 'Mia', points: 31 }, mean: 97 / 5 },
      { game: 'qwixx', count: 1, best: { name: 'Lea', points: 90 }, mean: 85 },
    ]);
    expect(duels[0]).toEqual([
      undefined,
      { won: 2, lost: 0, drawn: 0 },
      { won: 0, lost: 1, drawn: 0 },
    ]);
  });

  test('show the selected people, and still offer everybody', () => {
    const { shown, people, count, games } = figures(matches, { people: ['Tom'] });
    expect(shown.map(({ name }) => name)).toEqual(['Tom']);
    expect(people.map(({ name }) => name)).toEqual(['Lea', 'Mia', 'Tom']);
    expect([count, games]).toEqual([1, ['encore', 'qwixx']]);
  });

  test('are none where nobody has played', () => {
    expect(figures([])).toMatchObject({ count: 0, people: [], game: undefined, evenings: 0 });
  });

  test('order bots by their level', () => {
    const { levels, bots } = figures([match('Lea 3, bot:expert 9, bot:novice 1')]);
    expect(levels).toEqual(['novice', 'expert']);
    expect(bots).toEqual([
      [
        { won: 1, lost: 0, drawn: 0 },
        { won: 0, lost: 1, drawn: 0 },
      ],
    ]);
  });
});

describe('the longest race', () => {
  const race = (from: number, to: number): Race => ({
    column: 14,
    winner: 1,
    rival: 0,
    from,
    to,
    isShared: false,
  });
  const raced = (id: string, scores: string, from: number, to: number) =>
    match(scores, { id, found: found({ races: [race(from, to)] }) });

  test('is the one in which both waited for most rolls', () => {
    const all = [raced('a', 'Lea 1, Mia 2', 5, 9), raced('b', 'Lea 1, Tom 2', 3, 12)];
    expect(figures(all).race).toMatchObject({
      match: 'b',
      name: 'O',
      size: 7,
      first: { name: 'Tom' },
      second: { name: 'Lea' },
    });
    expect(figures(all, { people: ['Mia'] }).race).toMatchObject({ match: 'a' });
  });

  test('needs somebody of the household', () => {
    const bots = raced('c', 'bot:strong 1, bot:novice 2, Lea 4', 1, 20);
    expect(figures([bots]).race).toBeUndefined();
  });
});

describe('a team', () => {
  const team = (id: string, isWon: boolean, mission: string, reached: number) =>
    match('Lea 4, Mia 6', {
      id,
      game: 'encore-coop',
      winners: isWon ? [0, 1] : [],
      found: found({ mission: { mission, reached, goals: 2 } }),
    });
  const all = [team('a', true, '3', 2), team('b', false, '1', 0), team('c', false, '3', 1)];

  test('reaches goals, mission by mission', () => {
    expect(missionsIn(all)).toEqual([
      { mission: '1', played: 1, won: 0, reached: 0, goals: 2 },
      { mission: '3', played: 2, won: 1, reached: 3, goals: 4 },
    ]);
  });

  test('has neither duels nor points of single people', () => {
    const { isTeam, lines, duels, byGame } = figures(all);
    expect([isTeam, lines, byGame]).toEqual([
      true,
      [],
      [{ game: 'encore-coop', count: 3, won: 1 }],
    ]);
    expect(duels).toEqual([
      [undefined, undefined],
      [undefined, undefined],
    ]);
  });
});

describe('favourite boxes', () => {
  const played = (...sheets: readonly (readonly [sheet: string, boxes: readonly number[]])[]) =>
    match(sheets.map((_, seat) => `${['Lea', 'Mia'][seat]} 1`).join(', '), {
      found: found({
        sheets: sheets.map(([sheet]) => sheet),
        crossed: sheets.map(([, boxes]) => packed(boxes)),
      }),
    });
  const all = [
    played(['red', [0, 3]], ['blue', [1]]),
    played(['red', [3, 104]], ['red', [3]]),
    match('Lea 4'),
  ];

  test('are counted sheet by sheet, the one that is played most first', () => {
    const [red, blue] = boxesIn(all, new Set(['Lea', 'Mia']));
    expect([red!.sheet, red!.count, red!.crossed[3], red!.crossed[104]]).toEqual(['red', 3, 3, 1]);
    expect(blue).toEqual({ sheet: 'blue', count: 1, crossed: [0, 1] });
  });

  test('are those of the people who are shown', () => {
    expect(boxesIn(all, new Set(['Mia'])).map(({ sheet, count }) => [sheet, count])).toEqual([
      ['blue', 1],
      ['red', 1],
    ]);
  });

  test('are shown on the sheet that was chosen, else on the first', () => {
    expect(figures(all).boxes).toMatchObject({ sheet: 'red', plan: { width: 15, height: 7 } });
    expect(figures(all, { sheet: 'blue' }).boxes!.sheet).toBe('blue');
    expect(figures(all, { sheet: 'unplayed' }).boxes!.sheet).toBe('red');
    expect(figures(all).sheets).toEqual(['red', 'blue']);
  });
});
