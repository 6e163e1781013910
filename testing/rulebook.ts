import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { filesIn, isTest } from './files.ts';

const NAME = '[A-Z]\\d+';

/**
 * Declares tests that hold a game's folder to its RULES.md. A rule is named in bold where it is
 * told, `**Q1 left to right.**`, and one line lists those that refuse something: `Forbidding: Q1,
 * Q2.` Every rule needs a test titled `Q1 …`, and a forbidding one another titled `Q1 refuses …`.
 */
export function rulebook(folder: URL): void {
  describe('RULES.md', () => {
    const rules = readRules(readFileSync(new URL('RULES.md', folder), 'utf8'));
    const sources = filesIn(folder, /\.ts$/);
    const titles = sources.filter(isTest).flatMap(({ text }) => testTitles(text));
    const refused = sources.filter((file) => !isTest(file)).flatMap(({ text }) => refusedBy(text));

    test('names every rule once', () => {
      expect(rules.named).not.toEqual([]);
      expect([...new Set(rules.named)]).toEqual(rules.named);
    });

    test('has a test for every rule', () => {
      const allowing = titles.filter((title) => !isRefusing(title));
      expect(rules.named.filter((rule) => !isCited(rule, allowing))).toEqual([]);
    });

    test('has a refusing test for every rule that forbids', () => {
      expect(rules.forbidding.filter((rule) => !rules.named.includes(rule))).toEqual([]);
      const refusing = titles.filter(isRefusing);
      expect(rules.forbidding.filter((rule) => !isCited(rule, refusing))).toEqual([]);
    });

    test('lists as forbidding every rule by which something is refused', () => {
      expect(refused.filter((rule) => !rules.forbidding.includes(rule))).toEqual([]);
    });

    test('knows every rule that a test is titled after', () => {
      const cited = titles.flatMap((title) => new RegExp(`^${NAME}(?= )`).exec(title) ?? []);
      expect(cited.filter((rule) => !rules.named.includes(rule) && !rule.startsWith('F'))).toEqual(
        [],
      );
    });
  });
}

interface Rules {
  readonly named: readonly string[];
  readonly forbidding: readonly string[];
}

export function readRules(text: string): Rules {
  const named = [...text.matchAll(new RegExp(`\\*\\*(${NAME})(?= |\\.|\\*)`, 'g'))];
  const list = /^Forbidding:(.*(?:\n.+)*)/m.exec(text)?.[1] ?? '';
  return {
    named: named.map(([, name]) => name!),
    forbidding: list.match(new RegExp(NAME, 'g')) ?? [],
  };
}

export function testTitles(source: string): readonly string[] {
  const titles = source.matchAll(/\btest(?:\.each\([^`]*?\))?\(\s*(['"`])(.*?)\1/g);
  return [...titles].map(([, , title]) => title!);
}

function isRefusing(title: string): boolean {
  return new RegExp(`^${NAME} refuses `).test(title);
}

function isCited(rule: string, titles: readonly string[]): boolean {
  return titles.some((title) => title.startsWith(`${rule} `));
}

/** The game's own rules that a source names when it refuses something. */
function refusedBy(source: string): readonly string[] {
  const found = source.matchAll(new RegExp(`\\brefusal\\(\\s*'(${NAME})'`, 'g'));
  return [...found].map(([, rule]) => rule!).filter((rule) => !rule.startsWith('F'));
}
