import { expect, test } from 'vitest';
import { nearest } from './nearest.ts';

test.each([
  ['replya', 'replay'],
  ['REPLAY', 'replay'],
  ['pla', 'play'],
  ['sim', 'simulate'],
  ['p', undefined],
  ['chess', undefined],
])('%s means %s', (word, meant) => {
  expect(nearest(word, ['play', 'replay', 'simulate'])).toBe(meant);
});

test('a single letter or digit is near to nothing', () => {
  expect(nearest('9', ['1', '2'])).toBeUndefined();
});

test('nothing is near among nothing', () => expect(nearest('a', [])).toBeUndefined());
