import { expect, test } from 'vitest';
import { isQuoted } from './quotes.ts';

test('a message is quoted with any arguments, but as a whole', () => {
  const message = '{box} costs {count, plural, one {# mark {x}} other {# marks}}. (Really?)';
  expect(isQuoted('K1.costs', message, 'said\nR5 costs 2 marks. (Really?)\nmore')).toBe(true);
  expect(isQuoted('K1.costs', message, 'R5 costs 2 marks.\n(Really?)')).toBe(false);
});

test('a key counts by its name too, and numbered keys by their beginning', () => {
  expect(isQuoted('K1.costs', 'Much.', 'K1.costs')).toBe(true);
  expect(isQuoted('K1.rank12', 'Well.', ['K1.rank', '{rank}'].join('$'))).toBe(true);
  expect(isQuoted('K1.rank12', 'Well.', 'K1.rank1')).toBe(false);
});
