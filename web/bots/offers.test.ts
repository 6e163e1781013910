import { describe, expect, test, vi } from 'vitest';
import type { Figures } from '#bots/figures.ts';
import type { SavedMatch } from '../store/saved.ts';
import { offerOf } from './offers.ts';

const FIGURES: Readonly<Record<string, Figures>> = {
  pebbles: { novice: { margin: 5 }, casual: { margin: 5 }, strong: { margin: 5 } },
  team: { strong: { missions: 10 }, expert: { missions: 20 } },
};
vi.mock('#games/figures.ts', () => ({ figuresOf: (game: string) => FIGURES[game] ?? {} }));

/** Mine, Pip’s, and where it is told, Dot’s. */
type Points = readonly number[];

let made = 0;

function match(totals: Points, more: Partial<SavedMatch> = {}, level = 'casual'): SavedMatch {
  const best = Math.max(...totals);
  const number = ++made;
  return {
    id: `m${number}`,
    revision: 1,
    game: 'pebbles',
    players: ['Lea', 'Pip', 'Dot'].slice(0, totals.length),
    options: {},
    chairs: totals.map((_, seat) =>
      seat === 0 ? { kind: 'person', stamp: 'fox' } : { kind: 'bot', stamp: 'bot', level },
    ),
    dice: 'app',
    entries: [],
    sealed: [],
    corrections: [],
    created: number,
    changed: number,
    result: { totals, winners: totals.flatMap((each, seat) => (each === best ? [seat] : [])) },
    ...more,
  };
}

const WON: Points = [30, 20];
const LOST: Points = [20, 30];
const offered = (...all: readonly Points[]) =>
  offerOf(
    'pebbles',
    'casual',
    all.map((totals) => match(totals)),
  );

describe('two clear results in a row', () => {
  test('bring a stronger bot to who wins, and a weaker one to who loses', () => {
    expect(offered(WON, WON)).toMatchObject({ way: 'stronger', level: 'strong', names: ['Pip'] });
    expect(offered(LOST, LOST)).toMatchObject({ way: 'weaker', level: 'novice' });
    expect(offered(LOST, WON, WON)?.way).toBe('stronger');
  });

  test('are the last two, however the list is ordered', () => {
    const first = match(LOST);
    const wins = [match(WON), match(WON)];
    const offer = offerOf('pebbles', 'casual', [...wins.toReversed(), first]);
    expect(offer).toMatchObject({ way: 'stronger', after: wins[1]!.id, since: wins[1]!.changed });
  });

  test('are more than one, and alike', () => {
    expect(offered()).toBeUndefined();
    expect(offered(WON)).toBeUndefined();
    expect(offered(WON, LOST)).toBeUndefined();
    expect(offered(WON, WON, LOST)).toBeUndefined();
  });

  test('are clear by more than the margin between equals', () => {
    expect(offered(WON, [25, 20])).toBeUndefined();
    expect(offered(WON, [26, 20])?.way).toBe('stronger');
    expect(offered(LOST, [20, 25])).toBeUndefined();
    expect(offered(LOST, [20, 26])?.way).toBe('weaker');
    expect(offered([20, 20], [20, 20])).toBeUndefined();
  });

  test('are counted against the best of several bots', () => {
    expect(offered([30, 10, 27], [30, 10, 27])).toBeUndefined();
    expect(offered([30, 10, 20], [30, 20, 10])).toMatchObject({ names: ['Pip', 'Dot'] });
    expect(offered([20, 10, 30], [20, 30, 10])?.way).toBe('weaker');
  });
});

describe('what does not count', () => {
  const both = (more: Partial<SavedMatch>, level?: string) =>
    offerOf('pebbles', 'casual', [match(WON, more, level), match(WON, more, level)]);

  test.each<[string, Partial<SavedMatch>]>([
    ['another game', { game: 'marbles' }],
    ['a match that is not over', { result: undefined as never }],
    ['a second try from the middle', { isRetry: true }],
    ['a match on a server', { online: { seat: 0, remarks: [] } }],
    [
      'two people',
      {
        chairs: [
          { kind: 'person', stamp: 'fox' },
          { kind: 'person', stamp: 'owl' },
        ],
      },
    ],
    [
      'a bot of before there were levels',
      {
        chairs: [
          { kind: 'person', stamp: 'fox' },
          { kind: 'bot', stamp: 'bot' },
        ],
      },
    ],
  ])('%s', (_, more) => {
    expect(both({})).toBeDefined();
    expect(both(more)).toBeUndefined();
  });

  test('bots of another level than now, or of several', () => {
    expect(both({}, 'novice')).toBeUndefined();
    const chairs: SavedMatch['chairs'] = [
      { kind: 'person', stamp: 'fox' },
      { kind: 'bot', stamp: 'bot', level: 'casual' },
      { kind: 'bot', stamp: 'bot', level: 'strong' },
    ];
    const mixed = { chairs, players: ['Lea', 'Pip', 'Dot'] };
    expect(
      offerOf('pebbles', 'casual', [match([30, 9, 9], mixed), match([30, 9, 9], mixed)]),
    ).toBeUndefined();
  });

  test('what has had its answer', () => {
    const wins = [match(WON), match(WON)];
    const offer = offerOf('pebbles', 'casual', wins)!;
    expect(offerOf('pebbles', 'casual', wins, offer.since)).toBeUndefined();
    const third = match(WON);
    expect(offerOf('pebbles', 'casual', [...wins, third], offer.since)).toBeUndefined();
    expect(offerOf('pebbles', 'casual', [...wins, third, match(WON)], offer.since)).toBeDefined();
  });
});

test('nobody is stronger than the strongest, nor weaker than the weakest', () => {
  const twice = (totals: Points, level: 'novice' | 'strong') =>
    offerOf('pebbles', level, [match(totals, {}, level), match(totals, {}, level)]);
  expect(twice(WON, 'strong')).toBeUndefined();
  expect(twice(LOST, 'strong')?.level).toBe('casual');
  expect(twice(LOST, 'novice')).toBeUndefined();
  expect(twice(WON, 'novice')?.level).toBe('casual');
});

test('a team that loses is helped more, and one that wins needs nothing', () => {
  const missions = (...winners: readonly (readonly number[])[]) =>
    offerOf(
      'team',
      'strong',
      winners.map((each) =>
        match([5, 5], { game: 'team', result: { totals: [5, 5], winners: each } }, 'strong'),
      ),
    );
  expect(missions([], [])).toMatchObject({ way: 'helpful', level: 'expert' });
  expect(missions([], [0, 1])).toBeUndefined();
  expect(missions([0, 1], [0, 1])).toBeUndefined();
});
