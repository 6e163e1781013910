import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { type Game, LANGUAGES, type Texts } from '#engine/contract.ts';
import { joinTexts, RECORD_TEXTS, textsOf as textsIn } from '#engine/texts.ts';
import { filesIn, isTest, lex, ROOT } from './files.ts';
import { hunt } from './hunt.ts';
import { TIMEOUT } from './long.ts';
import { isQuoted, quotesIn } from './quotes.ts';
import { readRules } from './rulebook.ts';
import { openTable } from './table.ts';
import { familiesIn, familyOf, translations } from './translations.ts';

const SENTENCE = /^[A-Z]\d+\./;
const NOTE = /(?:\brefusal\(\s*|\brule: )'([A-Z]\d+)',\s*(?:key: )?'(\w+)'/g;

/** Declares tests that hold a game's texts to its sources and to those that it shares. */
export function textsOf(game: Game, folder: URL): void {
  describe(`${game.id}, texts`, () => {
    const own = JSON.parse(readFileSync(new URL('texts/en.json', folder), 'utf8')) as Texts;
    const known = joinTexts(RECORD_TEXTS, textsIn(game));

    test('every sentence is used', () => {
      const strings = [folder, part('kits/'), part('engine/')].flatMap(stringsIn);
      expect(unusedSentences(own, strings)).toEqual([]);
    });

    test('every term is used', () => {
      const strings = filesIn(ROOT, /\.ts$/).flatMap(({ text }) => lex(text).strings);
      const parts = partsOf(game).map((name) => `part.${name}`);
      const messages = LANGUAGES.flatMap((language) => Object.values(known[language]));
      const named = messages.flatMap(familiesIn);
      const unused = Object.keys(own).filter((key) => {
        const family = familyOf(key);
        const built = strings.some((each) => each.startsWith(`${family}.`));
        return (
          !SENTENCE.test(key) &&
          !parts.includes(key) &&
          (family === 'part' || !(named.includes(family) || built))
        );
      });
      expect(unused).toEqual([]);
    });

    test('every part of the score has a name', () => {
      expect(partsOf(game).filter((name) => !(`part.${name}` in known.en))).toEqual([]);
    });

    test('every refusal and announcement in the sources has a text', () => {
      expect(notesIn(folder).filter((key) => !(key in known.en))).toEqual([]);
    });

    const everySentence = 'every sentence is said in random matches, in a playthrough or in a test';
    const check = (): void => {
      const { refused, told } = hunt(game);
      const [ownQuotes, allQuotes] = [folder, part('games/')].map(quotesIn) as [string, string];
      const { named } = readRules(readFileSync(new URL('RULES.md', folder), 'utf8'));
      const unsaid = Object.entries(textsIn(game).en).filter(([key, message]) => {
        const isOurs = key in own || named.includes(key.split('.')[0]!);
        const isMet = refused.has(key) || told.has(key);
        // What games share, any of them may quote.
        const quotes = key in own ? ownQuotes : allQuotes;
        return SENTENCE.test(key) && isOurs && !isMet && !isQuoted(key, message, quotes);
      });
      expect(unsaid).toEqual([]);
    };
    test(everySentence, check, TIMEOUT);

    translations(textsIn(game));
  });
}

/** Sentences whose rule or key no string of the sources names, not even by its beginning. */
export function unusedSentences(texts: Texts, strings: readonly string[]): readonly string[] {
  const names = new Set(strings);
  const beginnings = strings.flatMap((each) => /^(\w+)\$\{/.exec(each)?.[1] ?? []);
  return Object.keys(texts).filter((text) => {
    const [rule = '', key = ''] = text.split('.');
    const built = beginnings.some((beginning) => key.startsWith(beginning));
    return SENTENCE.test(text) && !(names.has(rule) && (names.has(key) || built));
  });
}

/** The strings of all sources in a folder but the tests. */
export function stringsIn(folder: URL): readonly string[] {
  return sourcesIn(folder).flatMap((text) => lex(text).strings);
}

/** What the sources refuse or announce, as keys of texts, where both names stand together. */
export function notesIn(folder: URL): readonly string[] {
  return sourcesIn(folder).flatMap((text) =>
    [...text.matchAll(NOTE)].map(([, rule, key]) => `${rule}.${key}`),
  );
}

/** Without faces, which have texts of their own. */
function sourcesIn(folder: URL): readonly string[] {
  const files = filesIn(folder, /\.ts$/).filter(
    (file) => !isTest(file) && !file.path.includes('/face/'),
  );
  return files.map(({ text }) => text);
}

function part(path: string): URL {
  return new URL(path, ROOT);
}

/** The lines of the score, for every number of players. */
function partsOf(game: Game): readonly string[] {
  const { min, max } = game.players;
  const names = Array.from({ length: max - min + 1 }, (_, i) => {
    const { position } = openTable(game, min + i);
    return game.scores(position).flatMap((score) => Object.keys(score.parts));
  });
  return [...new Set(names.flat())];
}
