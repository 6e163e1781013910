import { describe, expect, test } from 'vitest';
import { checkNames } from '#engine/setup.ts';
import { LONGEST_NAME, readName } from './read.ts';

test.each([
  ['Max', 'Max'],
  ['  Max \t', 'Max'],
  ['Max    Emma', 'Max Emma'],
  ['Zoe\u0308', 'Zoë'],
  ['O’Brien-Müller', 'O’Brien-Müller'],
  ['Oma (88)', 'Oma (88)'],
  ['Tom & Jerry', 'Tom & Jerry'],
  ['नेहा', 'नेहा'],
  ['אָבְרָהָם', 'אָבְרָהָם'],
  ['👩‍👩‍👧 🇫🇷 👍🏽', '👩‍👩‍👧 🇫🇷 👍🏽'],
  ['x'.repeat(LONGEST_NAME), 'x'.repeat(LONGEST_NAME)],
])('%j is kept as %j', (text, name) => {
  const read = readName(text);
  expect(read).toEqual({ name: name.normalize('NFC') });
  expect(checkNames([name])).toBeUndefined();
});

test.each(['', '   ', '\n\t'])('%j is empty', (text) => {
  expect(readName(text)).toEqual({ fault: 'empty' });
});

test('a name has at most 24 signs', () => {
  expect(readName('x'.repeat(LONGEST_NAME + 1))).toEqual({ fault: 'long' });
  expect(readName('🦊'.repeat(LONGEST_NAME))).toEqual({ name: '🦊'.repeat(LONGEST_NAME) });
});

describe('odd', () => {
  test.each([
    ['markup', '<b>Max</b>'],
    ['an open bracket', 'a<b'],
    ['an entity', '&lt;'],
    ['a quote', 'Max" x="'],
    ['a backtick', '`Max`'],
    ['braces', '{name}'],
    ['a link', 'http://x.y'],
    ['a comma, which separates names in a record', 'Max, Emma'],
    ['a hash, which begins a comment', 'Max #1'],
    ['a hash inside an emoji', 'Max #️⃣'],
    ['a line break', 'Max\nEmma'],
    ['a tab', 'Max\tEmma'],
    ['a null', 'Max\0'],
    ['the last control of ASCII', 'Max\u007F'],
    ['a control behind ASCII', 'Max\u0085x'],
    ['a line separator', 'Max\u2028x'],
    ['an override of direction', 'Max\u202Exam'],
    ['an isolate', 'Max\u2066xam'],
    ['a mark of direction', 'Max\u200Fx'],
    ['a space of no width', 'Ma\u200Bx'],
    ['a joiner outside an emoji', 'Ma\u200Dx'],
    ['a soft hyphen', 'Ma\u00ADx'],
    ['a filler that looks like nothing', '\u3164'],
    ['a blank of Braille', '\u2800'],
    ['an odd space', 'Max\u00A0Emma'],
    ['half a surrogate', 'Max\uD800'],
    ['a private sign', 'Max\uE000'],
    ['tags', 'Max\u{E0041}'],
    ['a mark at the beginning', '\u0301Max'],
    ['piled marks', 'Z̴̢̛͎a'],
    ['signs alone', '...'],
  ])('%s', (_, text) => {
    expect(readName(text)).toEqual({ fault: 'odd' });
  });
});

test.each(['Sh1t', '🖕🏽', '卐', 'Call 0171 1234567', 'Anna (host)'])(
  '%s is refused as rude',
  (name) => {
    expect(readName(name)).toEqual({ fault: 'rude' });
  },
);
