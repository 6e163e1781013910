import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '#engine/contract.ts';
import { ROOT } from '../files.ts';
import { keysOnButtons } from './buttons.ts';
import { faultsOf } from './checks.ts';
import { pageOf } from './page.ts';
import { disagreements } from './plurals.ts';
import { FOLDERS, GAME_NAMES } from './read.ts';
import { rendered, valuesFor } from './render.ts';
import { PLAYERS } from './samples.ts';
import { screensOf } from './screens.ts';

/** Lists and signs that stand in something to be tapped, but are not its name. */
const NO_NAMES = [
  ...['pad.rowGone', 'pad.firstColumn', 'pad.firstColour', 'table.nearEnd', 'screen.watch'],
  ...['end.more', 'setup.online', 'setup.online.offline', 'company.meanwhile'],
];
const ON_BUTTONS = keysOnButtons();
/** Two lines of a phone; what refuses may have one more. */
const PROMPT = /^(?:prompt|tap|nothing|headline|warning|left)\./;
const REFUSAL = /^[A-Z]\d+\.(?!rank|text|title)/;
const LINE = 45;

/** What people type to find a rule is no sentence. */
const SEARCHED = /\.words$/;

describe.each(LANGUAGES)('every text with its values, in %s', (language) => {
  const sentences = FOLDERS.flatMap((folder) => rendered(folder, language)).filter(
    ({ key }) => !SEARCHED.test(key),
  );

  test('is known with all that it asks for', () => {
    const unknown = FOLDERS.flatMap(({ path, own, known }) =>
      Object.entries(own[language]).flatMap(([key, message]) =>
        [...valuesFor(message, path, known[language], language)]
          .filter(([, values]) => values.length === 0)
          .map(
            ([name]) =>
              `${path} ${key}: {${name}} has no value (testing/words/samples.ts, or testing/samples.json of a game)`,
          ),
      ),
    );
    expect(unknown).toEqual([]);
    expect(sentences.length).toBeGreaterThan(3000);
  });

  test('is a sentence without a slip', () => {
    const found = sentences.flatMap(({ folder, key, sentences: all }) =>
      all.flatMap((each) =>
        faultsOf(each, language).map((fault) => `${folder} ${key}: ${fault}: ${each}`),
      ),
    );
    expect(found).toEqual([]);
  });

  test('has at most three words of more than three letters on a button', () => {
    const names = [...GAME_NAMES[language], ...PLAYERS].toSorted((a, b) => b.length - a.length);
    const wordsIn = (sentence: string) =>
      names
        .reduce((text, name) => text.replaceAll(name, '1'), sentence)
        .split(/[\s’]+/)
        .filter((each) => /\p{L}{4}/u.test(each));
    const found = sentences
      .filter(({ key }) => ON_BUTTONS.has(key) && !NO_NAMES.includes(key))
      .flatMap(({ sentences: all }) => all.filter((each) => wordsIn(each).length > 3));
    expect(found).toEqual([]);
  });

  test('has room where it stands', () => {
    const found = sentences
      .filter(({ folder }) => !folder.includes('rulebook'))
      .flatMap(({ key, sentences: all }) => {
        const lines = PROMPT.test(key) ? 2 : REFUSAL.test(key) ? 3 : Number.POSITIVE_INFINITY;
        return all.filter((each) => each.length > lines * LINE).map((each) => `${key}: ${each}`);
      });
    expect(found).toEqual([]);
  });

  test('has nouns that agree with their numbers', () => {
    const disagrees = disagreements(language);
    const found = sentences.flatMap(({ folder, key, sentences: all }) =>
      all.filter(disagrees).map((each) => `${folder} ${key}: ${each}`),
    );
    expect(found).toEqual([]);
  });
});

describe('the checks find', () => {
  test.each([
    ['en', 'a orange block'],
    ['en', 'It does not fit.'],
    ['en', 'The match is over.'],
    ['en', 'Roll {count} dice'],
    ['fr', 'le dé du du rouge'],
    ['fr', 'la feuille de Anna'],
    ['fr', 'Tu es parti.'],
    ['fr', 'Tous les bots'],
    ['de', 'Die Spieler würfeln.'],
    ['de', 'Mia nahm Rot.'],
    ['de', 'Wer würfelt, fragt, wer passt.'],
  ] as const)('in %s: %s', (language, sentence) => {
    expect(faultsOf(sentence, language)).toHaveLength(1);
  });

  test.each([
    ['en', 'Take 1 boxes', true],
    ['en', 'Take 1 box', false],
    ['fr', '0 points', true],
    ['fr', '0 point', false],
    ['de', '2 Punkt', true],
    ['de', '2 Punkte', false],
  ] as const)('in %s whether numbers agree: %s', (language, sentence, isWrong) => {
    expect(disagreements(language)(sentence)).toBe(isWrong);
  });
});

describe('the pages for readers', () => {
  const texts = FOLDERS.flatMap((folder) => rendered(folder, 'en'));
  const screens = screensOf(texts);

  test('show every text once, the start page first', () => {
    expect(screens.flatMap((screen) => screen.texts)).toHaveLength(texts.length);
    expect(screens[0]!.title).toBe('Start page');
    const page = pageOf('en', screens);
    for (const { folder, key } of texts) expect(page).toContain(`data-id="${folder} ${key}"`);
  });

  test('show pictures that there are', () => {
    const names = screens.flatMap(({ pictures }) => pictures);
    expect(names.length).toBeGreaterThan(15);
    const missing = names.filter((name) => !existsSync(new URL(`docs/screens/${name}.png`, ROOT)));
    expect(missing).toEqual([]);
  });
});
