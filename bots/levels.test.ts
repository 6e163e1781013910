import { expect, test } from 'vitest';
import { botOf, isLevel, LEVELS, levelsOf, standInOf, strongestOf } from './levels.ts';

const ALL = ['random', 'greedy', ...LEVELS];
const SOME = ['random', 'greedy', 'novice', 'strong'];
const NONE = ['random', 'greedy'];

test('people choose among the levels that a game has, the weakest first', () => {
  expect(levelsOf(ALL)).toEqual(LEVELS);
  expect(levelsOf(['strong', 'greedy', 'novice'])).toEqual(['novice', 'strong']);
});

test('a game without levels has its strongest bot', () => {
  expect(levelsOf(NONE)).toEqual(['greedy']);
  expect(standInOf(NONE)).toBe('greedy');
  expect(botOf(NONE, 'strong')).toBe('greedy');
});

test('a stand-in is an expert, who never keeps people waiting', () => {
  expect(standInOf(ALL)).toBe('expert');
  expect(standInOf(SOME)).toBe('strong');
  expect(strongestOf(ALL)).toBe('master');
});

test('a bot that is named is the one that plays, also one of before there were levels', () => {
  expect(botOf(ALL, 'novice')).toBe('novice');
  expect(botOf(ALL, 'greedy')).toBe('greedy');
});

test('without a name, or by one that nobody has, it is the usual one', () => {
  expect(botOf(ALL, undefined)).toBe('strong');
  expect(botOf(ALL, 'toString')).toBe('strong');
  expect(botOf(['random', 'casual'], undefined)).toBe('casual');
});

test('only the five are levels', () => {
  expect(ALL.filter(isLevel)).toEqual(LEVELS);
});
