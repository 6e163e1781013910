import { describe, expect, test } from 'vitest';
import {
  isComplete,
  lengthOf,
  partsOf,
  readTyped,
  SYMBOLS,
  wholeCode,
  withDigit,
  withoutLast,
  withSymbol,
} from './code.ts';

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

describe('keys', () => {
  const whole = readTyped('leaf sun drop moon 42');

  test('fill the places of a code and no more', () => {
    const three = readTyped('leaf sun drop');
    const four = withSymbol(three, 'moon');
    expect(four).toEqual(readTyped('leaf sun drop moon'));
    expect(withSymbol(four, 'sun')).toEqual(four);
    expect(withDigit(withDigit(four, '4'), '2')).toEqual(whole);
    expect(withDigit(whole, '7')).toEqual(whole);
  });

  test('replace a word that is no symbol', () => {
    expect(withSymbol(readTyped('leaf sta'), 'sun')).toEqual(readTyped('leaf sun'));
    expect(withoutLast(readTyped('leaf sta'))).toEqual(readTyped('leaf'));
  });

  test('erase one place after the other', () => {
    let typed = whole;
    for (let left = 5; left >= 0; left--) {
      typed = withoutLast(typed);
      expect(lengthOf(typed)).toBe(left);
    }
    expect(withoutLast(typed)).toEqual(typed);
  });
});

test('a code goes by itself only when nobody can mean to type on', () => {
  expect(isComplete(readTyped('leaf sun drop moon 42'))).toBe(true);
  for (const text of ['leaf sun drop moon 4', 'leaf sun drop 42', 'leaf sun drop moon 421']) {
    expect(isComplete(readTyped(text))).toBe(false);
  }
});
