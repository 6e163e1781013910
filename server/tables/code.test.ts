import { expect, test } from 'vitest';
import { randomFrom } from '#kits/random.ts';
import { readCode, SYMBOLS, spokenCode } from './code.ts';

test('a code is four symbols and a number, all of them in use', () => {
  const random = randomFrom('codes');
  const codes = Array.from({ length: 2000 }, () => spokenCode(random));
  const form = new RegExp(`^(?:(?:${SYMBOLS.join('|')}) ){4}\\d\\d$`);
  expect(codes.filter((code) => !form.test(code))).toEqual([]);
  for (const symbol of SYMBOLS) expect(codes.some((code) => code.startsWith(symbol))).toBe(true);
  expect(new Set(codes).size).toBeGreaterThan(1900);
});

test.each([
  ['leaf sun drop moon 42', 'leaf sun drop moon 42'],
  ['LEAF-Sun, drop;moon 42', 'leaf sun drop moon 42'],
  ['  leaf  sun\tdrop moon42 ', 'leaf sun drop moon 42'],
  ['leaf sun drop moon 7', 'leaf sun drop moon 07'],
  ['leaf sun drop 42', undefined],
  ['leaf sun drop moon 421', undefined],
  ['42 leaf sun drop moon', undefined],
  ['leaf sun drop moon %', undefined],
  ['', undefined],
])('%j is read as %j', (text, code) => {
  expect(readCode(text)).toBe(code);
});
