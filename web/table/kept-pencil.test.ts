import { expect, test } from 'vitest';
import { NO_PICKS } from '#ui/pencil.ts';
import { stubStorage } from '../online/testing/storage.ts';
import { keptPencil } from './kept-pencil.ts';

const storage = stubStorage();

const ASKED = { step: '3/0', seat: 0 };
const PICKS = { boxes: ['H6', 'H7'], dice: ['number:5'] };

test('pencil marks are there again for the same question of the same match', () => {
  keptPencil('one').at(ASKED).onPicks(PICKS);
  expect(keptPencil('one').at(ASKED).picks).toEqual(PICKS);
});

test('neither another step, another seat, nor another match sees them', () => {
  keptPencil('one').at(ASKED).onPicks(PICKS);
  for (const question of [
    { step: '4/0', seat: 0 },
    { step: '3/0', seat: 1 },
    { step: '3/1', seat: 0 },
  ]) {
    expect(keptPencil('one').at(question).picks).toBe(NO_PICKS);
  }
  expect(keptPencil('two').at(ASKED).picks).toBe(NO_PICKS);
});

test('they go when they are rubbed out, and with a decision', () => {
  const { at, drop } = keptPencil('one');
  at(ASKED).onPicks(PICKS);
  at(ASKED).onPicks(NO_PICKS);
  expect(at(ASKED).picks).toBe(NO_PICKS);
  at(ASKED).onPicks(PICKS);
  drop(ASKED);
  expect(at(ASKED).picks).toBe(NO_PICKS);
});

test('around an open table each has their own, until the step is over', () => {
  const { at, drop } = keptPencil('one');
  const other = { step: '3/0', seat: 1 };
  at(ASKED).onPicks(PICKS);
  at(other).onPicks(PICKS);
  expect([at(ASKED).picks, at(other).picks]).toEqual([PICKS, PICKS]);
  drop(other);
  expect([at(ASKED).picks, at(other).picks]).toEqual([PICKS, NO_PICKS]);
  at({ step: '4/0', seat: 1 }).onPicks(PICKS);
  expect(at(ASKED).picks).toBe(NO_PICKS);
});

test('those of one match leave those of others, of the latest eight', () => {
  for (let match = 0; match < 10; match++) keptPencil(`${match}`).at(ASKED).onPicks(PICKS);
  keptPencil('9').drop(ASKED);
  const kept = Array.from({ length: 10 }, (_, match) => keptPencil(`${match}`).at(ASKED).picks);
  expect(kept.map((picks) => picks === PICKS || picks.boxes.length > 0)).toEqual([
    ...[false, false, true, true, true],
    ...[true, true, true, true, false],
  ]);
});

test.each(['', '{', '{"a":1}', '[null,7,{"match":"one"},{"match":"one","step":"3/0","seat":0}]'])(
  'what cannot be read is nothing: %s',
  (text) => {
    storage.set('dicepad.pencil', text);
    expect(keptPencil('one').at(ASKED).picks).toBe(NO_PICKS);
  },
);
