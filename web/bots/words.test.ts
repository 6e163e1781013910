import { beforeAll, expect, test, vi } from 'vitest';
import { figuresOf } from '#games/figures.ts';
import { loadLanguage, spoken } from '../app/language.ts';
import { levelDetail, levelName, measuredOf } from './words.ts';

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
  expect(measuredOf('pebbles', 'strong')).toBeUndefined();
  expect(levelDetail('pebbles', 'strong')).toBe('Thinks ahead, and forgives little.');
  expect(levelDetail('pebbles', 'greedy')).toBeUndefined();
});

test('what was measured is told in plain words', () => {
  vi.mocked(figuresOf).mockReturnValue({
    novice: { wins: 99 },
    casual: { missions: 31.4 },
    strong: { wins: 73.6 },
  });
  expect(measuredOf('pebbles', 'strong')).toBe('Wins 74 of 100 against Casual.');
  expect(measuredOf('pebbles', 'casual')).toBe('Accomplishes 31 of 100 missions.');
  expect(measuredOf('pebbles', 'novice')).toBeUndefined();
  expect(levelDetail('pebbles', 'strong')).toMatch(/little\. Wins 74/);
});
