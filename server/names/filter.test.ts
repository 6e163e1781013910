import { describe, expect, test } from 'vitest';
import { isRude } from './filter.ts';
import list from './words.json' with { type: 'json' };

const LISTED = [list.anywhere, list.whole].flatMap(({ en, fr, de }) => [...en, ...fr, ...de]);

test.each(LISTED)('%s is refused, loud and with company', (word) => {
  for (const name of [word, word.toUpperCase(), `Max ${word}`, `${word} 99`, `${word}!`]) {
    expect(isRude(name), name).toBe(true);
  }
});

test.each([
  ['drawn out', 'fuuuuck'],
  ['drawn out, standing alone', 'asssss'],
  ['with accents', 'Sàlöpé'],
  ['with digits', 'sh1t'],
  ['with digits for every vowel', 'P0RN0'],
  ['with a one for an l', 's1ut'],
  ['with digits behind', 'ass123'],
  ['with stars', 'f*ck'],
  ['with stars, and not the first vowel', 'sh**t'],
  ['with an exclamation mark', 'd!ckhead'],
  ['letter by letter', 'S e X'],
  ['with dots', 'f.u.c.k'],
  ['with a hyphen', 'kick-ass'],
  ['with underscores', '_s_h_i_t_'],
  ['in two bits', 'fu ck'],
  ['with one letter apart', 'f uck'],
  ['across words', 'sieg heil'],
  ['across many words', 'nique ta mère'],
  ['in Cyrillic letters', 'ѕех'],
  ['in letters of mathematics', '𝔣𝔲𝔠𝔨'],
  ['in wide letters', 'ｓｌｕｔ'],
  ['with the sharp s', 'Scheiße'],
  ['inside a word', 'Motherfucker'],
  ['inside a German word', 'Oberarschloch'],
])('%s it is still seen: %s', (_, name) => {
  expect(isRude(name)).toBe(true);
});

describe('innocent', () => {
  // Dick, Fanny, Gay, Willy and Randy are names of people, and stay so.
  test.each([
    ...['Cassandra', 'Scunthorpe', 'Dick', 'Dickens', 'Fanny', 'Gay', 'Willy', 'Randy', 'Jude'],
    ...['Penistone', 'Hancock', 'Cockburn', 'Peacock', 'Essex', 'Sexton', 'Grapes', 'Therapist'],
    ...['Ignazio', 'Nazir', 'Harshit', 'Akshita', 'Siriporn', 'Slutsky', 'Analyn', 'Assad'],
    ...['Dominique', 'Monique', 'Véronique', 'Marsch', 'Bitte', 'Conner', 'Con', 'Puteaux'],
    ...['Marc Unterberg', 'Ana L.', 'Nic U.', 'Hurley', 'Fuchs'],
    ...['Van Dyke', 'Depp', 'Schwanzer', 'Titus', 'Titouan', 'Babitch', 'Violette', 'Viola'],
    ...['Spastian', 'Nigel', 'Niger', 'Nguyen', 'Phuc', 'Max 455', 'Player 1', 'R2-D2', '007'],
    ...['Team 88', 'Oma', 'Tante Käthe', 'O’Brien', 'Jean-Luc', 'Zoë', 'Łukasz', 'Émilie'],
    ...['李小龙', 'Ольга', 'Ελένη', '🦊', 'Bob 🎲', 'Frostbite', 'Cumberland', 'Document', 'Mo'],
  ])('%s', (name) => {
    expect(isRude(name)).toBe(false);
  });
});
