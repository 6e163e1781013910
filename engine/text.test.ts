import { describe, expect, test } from 'vitest';
import type { Language, Note, Texts } from './contract.ts';
import { sentence, speaker } from './text.ts';

const PLAYERS = ['Max', 'Emma', 'Laura'];

function say(
  message: string,
  args: Note['args'] = {},
  terms: Texts = {},
  language?: Language,
): string {
  return sentence(
    { rule: 'R1', key: 'key', args },
    { ...terms, 'R1.key': message },
    PLAYERS,
    language,
  );
}

describe('a sentence', () => {
  test('is the text as it stands when it takes no arguments', () => {
    expect(say('The match is over.')).toBe('The match is over.');
  });

  test('has its arguments put in, each as often as it is named', () => {
    expect(say('{box}, {count}, {box}', { box: 'R5', count: 3 })).toBe('R5, 3, R5');
  });

  test('shows 0 and the empty word like any other', () => {
    expect(say('[{count}] [{word}]', { count: 0, word: '' })).toBe('[0] []');
  });

  test('prints numbers as its language does, with a true minus', () => {
    expect(say('{total}: {total, plural, one {# point} other {# points}}', { total: -5 })).toBe(
      '−5: −5 points',
    );
    expect(say('{speed}×', { speed: 0.5 }, {}, 'de')).toBe('0,5×');
    expect(say('{year}, {word}', { year: 2026, word: '-x' }, {}, 'fr')).toBe('2026, -x');
    expect(say('{points}', { points: 1234.5 }, {}, 'de')).toBe('1234,5');
  });

  test('joins lists', () => {
    expect(say('{sums}', { sums: [4] })).toBe('4');
    expect(say('{sums}', { sums: [4, 7] })).toBe('4 and 7');
    expect(say('{words}', { words: ['a', 'b', 'c'] })).toBe('a, b and c');
  });

  test.each(['en', 'fr', 'de'] as const)('joins and counts in %s as people do', (language) => {
    const locale = language === 'en' ? 'en-GB' : language;
    const lists = new Intl.ListFormat(locale);
    const plurals = new Intl.PluralRules(locale);
    for (const words of [[], ['a'], ['a', 'b'], ['a', 'b', 'c'], ['a', 'b', 'c', 'd']]) {
      expect(say('{words}', { words }, {}, language)).toBe(lists.format(words));
    }
    for (const count of [-2, -1.5, -1, -0.5, 0, 0.5, 1, 1.5, 2, 2.5, 10, 21, 101]) {
      const message = '{count, plural, one {one} other {other}}';
      expect(say(message, { count }, {}, language)).toBe(plurals.select(count));
    }
  });

  test('calls seats by the names of their players', () => {
    expect(say('{seat} beats {seats}', { seat: 2, seats: [0, 1] })).toBe(
      'Laura beats Max and Emma',
    );
  });

  test('counts a seat without a player from one', () => {
    expect(say('{seat}', { seat: 8 })).toBe('#9');
  });

  test('looks terms up, one by one, and shows what has none as it is', () => {
    const terms = { 'colour.R': 'red', 'colour.Y': 'yellow' };
    expect(say('{colour, term}', { colour: ['R', 'Y'] }, terms)).toBe('red and yellow');
    expect(say('{colour, term}', { colour: 'Q' }, terms)).toBe('Q');
  });

  test('takes the form of a term that it asks for', () => {
    const terms = { 'colour.G': 'vert', 'colour.box.G': 'verte', 'colour.boxes.G': 'vertes' };
    const forms = '{colour, term}, {colour, term, box}, {colour, term, boxes}';
    expect(say(forms, { colour: 'G' }, terms)).toBe('vert, verte, vertes');
  });

  test('chooses a plural by exact number, then by category, then other', () => {
    const dice = '{count, plural, =0 {no dice} one {# die} other {# dice of {total}}}';
    expect(say(dice, { count: 0, total: 6 })).toBe('no dice');
    expect(say(dice, { count: 1, total: 6 })).toBe('1 die');
    expect(say(dice, { count: 2, total: 6 })).toBe('2 dice of 6');
  });

  test('takes the branch for all where no other fits, and says nothing without one', () => {
    expect(say('{count, plural, other {# of them}}', { count: 1 })).toBe('1 of them');
    expect(say('Done{count, plural, =0 {, nothing left}}.', { count: 0 })).toBe(
      'Done, nothing left.',
    );
    expect(say('Done{count, plural, =0 {, nothing left}}.', { count: 1 })).toBe('Done.');
  });

  test('may have commas in its branches and spaces within its braces', () => {
    const message = '{ count , plural , one {one, alone} other {two, or more} }';
    expect([1, 2].map((count) => say(message, { count }))).toEqual(['one, alone', 'two, or more']);
  });

  test('follows the plurals of its language', () => {
    const points = '{count, plural, one {one} other {other}}';
    const forms = (language: Language) =>
      [-1, 0, 1, 2].map((count) => say(points, { count }, {}, language));
    expect(forms('en')).toEqual(['one', 'other', 'one', 'other']);
    expect(forms('fr')).toEqual(['one', 'one', 'one', 'other']);
    expect(forms('de')).toEqual(['one', 'other', 'one', 'other']);
  });

  test('follows the lists of its language', () => {
    const words = ['a', 'b', 'c'];
    expect(say('{words}', { words }, {}, 'fr')).toBe('a, b et c');
    expect(say('{words}', { words }, {}, 'de')).toBe('a, b und c');
  });

  test('does not read braces and signs that come in as arguments', () => {
    expect(say('“{word}”', { word: '{count} #' })).toBe('“{count} #”');
  });
});

describe('a broken text fails loudly', () => {
  test('when there is none', () => {
    const note = { rule: 'R1', key: 'other', args: {} };
    expect(() => sentence(note, {}, PLAYERS)).toThrow('R1.other');
  });

  test('when an argument is missing', () => {
    expect(() => say('{box} and {last}', { box: 'R5' })).toThrow('last');
  });

  test('when a brace is not closed', () => {
    expect(() => say('{count, plural, one {#}', { count: 1 })).toThrow('brace');
  });
});

test('a count that is no number is an error, and a negative zero is none', () => {
  const say = speaker({ points: '{points, plural, one {# pt} other {# pts}}' }, [], 'en');
  expect(() => say('points', { points: '−4' })).toThrow('needs a number');
  expect([say('points', { points: -4 }), say('points', { points: -0 })]).toEqual([
    '−4 pts',
    '0 pts',
  ]);
});
