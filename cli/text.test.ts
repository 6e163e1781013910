import { expect, test } from 'vitest';
import { clip, plain, width, wrap } from './text.ts';

test('wide letters take two columns', () => {
  expect([width('Ada'), width('日本'), width('🎲'), width('e\u0301')]).toEqual([3, 4, 2, 1]);
});

test('clip never exceeds the columns', () => {
  expect(clip('Ada', 3)).toBe('Ada');
  expect(clip('Adelaide', 4)).toBe('Ade…');
  expect(clip('日本語', 4)).toBe('日…');
});

test('wrap breaks at spaces and keeps long words whole', () => {
  expect(wrap('one two three', 7)).toEqual(['one two', 'three']);
  expect(wrap('incomprehensible', 5)).toEqual(['incomprehensible']);
});

test('plain takes away what moves a cursor or turns a line around', () => {
  expect(plain('a\x1b[2Jb\u202Ec\n\x9B\uD800')).toBe('a�[2Jb�c���');
});
