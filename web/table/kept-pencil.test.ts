import { expect, test } from 'vitest';
import { NO_PICKS } from '#ui/pencil.ts';
import { stubStorage } from '../online/testing/storage.ts';
import { keptPencil } from './kept-pencil.ts';

const storage = stubStorage();

const PICKS = { boxes: ['H6', 'H7'], dice: ['number:5'] };

test('pencil marks are there again for the same question of the same match', () => {
  keptPencil('one').at('3/0/0').onPicks(PICKS);
  expect(keptPencil('one').at('3/0/0').picks).toEqual(PICKS);
});

test('neither another step, another seat, nor another match sees them', () => {
  keptPencil('one').at('3/0/0').onPicks(PICKS);
  for (const question of ['4/0/0', '3/0/1', '3/1/0']) {
    expect(keptPencil('one').at(question).picks).toBe(NO_PICKS);
  }
  expect(keptPencil('two').at('3/0/0').picks).toBe(NO_PICKS);
});

test('they go when they are rubbed out, and with a decision', () => {
  const { at, drop } = keptPencil('one');
  at('3/0/0').onPicks(PICKS);
  at('3/0/0').onPicks(NO_PICKS);
  expect(at('3/0/0').picks).toBe(NO_PICKS);
  at('3/0/0').onPicks(PICKS);
  drop();
  expect(at('3/0/0').picks).toBe(NO_PICKS);
});

test('those of one match leave those of others, of the latest eight', () => {
  for (let match = 0; match < 10; match++) keptPencil(`${match}`).at('0').onPicks(PICKS);
  keptPencil('9').drop();
  const kept = Array.from({ length: 10 }, (_, match) => keptPencil(`${match}`).at('0').picks);
  expect(kept.map((picks) => picks === PICKS || picks.boxes.length > 0)).toEqual([
    ...[false, false, true, true, true],
    ...[true, true, true, true, false],
  ]);
});

test.each(['', '{', '{"a":1}', '[null,7,{"match":"one"},{"match":"one","question":"3/0/0"}]'])(
  'what cannot be read is nothing: %s',
  (text) => {
    storage.set('dicepad.pencil', text);
    expect(keptPencil('one').at('3/0/0').picks).toBe(NO_PICKS);
  },
);
