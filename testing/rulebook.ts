import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Game } from '#engine/contract.ts';
import { filesIn, isTest } from './files.ts';
import { hunt } from './hunt.ts';
import { TIMEOUT } from './long.ts';

const NAME = '[A-Z]\\d+';

/**
 * Declares tests that hold a game's folder to its RULES.md. A rule is named in bold where it is
 * told, `**Q1 left to right.**`, and one line lists those that refuse something: `Forbidding: Q1,
 * Q2.` Every rule needs a test titled `Q1 …`, and a forbidding one another titled `Q1 refuses …`.
 */
export function rulebook(game: Game, folder: URL): void {
  describe('RULES.md', () => {
    const rules = readRules(readFileSync(new URL('RULES.md', folder), 'utf8'));
    const tests = filesIn(folder, /\.ts$/).filter(isTest);
    const titles = tests.flatMap(({ text }) => testTitles(text));

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

    test('lists as forbidding every rule by which a test sees something refused', () => {
      const refused = tests.flatMap(({ text }) => expectedRefusals(text));
      expect(refused).not.toEqual([]);
      expect(unlisted(refused, rules)).toEqual([]);
    });

    const inMatches =
      'lists as forbidding every rule by which random matches see something refused';
    const check = (): void => {
      const refused = [...hunt(game).refused].map((key) => key.split('.')[0]!);
      expect(refused).toContain(game.ending(game.start(game.players.max, {})));
      expect(unlisted(refused, rules)).toEqual([]);
    };
    test(inMatches, check, TIMEOUT);

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

/** The rules that a test expects to refuse something. */
export function expectedRefusals(source: string): readonly string[] {
  const found = source.matchAll(new RegExp(`\\.refuses\\(\\s*'(${NAME})'`, 'g'));
  return [...found].map(([, rule]) => rule!);
}

/** F1 to F3 are rules of the record, not of a game. */
function unlisted(refused: readonly string[], { forbidding }: Rules): readonly string[] {
  return refused.filter((rule) => !rule.startsWith('F') && !forbidding.includes(rule));
}
