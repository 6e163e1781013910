import { signal } from '@preact/signals';
import { beforeAll, expect, test } from 'vitest';
import { CARDS } from '#games/cards.ts';
import type { Face } from '#games/face.ts';
import { spoken } from '../app/language.ts';
import { loadAllTexts } from '../app/testing/texts.ts';
import { wordsOf } from './words.ts';

const FACES: readonly Face[] = await Promise.all(CARDS.map(({ load }) => load()));

beforeAll(async () => {
  for (const language of ['en', 'fr', 'de'] as const) await loadAllTexts(language);
});

test.each(FACES.map((face) => [face.game.id, face] as const))(
  'a table of %s says “you” to the one who rolls, and names others',
  (_id, face) => {
    const headline = face.headline(face.game.start(2, {}));
    const told = (reader: number | undefined) =>
      wordsOf(face, ['Ada', 'Ben'], () => reader).tell(headline);
    expect(told(0)).toMatch(/\b[Yy]ou/);
    expect(told(0)).not.toContain('Ada');
    expect([told(1), told(undefined)]).toEqual([
      expect.stringContaining('Ada'),
      expect.stringContaining('Ada'),
    ]);
  },
);

test('words name whoever sits there now', () => {
  const [face] = FACES;
  const players = signal(['Ada', 'Ben']);
  const words = wordsOf(face!, () => players.value);
  const headline = face!.headline(face!.game.start(2, {}));
  expect(words.tell(headline)).toContain('Ada');
  players.value = ['Zoe', 'Ben'];
  expect(words.tell(headline)).toContain('Zoe');
});

test.each([
  ['fr', /Tu as|[àÀ] toi/],
  ['de', /Du |du /],
] as const)('verbs follow in %s', (language, you) => {
  spoken.value = language;
  for (const face of FACES) {
    const words = wordsOf(face, ['Ada', 'Ben'], () => 0);
    expect(words.tell(face.headline(face.game.start(2, {})))).toMatch(you);
  }
  spoken.value = undefined;
});

/** What the rules announce of one seat alone. */
const ANNOUNCED: Readonly<Record<string, readonly (readonly [string, string])[]>> = {
  encore: [
    ['E12', 'first'],
    ['E13', 'first'],
    ['E15', 'end'],
  ],
  'encore-coop': [
    ['C5', 'miss'],
    ['C7', 'due'],
    ['C8', 'due'],
  ],
  'encore-plus': [
    ['P10', 'first'],
    ['P10', 'later'],
    ['P13', 'end'],
  ],
  qwixx: [
    ['Q3', 'call'],
    ['Q5', 'miss'],
    ['Q9', 'closed'],
  ],
  choice: [
    ['T6', 'miss'],
    ['T8', 'turned'],
    ['T9', 'closed'],
    ['T10', 'misses'],
    ['T10', 'colours'],
    ['T10', 'numbers'],
  ],
};

const SOME = { count: 1, sum: 7, points: 3, row: 'A', column: 'A', colour: 'B', bonus: 'heart' };
const YOU = { en: /\byour?\b|you’re/i, fr: /\b(tu|toi|ton|ta)\b/i, de: /\b(du|dir|dein|deine)\b/i };

test.each(FACES.map((face) => [face.game.id, face] as const))(
  'what the rules of %s announce says “you” to the one it is about',
  (id, face) => {
    for (const language of ['en', 'fr', 'de'] as const) {
      spoken.value = language;
      for (const [rule, key] of ANNOUNCED[id]!) {
        const args = { ...SOME, ...(id === 'qwixx' && { row: 'red' }), seat: 0, seats: [0] };
        const told = (reader: number | undefined) =>
          wordsOf(face, ['Ada', 'Ben'], () => reader).note({ rule, key, args });
        expect(told(0)).toMatch(YOU[language]);
        expect(told(0)).not.toContain('Ada');
        expect([told(1), told(undefined)]).toEqual([
          expect.stringContaining('Ada'),
          expect.stringContaining('Ada'),
        ]);
      }
    }
    spoken.value = undefined;
  },
);
