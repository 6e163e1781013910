import { expect, test } from 'vitest';
import { foldLookAlikes } from './look-alikes.ts';

test.each([
  ['Anna', 'Аnna', 'a Cyrillic capital'],
  ['Anna', 'ANNA', 'capitals'],
  ['Anna', 'ᴀɴɴᴀ', 'small capitals'],
  ['Anna', 'Ａｎｎａ', 'wide letters'],
  ['Anna', '𝒜𝓃𝓃𝒶', 'letters of mathematics'],
  ['Hanna', 'Ηanna', 'a Greek capital, whose small letter looks like an n'],
  ['Peter', 'Рeter', 'a Cyrillic letter that sounds like an r'],
  ['Zoe', 'Zoë', 'a mark'],
  ['Zoë', 'Zoe\u0308', 'a mark that is written apart'],
  ['Strasse', 'Straße', 'a sharp s'],
  ['Lukasz', 'Łukasz', 'a crossed letter'],
  ['Heidi', 'НЕІDІ', 'many Cyrillic capitals'],
])('%s and %s look alike: %s', (one, other) => {
  expect(foldLookAlikes(other)).toBe(foldLookAlikes(one));
});

test.each([
  ['Anna', 'Anne'],
  ['Max', 'Max 2'],
  ['李', '王'],
  ['🦊', '🐻'],
  ['Юлия', 'Юлиан'],
])('%s and %s do not', (one, other) => {
  expect(foldLookAlikes(other)).not.toBe(foldLookAlikes(one));
});
