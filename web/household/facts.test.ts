import { beforeAll, describe, expect, test } from 'vitest';
import { loadCounting } from '#games/statistics.ts';
import { isOver, played } from '#testing/browser/played.ts';
import type { SavedMatch } from '../store/saved.ts';
import { foundIn, packed, playedIn, unpacked } from './facts.ts';
import { replayed } from './replayed.ts';

let whole: SavedMatch;
beforeAll(async () => {
  whole = await played({ id: 'm', game: 'encore', seats: 3, people: 2, until: isOver });
});

describe('a match as the household counts it', () => {
  test('has people, bots and a result', () => {
    expect(playedIn(whole)).toEqual({
      id: 'm',
      revision: 1,
      game: 'encore',
      time: whole.changed,
      sitters: [
        { name: 'Lea', kind: 'person', stamp: 'fox' },
        { name: 'Maximiliane', kind: 'person', stamp: 'owl' },
        { name: 'Tom', kind: 'bot', stamp: 'bot', level: 'strong' },
      ],
      ...whole.result,
    });
  });

  test('counts when it is over, and not as a retry', () => {
    const { result: _, ...open } = whole;
    expect(playedIn(open)).toBeUndefined();
    expect(playedIn({ ...whole, isRetry: true })).toBeUndefined();
  });

  test('says who has undone something', () => {
    const takenBack = { counts: [0, 3, 0], at: 0 };
    const { sitters } = playedIn({ ...whole, takenBack })!;
    expect(sitters.map((sitter) => sitter.takenBack)).toEqual([undefined, 3, undefined]);
  });

  test('says whose points cannot be a best', () => {
    const { sitters } = playedIn({ ...whole, hinted: [1] })!;
    expect(sitters.map(({ isNoRecord }) => isNoRecord)).toEqual([undefined, true, undefined]);
    const takenBack = { counts: [1, 0, 0], at: 0 };
    expect(playedIn({ ...whole, takenBack })!.sitters[0]!.isNoRecord).toBe(true);
  });

  test('forgets who has deleted themselves', () => {
    const { sitters } = playedIn({ ...whole, players: ['former player 2', 'Mia', 'Tom'] })!;
    expect(sitters.map(({ kind }) => kind)).toEqual(['former', 'person', 'bot']);
  });
});

describe('a replay', () => {
  test('finds sheets, crossed boxes, rolls and races', async () => {
    const counting = (await loadCounting('encore'))!;
    const found = foundIn(whole, counting)!;
    const rolls = whole.entries.filter(({ kind }) => kind === 'roll').length;
    expect([found.rolls, found.sheets]).toEqual([rolls, ['classic', 'classic', 'classic']]);
    const { position } = replayed(whole, counting)!;
    for (const [seat, text] of found.crossed.entries()) {
      const boxes = counting.crossed(position, seat);
      expect(unpacked(text)).toEqual(boxes);
      expect(boxes.length).toBeGreaterThan(20);
    }
    for (const { from, to } of found.races) expect(from < to && to <= rolls).toBe(true);
  });

  test.each([
    ['an entry that the rules refuse', { kind: 'roll', text: 'R R R 9 9 9' }],
    ['an entry that means nothing', { kind: 'move', seat: 7, text: '???' }],
  ] as const)('finds nothing behind %s', async (_, entry) => {
    const entries = [...whole.entries.slice(0, 4), entry, ...whole.entries.slice(4)];
    expect(foundIn({ ...whole, entries }, (await loadCounting('encore'))!)).toBeUndefined();
  });

  test('finds nothing in a match that is called over and is not', async () => {
    const entries = whole.entries.slice(0, -5);
    expect(foundIn({ ...whole, entries }, (await loadCounting('encore'))!)).toBeUndefined();
  });
});

test.each([[[]], [[0]], [[3, 4, 5, 104]], [[0, 1, 2, 3, 7]]])('boxes %j are packed', (boxes) => {
  expect(unpacked(packed(boxes))).toEqual(boxes);
});
