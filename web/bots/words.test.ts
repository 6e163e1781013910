import { beforeAll, expect, test, vi } from 'vitest';
import { figuresOf } from '#games/figures.ts';
import { spoken } from '../app/language.ts';
import { loadAllTexts } from '../app/testing/texts.ts';
import { levelDetail, levelLabel, levelName } from './words.ts';

vi.mock('#games/figures.ts', () => ({ figuresOf: vi.fn(() => ({})) }));

const at = (seats: number, options = {}) => ({ game: 'pebbles', seats, options });

beforeAll(async () => {
  await loadAllTexts('en');
  await loadAllTexts('de');
});

test('levels have names in the reader’s language', () => {
  expect(levelName('strong')).toBe('Strong');
  spoken.value = 'de';
  expect(levelName('strong')).toBe('Stark');
  spoken.value = undefined;
});

test('bots of before there were levels have names too, and those of a newer server their own', () => {
  expect(levelName('greedy')).toBe('Hasty');
  expect(levelName('grandmaster')).toBe('grandmaster');
});

test('without a measurement only the temper is shown', () => {
  const temper = 'Almost as good as the expert, with the odd slip.';
  expect(levelLabel(at(2), 'strong')).toBe(temper);
  expect(levelDetail(at(2), 'strong')).toBe(temper);
  expect(levelDetail(at(2), 'greedy')).toBeUndefined();
});

test('measurements are in plain words, and only where they hold', () => {
  vi.mocked(figuresOf).mockReturnValue({
    novice: { points: 8.1 },
    strong: { wins: 73.6, points: 22.5 },
  });
  const novice = 'Still learning: crosses off whatever looks nice.';
  expect(levelLabel(at(1), 'novice')).toBe('Solo: scores 8 points on average.');
  expect(levelLabel(at(2), 'novice')).toBe(novice);
  expect(levelDetail(at(4), 'novice')).toBe(novice);
  expect(levelLabel(at(1), 'strong')).toBe('Solo: scores 23 points on average.');
  expect(levelLabel(at(2), 'strong')).toBe('Wins 74 of 100 games against “Casual”.');
  expect(levelLabel(at(3), 'strong')).toBe('One on one: wins 74 of 100 games against “Casual”.');
  expect(levelDetail(at(2), 'strong')).toMatch(/slip\. Wins 74/);
});

test('a team has missions, however many it is', () => {
  vi.mocked(figuresOf).mockReturnValue({ casual: { missions: 31.4 } });
  for (const seats of [1, 2, 5]) {
    expect(levelLabel(at(seats), 'casual')).toBe('Pulls off 31 of 100 missions.');
  }
});

test('the chosen mission has its own figure, and never more than is known', () => {
  vi.mocked(figuresOf).mockReturnValue({ strong: { missions: 30, byMission: [9, 53, 100, 0] } });
  const told = (Mission?: string) => levelLabel(at(2, Mission && { Mission }), 'strong');
  expect(told()).toBe('Pulls off 30 of 100 missions.');
  expect(told('1')).toBe('Pulls off this mission in 9 of 100 games.');
  expect(told('2')).toBe('Pulls off this mission in 53 of 100 games.');
  expect(told('3')).toBe('Nearly always pulls off this mission.');
  expect(told('4')).toBe('Hardly ever pulls off this mission.');
  expect(told('7')).toBe('Pulls off 30 of 100 missions.');
});
