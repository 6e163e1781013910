import { afterAll, expect, test } from 'vitest';
import { FORMER_PLAYER, withoutFormer } from '#server/identity/former.ts';
import { loadLanguage } from '../app/language.ts';
import { change, settings } from '../app/settings.ts';
import { nameShown } from './former.ts';

const { language: before } = settings.value;
afterAll(() => change({ language: before }));

test.each([
  ['en', ['former player', 'Lea', 'former player 2']],
  ['fr', ['profil supprimé', 'Lea', 'profil supprimé 2']],
  ['de', ['gelöschtes Profil', 'Lea', 'gelöschtes Profil 2']],
] as const)('people who deleted themselves are shown in %s', async (language, shown) => {
  await loadLanguage(language);
  change({ language });
  expect(withoutFormer(['Tom', 'Lea', 'Mia'], [0, 2]).map(nameShown)).toEqual(shown);
});

test('a name that only begins like that is a name', () => {
  expect(nameShown(`${FORMER_PLAYER}s`)).toBe(`${FORMER_PLAYER}s`);
});
