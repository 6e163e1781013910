import { beforeAll, expect, test, vi } from 'vitest';
import { figuresOf } from '#games/figures.ts';
import { loadLanguage, spoken } from '../app/language.ts';
import { levelDetail, levelLabel, levelName } from './words.ts';

vi.mock('#games/figures.ts', () => ({ figuresOf: vi.fn(() => ({})) }));

beforeAll(async () => {
  await loadLanguage('en');
  await loadLanguage('de');
});

test('levels have names in the language of whoever reads them', () => {
  expect(levelName('strong')).toBe('Strong');
  spoken.value = 'de';
  expect(levelName('strong')).toBe('Stark');
  spoken.value = undefined;
});

test('bots of before there were levels have names too, and those of a newer server their own', () => {
  expect(levelName('greedy')).toBe('Hasty');
  expect(levelName('grandmaster')).toBe('grandmaster');
});

test('as long as nothing was measured only the temper is told', () => {
  const temper = 'Knows nearly what the expert knows, with slips.';
  expect(levelLabel('pebbles', 'strong', 2)).toBe(temper);
  expect(levelDetail('pebbles', 'strong', 2)).toBe(temper);
  expect(levelDetail('pebbles', 'greedy', 2)).toBeUndefined();
});

test('what was measured is told in plain words, and only where it holds', () => {
  vi.mocked(figuresOf).mockReturnValue({
    novice: { points: 8.1 },
    strong: { wins: 73.6, points: 22.5 },
  });
  const novice = 'Still learning: crosses whatever looks nice.';
  expect(levelLabel('pebbles', 'novice', 1)).toBe('Alone: scores 8 points on average.');
  expect(levelLabel('pebbles', 'novice', 2)).toBe(novice);
  expect(levelDetail('pebbles', 'novice', 4)).toBe(novice);
  expect(levelLabel('pebbles', 'strong', 1)).toBe('Alone: scores 23 points on average.');
  expect(levelLabel('pebbles', 'strong', 2)).toBe('Wins 74 of 100 against Casual.');
  expect(levelLabel('pebbles', 'strong', 3)).toBe('For two: wins 74 of 100 against Casual.');
  expect(levelDetail('pebbles', 'strong', 2)).toMatch(/slips\. Wins 74/);
});

test('a team has missions, however many it is', () => {
  vi.mocked(figuresOf).mockReturnValue({ casual: { missions: 31.4 } });
  for (const seats of [1, 2, 5]) {
    expect(levelLabel('pebbles', 'casual', seats)).toBe('Accomplishes 31 of 100 missions.');
  }
});
