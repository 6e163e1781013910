import { expect, test } from 'vitest';
import { shortNames } from './short-names.ts';

test('short names stay, long ones are cut', () => {
  expect(shortNames(['Anna', 'Leonard', 'Bartholomew'], 6)).toEqual(['Anna', 'Leonard', 'Bartho…']);
});

test('names that begin alike show in what they differ', () => {
  expect(shortNames(['strong 1', 'strong 2'], 6)).toEqual(['str…1', 'str…2']);
  expect(shortNames(['Spieler 1', 'Spieler 12', 'Spielerin'], 6)).toEqual([
    'Spiele…',
    'Spi…2',
    'Spi…in',
  ]);
  expect(shortNames(['strong bot', 'strong bot 2'], 6)).toEqual(['strong…', 'str…2']);
});

test('letters of more than one code unit are not torn apart', () => {
  expect(shortNames(['🦊🦊🦊🦊🦊🦊🦊🦊'], 6)).toEqual(['🦊🦊🦊🦊🦊🦊…']);
});
