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
