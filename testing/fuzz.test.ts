import { describe, expect, test } from 'vitest';
import { refusal } from '#engine/contract.ts';
import { struck } from './damage.ts';
import { expectClean, fuzzGame } from './fuzz.ts';
import { pebbles } from './toy.ts';

fuzzGame(pebbles, [{}, { Sheet: 'long' }]);

describe('a fault is not clean', () => {
  const record = 'Game: pebbles\nPlayers: Ada\n\nroll S1\n1 leave\n';

  test('when its rule is unknown', () => {
    const game = { ...pebbles, readRoll: () => refusal('Z9', 'over') };
    expect(() => expectClean(record, game)).toThrow('Z9');
  });

  test('when it cannot be rendered', () => {
    const game = { ...pebbles, readRoll: () => refusal('K1', 'goal') };
    expect(() => expectClean(record, game)).toThrow('count');
  });

  test('when it is thrown', () => {
    const game = { ...pebbles, judge: () => 7 };
    expect(() => expectClean(record, game)).toThrow('not among its moves');
  });
});

test('blows change a text as they say', () => {
  const text = 'ab 12\ncd\n';
  const hit = (kind: Parameters<typeof struck>[1]['kind'], at: number, other = 0) =>
    struck(text, { kind, at, other }, ['x', 'y']);
  expect(hit('delete a character', 1)).toBe('a 12\ncd\n');
  expect(hit('insert a character', 2)).toBe('ab# 12\ncd\n');
  expect(hit('delete a line', 0)).toBe('cd\n');
  expect(hit('double a line', 1)).toBe('ab 12\ncd\ncd\n');
  expect(hit('swap two lines', 0, 1)).toBe('cd\nab 12\n');
  expect(hit('replace a word', 2, 1)).toBe('ab 12\ny\n');
  expect(hit('insert a word', 0)).toBe('ab x 12\ncd\n');
  expect(hit('change a number', 5, 3)).toBe('ab 7\ncd\n');
  expect(hit('insert a header', 0, 1)).toBe('x: y\nab 12\ncd\n');
  expect(hit('cut the text', 4)).toBe('ab 1');
});
