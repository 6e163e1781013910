import { expect, test } from 'vitest';
import { randomFrom } from '#kits/random.ts';
import { readCode, SYMBOLS, spokenCode } from './code.ts';

test('a code is three symbols and a number, all of them in use', () => {
  const random = randomFrom('codes');
  const codes = Array.from({ length: 2000 }, () => spokenCode(random));
  const form = new RegExp(`^(?:(?:${SYMBOLS.join('|')}) ){3}\\d\\d$`);
  expect(codes.filter((code) => !form.test(code))).toEqual([]);
  for (const symbol of SYMBOLS) expect(codes.some((code) => code.startsWith(symbol))).toBe(true);
  expect(new Set(codes).size).toBeGreaterThan(1900);
});

test.each([
  ['leaf sun drop 42', 'leaf sun drop 42'],
  ['LEAF-Sun, drop 42', 'leaf sun drop 42'],
  ['  leaf  sun\tdrop42 ', 'leaf sun drop 42'],
  ['leaf sun drop 7', 'leaf sun drop 07'],
  ['leaf sun 42', undefined],
  ['leaf sun drop 421', undefined],
  ['42 leaf sun drop', undefined],
  ['leaf sun drop %', undefined],
  ['', undefined],
])('%j is read as %j', (text, code) => {
  expect(readCode(text)).toBe(code);
});
