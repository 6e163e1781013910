import { expect, test } from 'vitest';
import { lex } from './files.ts';
import { expectedRefusals, readRules, testTitles } from './rulebook.ts';

test('rules are known by their bold names, and those that forbid by their line', () => {
  const text =
    '- **Q1 left to right.** See Q9 and **that**.\n- **Q12.** Sum.\n\nForbidding: Q1,\nQ12.\n\nQ7';
  expect(readRules(text)).toEqual({ named: ['Q1', 'Q12'], forbidding: ['Q1', 'Q12'] });
});

test('titles are those of tests, not of groups', () => {
  const source = `
    describe('Q1 left to right', () => {
      test('Q1 allows to skip', () => {});
      test.each([2, 3])('Q1 refuses %i', () => {});
      test.each([...points.entries()])("Q12 gives %i", () => {});
      latest('no title');
    });`;
  expect(testTitles(source)).toEqual(['Q1 allows to skip', 'Q1 refuses %i', 'Q12 gives %i']);
});

test('the rules of refusals are those that tests expect', () => {
  const source = `
    table.refuses('Q1', played, '1 R4');
    expect(table.refuses(
      'Q12', '1 R5')).toContain('refuses Q7');`;
  expect(expectedRefusals(source)).toEqual(['Q1', 'Q12']);
});

test('strings, comments and code are distinguished', () => {
  const { strings, code } = lex(`const a = 'it\\'s'; // "no"\n/* 'no' */ b("two", \`three\`);`);
  expect(strings).toEqual(["it\\'s", 'two', 'three']);
  expect(code.replace(/\s+/g, ' ')).toBe('const a = ; b( , );');
});
