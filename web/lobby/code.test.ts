import { describe, expect, test } from 'vitest';
import { partsOf, readTyped, SYMBOLS, wholeCode } from './code.ts';

const read = (text: string) => wholeCode(readTyped(text));

describe('a code is read', () => {
  test.each([
    'leaf sun drop 42',
    'Leaf, SUN, drop: 42!',
    'leaf-sun-drop-42',
    'leafsundrop42',
    'feuille soleil goutte 42',
    'Blatt Sonne Tropfen 42',
    'Blatt soleil drop 4 2',
    'laef sun drop 42'.replace('laef', 'lesf'),
    'leaf sunn drp 42',
    '42 leaf sun drop',
  ])('%s', (text) => {
    expect(read(text)).toBe('leaf sun drop 42');
  });

  test('with accents or without', () => {
    expect(read('carré losange lune 07')).toBe('square diamond moon 07');
    expect(read('carre losange lune 7')).toBe('square diamond moon 07');
  });

  test('with letters that look like digits', () => {
    expect(read('moon moon flower O1')).toBe('moon moon flower 01');
    expect(read('moon moon flower 1o')).toBe('moon moon flower 10');
  });
});

describe('no code is', () => {
  test.each(['', 'leaf sun 42', 'leaf sun drop', 'leaf sun drop 123', 'leaf sun drop moon 1'])(
    '“%s”',
    (text) => expect(read(text)).toBeUndefined(),
  );

  test('what holds a word that is no symbol', () => {
    expect(readTyped('leaf star drop 42')).toEqual({
      symbols: ['leaf', 'drop'],
      number: '42',
      odd: ['star'],
    });
    expect(read('leaf star drop 42 moon')).toBeUndefined();
  });
});

test('every symbol is read in every language, and none is taken for another', () => {
  for (const symbol of Object.keys(SYMBOLS)) {
    expect(readTyped(symbol).symbols).toEqual([symbol]);
  }
  expect(partsOf('sun moon square 05')).toEqual([['sun', 'moon', 'square'], '05']);
});
