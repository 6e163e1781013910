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

test('nothing is near among nothing', () => expect(nearest('a', [])).toBeUndefined());
