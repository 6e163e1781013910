import { signal } from '@preact/signals';
import { afterEach, expect, test } from 'vitest';
import { CARDS } from '#games/cards.ts';
import { store } from '../app/device.ts';
import { openMemory } from '../store/memory.ts';
import type { SavedMatch } from '../store/saved.ts';
import { newBest } from './best.ts';
import type { Table } from './table.ts';

afterEach(() => {
  store.value = undefined;
});

const face = await CARDS.find(({ id }) => id === 'qwixx')!.load();
const SHEET = { Sheet: 'classic' };
const PERSON = { kind: 'person', stamp: 'fox' } as const;

/** A match that was over with these points. */
function over(id: string, totals: readonly number[], more: Partial<SavedMatch> = {}): SavedMatch {
  const made: SavedMatch = {
    ...{ id, revision: 1, game: 'qwixx', players: ['Lea', 'Tom'], options: SHEET, dice: 'app' },
    ...{ chairs: [PERSON, { ...PERSON, kind: 'bot' }], entries: [], sealed: [], corrections: [] },
    ...{ created: 1, changed: 2, result: { totals, winners: [0] } },
  };
  return { ...made, ...more };
}

/** Lea has these points now, and her tables of earlier are kept. */
async function bestAt(points: number, kept: readonly SavedMatch[], more: Partial<Table> = {}) {
  const memory = openMemory();
  for (const match of kept) await memory.keepMatch(match);
  store.value = memory;
  const game = {
    ...face.game,
    scores: () => [
      { total: points, parts: {} },
      { total: 99, parts: {} },
    ],
  };
  const table = {
    ...{
      id: 'now',
      face: { ...face, game },
      mine: [0],
      setup: { players: ['Lea', 'Tom'], options: SHEET },
    },
    ...{ view: signal({ position: undefined }), hinted: signal([]) },
    ...more,
  } as unknown as Table;
  return newBest(table);
}

test('more than ever before is a new best', async () => {
  const kept = [over('a', [50, 60]), over('b', [70, 20])];
  expect(await bestAt(71, kept)).toMatchObject({ kind: 'best', seats: [0], points: 71 });
  expect(await bestAt(70, kept)).toBeUndefined();
});

test.each([
  ['the first match', []],
  ['the match itself', [over('now', [50, 60])]],
  ['a try from the middle of another', [over('a', [50, 60], { isRetry: true })]],
  [
    'a match with a choice taken back',
    [over('a', [50, 60], { takenBack: { counts: [1, 0], at: 4 } })],
  ],
  ['a match with a hint', [over('a', [50, 60], { hinted: [0] })]],
  ['matches of others', [over('a', [50, 60], { players: ['Jo', 'Tom'] })]],
  ['matches of another game', [over('a', [50, 60], { game: 'encore' })]],
  ['matches on another sheet', [over('a', [50, 60], { options: { Sheet: 'mixed-numbers' } })]],
  ['matches alone', [over('a', [50], { players: ['Lea'], chairs: [PERSON] })]],
])('%s: nothing to beat', async (_, kept) => {
  expect(await bestAt(71, kept)).toBeUndefined();
});

test('fresh sheets are as good as each other', async () => {
  const fresh = (code: string) => ({ options: { Sheet: `sheet:${code}` } });
  const setup = { players: ['Lea', 'Tom'], ...fresh('42') } as unknown as Table['setup'];
  const kept = [over('a', [80, 60]), over('b', [50, 60], fresh('7'))];
  expect(await bestAt(71, kept, { setup })).toMatchObject({ points: 71 });
});

test('with a hint there is none, but with one of somebody else', async () => {
  const kept = [over('a', [50, 60])];
  expect(await bestAt(71, kept, { hinted: signal([0]) })).toBeUndefined();
  expect(await bestAt(71, kept, { hinted: signal([1]) })).toMatchObject({ points: 71 });
});

test.each<[string, Partial<SavedMatch>]>([
  ['a choice taken back', { takenBack: { counts: [1, 0], at: 4 } }],
  ['a start in the middle of another match', { isRetry: true }],
])('with %s there is none', async (_, more) => {
  const kept = [over('a', [50, 60]), over('now', [71, 99])];
  expect(await bestAt(71, kept)).toMatchObject({ points: 71 });
  expect(await bestAt(71, [kept[0]!, over('now', [71, 99], more)])).toBeUndefined();
});
