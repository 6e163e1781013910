import { describe, expect, test } from 'vitest';
import { partsOf, readTyped, SYMBOLS, wholeCode } from './code.ts';

const read = (text: string) => wholeCode(readTyped(text));

describe('a code is read', () => {
  test.each([
    'leaf sun drop moon 42',
    'Leaf, SUN, drop, Moon: 42!',
    'leaf-sun-drop-moon-42',
    'leafsundropmoon42',
    'feuille soleil goutte lune 42',
    'Blatt Sonne Tropfen Mond 42',
    'Blatt soleil drop lune 4 2',
    'lesf sun drop moon 42',
    'leaf sunn drp mon 42',
    '42 leaf sun drop moon',
  ])('%s', (text) => {
    expect(read(text)).toBe('leaf sun drop moon 42');
  });

  test('with accents or without', () => {
    expect(read('carré losange lune soleil 07')).toBe('square diamond moon sun 07');
    expect(read('carre losange lune soleil 7')).toBe('square diamond moon sun 07');
  });

  test('with letters that look like digits', () => {
    expect(read('moon moon flower sun O1')).toBe('moon moon flower sun 01');
    expect(read('moon moon flower sun 1o')).toBe('moon moon flower sun 10');
  });
});

describe('no code is', () => {
  test.each([
    '',
    'leaf sun drop 42',
    'leaf sun drop moon',
    'leaf sun drop moon 123',
    'leaf sun drop moon sun 1',
  ])('“%s”', (text) => expect(read(text)).toBeUndefined());

  test('what holds a word that is no symbol', () => {
    expect(readTyped('leaf star drop 42')).toEqual({
      symbols: ['leaf', 'drop'],
      number: '42',
      odd: ['star'],
    });
    expect(read('leaf star drop 42 moon sun')).toBeUndefined();
  });
});

test('every symbol is read in every language, and none is taken for another', () => {
  for (const symbol of Object.keys(SYMBOLS)) {
    expect(readTyped(symbol).symbols).toEqual([symbol]);
  }
  expect(partsOf('sun moon square leaf 05')).toEqual([['sun', 'moon', 'square', 'leaf'], '05']);
});
