import { beforeAll, expect, test } from 'vitest';
import { spoken } from '../app/language.ts';
import { loadAllTexts } from '../app/testing/texts.ts';
import { lostAmounts, luckAmount } from './amount.ts';
import { lossOf } from './loss.ts';

beforeAll(() => loadAllTexts('en'));

const change = (mean: number, error: number) => {
  const [low, high] = [mean - 2 * error, mean + 2 * error];
  return { mean, error, low, high, isClear: low > 0 || high < 0 };
};
const clear = { score: change(-3.42, 0.5), win: change(-0.118, 0.02) };
const noise = { score: change(-3.42, 4), win: change(-0.118, 0.2) };

test('luck is in points, and for a team in the chance of its mission', () => {
  expect(luckAmount('points', clear)).toBe('−3.4');
  expect(luckAmount('win', clear)).toBe('−3.4');
  expect(luckAmount('mission', clear)).toBe('−12% chance of completing the mission');
});

/** Decisions that lost so much. */
const lossIn = (...leads: readonly (typeof clear)[]) =>
  lossOf(leads.map((lead) => ({ isLost: true, lead })));

test('nothing is shown that could be chance', () => {
  for (const counted of ['points', 'win', 'mission'] as const) {
    expect(luckAmount(counted, noise)).toBeUndefined();
    const lost = lossIn({ score: change(3, 4), win: change(0.1, 0.2) });
    expect(lostAmounts(counted, lost)).toEqual([]);
  }
});

test('nothing is shown that would round to zero', () => {
  const little = { score: change(0.04, 0.001), win: change(0.004, 0.0001) };
  for (const counted of ['points', 'win', 'mission'] as const) {
    expect(luckAmount(counted, little)).toBeUndefined();
    expect(lostAmounts(counted, lossIn(little))).toEqual([]);
  }
  const points = lossIn({ ...little, score: change(8.7, 0.5) });
  expect(lostAmounts('win', points)).toEqual(['−8.7']);
});

const lead = { score: change(3.42, 0.5), win: change(0.118, 0.02) };

test('a loss is in points and, if that is significant, in chance', () => {
  expect(lostAmounts('points', lossIn(lead))).toEqual(['−3.4']);
  expect(lostAmounts('win', lossIn(lead))).toEqual(['−3.4', '−12% chance of winning']);
  expect(lostAmounts('mission', lossIn(lead))).toEqual(['−12% chance of completing the mission']);
  // Giving up points to win the match loses none of them.
  const given = lossIn({ ...lead, score: change(-2, 0.1) });
  expect(lostAmounts('win', given)).toEqual(['−12% chance of winning']);
});

test('two decisions are summed from what was shown of each', () => {
  expect(lostAmounts('win', lossIn(lead, lead))).toEqual(['−6.8', '−24% chance of winning']);
  // 1.24 and 1.24 are shown as 1.2 each, so together they are not 2.5.
  const small = { score: change(1.24, 0.1), win: change(0, 0) };
  expect(lossIn(small, small).points).toBe(2.4);
});

test.each([
  ['de', '−12\u202f% Gewinnchance'],
  ['fr', '−12\u202f% de chances de gagner'],
] as const)('in %s a lost chance is called one', async (language, words) => {
  await loadAllTexts(language);
  spoken.value = language;
  const told = lostAmounts('win', lossIn(lead)).at(-1);
  spoken.value = undefined;
  expect(told).toBe(words);
});
