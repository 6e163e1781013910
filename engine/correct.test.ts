import { expect, test } from 'vitest';
import { openTable } from '#testing/table.ts';
import { pebbles } from '#testing/toy.ts';
import { isRefusal } from './contract.ts';
import { corrected } from './correct.ts';
import { type Entry, enter, type Match, sealedEntries } from './match.ts';

const roll = (text: string): Entry => ({ kind: 'roll', text });
const move = (seat: number, text: string): Entry => ({ kind: 'move', seat, text });

/** All take three pebbles of five; then two show, and the first two decide. */
const BEGUN = [
  roll('S3'),
  ...[0, 1, 2].map((seat) => move(seat, 'take all')),
  roll('S2'),
  move(0, 'take all'),
  move(1, 'take it'),
];

function entered(entries: readonly Entry[]): Match {
  const match = openTable(pebbles, 3);
  for (const entry of entries) expect(enter(match, entry)).toBeUndefined();
  return match;
}

function mended(match: Match, at: number, entry: Entry | undefined): Match {
  const next = corrected(match, match.entries, at, entry, sealedEntries(match));
  if (isRefusal(next)) throw new Error(next.key);
  return next;
}

const texts = (entries: readonly Entry[]) => entries.map(({ text }) => text);

test('sealed decisions of the open step outlive a correction before them', () => {
  const next = mended(entered(BEGUN), 0, roll('S2'));
  expect(texts(next.entries)).toEqual(['S2', 'take all', 'take all', 'take all', 'S2']);
  expect(sealedEntries(next)).toEqual([move(0, 'take all'), move(1, 'take it')]);
});

test('a sealed decision that is no longer legal is asked for again, the others stay', () => {
  const next = mended(entered(BEGUN), 4, roll('S3'));
  expect(texts(next.entries).at(-1)).toBe('S3');
  expect(sealedEntries(next)).toEqual([move(1, 'take it')]);
});

test('of a closed step, too, all that are still legal stay', () => {
  const match = entered([...BEGUN, move(2, 'leave')]);
  const next = mended(match, 4, roll('S3'));
  expect(next.entries).toHaveLength(5);
  expect(sealedEntries(next)).toEqual([move(1, 'take it'), move(2, 'leave')]);
});

test('behind a decision that is missing nothing is entered', () => {
  const next = mended(entered(BEGUN), 1, undefined);
  expect(texts(next.entries)).toEqual(['S3']);
  expect(sealedEntries(next)).toEqual([move(1, 'take all'), move(2, 'take all')]);
  expect(mended(entered(BEGUN), 4, undefined).sealed.size).toBe(0);
});

test('a correction that the rules refuse is none', () => {
  const match = entered(BEGUN);
  expect(corrected(match, match.entries, 1, move(0, 'steal'))).toMatchObject({ rule: 'F2' });
});
