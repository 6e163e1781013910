import { expect, test } from 'vitest';
import { spoken } from '../app/language.ts';
import { loadAllTexts } from '../app/testing/texts.ts';
import { readStory } from './read.ts';

await loadAllTexts('en');

const RECORD = 'game: QWIXX\nPlayers: Lea, Tom\n\nroll 4 1 R3 Y2 G6 B6\n1 R5\n2 pass\n1 pass\n';

test('a record is read by the game that it names', async () => {
  const read = await readStory(`# from a friend\n${RECORD}`);
  if ('fault' in read) throw new Error(read.fault);
  const { story } = read;
  expect(story.face.game.id).toBe('qwixx');
  expect(story.match.players).toEqual(['Lea', 'Tom']);
  expect(story.chairs.map(({ kind }) => kind)).toEqual(['person', 'person']);
  expect(story.record).toBe(RECORD.replace('game: QWIXX', 'Game: qwixx'));
  expect(story.saved).toBeUndefined();
});

test.each([
  ['', 'There’s nothing to open yet. Paste a record or choose a file.'],
  [' \n\t\n', 'There’s nothing to open yet. Paste a record or choose a file.'],
  ['Dear Lea, how are you?', 'This doesn’t look like the record of a game.'],
  ['Game: ludo\nPlayers: Lea', 'This version doesn’t know the game “ludo”.'],
  [`Game: ${'x'.repeat(99)}`, `This version doesn’t know the game “${'x'.repeat(40)}”.`],
  ['Game: qwixx\nPlayers: Lea, Lea\n', /^Line 2: /],
  [RECORD.replace('R5', 'R6'), 'Line 5: Red 6 doesn’t fit: the white dice make 5 (4 + 1).'],
  [RECORD.replace('2 pass', '2 \uDC80'), /^Line 6: /],
])('what cannot be read has its reason: %j', async (text, fault) => {
  expect(await readStory(text)).toEqual({
    fault: typeof fault === 'string' ? fault : expect.stringMatching(fault),
  });
});

test('the reason is in the language of the reader', async () => {
  await loadAllTexts('de');
  spoken.value = 'de';
  const read = await readStory(RECORD.replace('R5', 'R6'));
  spoken.value = undefined;
  expect(read).toEqual({ fault: expect.stringMatching(/^Zeile 5: Rot 6/) });
});
