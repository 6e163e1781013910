import { afterEach, describe, expect, test } from 'vitest';
import type { Idea } from '#bots/hint.ts';
import { spoken } from '../app/language.ts';
import { loadAllTexts } from '../app/testing/texts.ts';
import { chanceOf } from './chance.ts';

const idea = (move: number, win: number, beside?: Idea['beside']): Idea => ({
  ...{ move, text: String(move), win, score: 100 * win },
  ...(beside && { beside }),
});

const told = (ideas: readonly Idea[], nth = 0) => chanceOf(ideas[nth]!, ideas, 'win');

await loadAllTexts('en');
afterEach(() => {
  spoken.value = undefined;
});

test('the first idea is never called worse than another', () => {
  const words = 'chance of winning; another idea looks just as good';
  expect(told([idea(0, 0.44), idea(1, 0.69, 'alike')])).toEqual({ figure: '44%', words });
  expect(told([idea(0, 0.44), idea(1, 0.2, 'worse'), idea(2, 0.4, 'alike')])!.words).toBe(words);
  // Seen on fewer dice, its figure may be higher though it is worse on those that both have seen.
  expect(told([idea(0, 0.44), idea(1, 0.45, 'worse')])!.words).toBe(words);
});

test('the other figure is shown if it is clearly lower', () => {
  const ideas = [idea(0, 0.44), idea(1, 0.2, 'worse')];
  expect(told(ideas)!.words).toBe('chance of winning; 20% with another idea');
  expect(told(ideas, 1)).toEqual({
    figure: '20%',
    words: 'chance of winning; 44% with another idea',
  });
});

test('as long as too few matches were played, nothing is said about others', () => {
  expect(told([idea(0, 0.44), idea(1, 0.69)])!.words).toBe('chance of winning');
  expect(told([idea(0, 0.44), idea(1, 0.69)], 1)!.words).toBe('chance of winning');
  expect(chanceOf({ move: 0, text: '0' }, [], 'points')).toBeUndefined();
});

test('few matches that ended alike do not make a chance of all or none', () => {
  const all = { ...idea(0, 1), within: [0.72, 1] as const };
  const none = { ...idea(1, 0, 'worse'), within: [0, 0.15] as const };
  expect(told([all, none])).toEqual({
    figure: 'over 72%',
    words: 'chance of winning; another idea is clearly worse',
  });
  const some = { ...idea(0, 0.5), within: [0.42, 0.58] as const };
  expect(told([some, none])!.words).toBe('chance of winning; under 15% with another idea');
  expect(told([{ ...idea(0, 1), within: [0.997, 1] }])!.figure).toBe('100%');
});

describe('a chance that is not known', () => {
  const first = { ...idea(0, 0.65), within: [0.56, 0.74] as const };
  const dropped = { ...idea(1, 0.3, 'worse'), within: [0.08, 0.52] as const };

  test('has no figure in a comparison: it only says which is better', () => {
    expect(told([first, dropped])).toEqual({
      figure: '65%',
      words: 'chance of winning; another idea is clearly worse',
    });
    const better = 'chance of winning; another idea is clearly better';
    const vague = { ...first, within: [0.5, 0.8] as const };
    const known = { ...dropped, within: [0.25, 0.35] as const };
    expect(told([vague, known], 1)).toEqual({ figure: '30%', words: better });
    expect(told([first, dropped], 1)!.words).toBe(better);
    expect(told([first, known], 1)!.words).toBe('chance of winning; 65% with another idea');
  });

  test('is a range, or a bound', () => {
    const figureOf = (win: number, within: readonly [number, number]) =>
      told([first, { ...dropped, win, within }], 1)!.figure;
    expect(figureOf(0.3, [0.08, 0.52])).toBe('8–52%');
    expect(figureOf(0.09, [0, 0.46])).toBe('under 46%');
    expect(figureOf(0.6, [0.45, 1])).toBe('over 45%');
    expect(figureOf(0.4, [0, 1])).toBe('0–100%');
    expect(figureOf(0.3, [0.21, 0.4])).toBe('30%');
  });

  test.each([
    [
      'fr',
      'de chances de gagner\u202f; une autre idée est nettement moins bonne',
      'de chances de gagner\u202f; une autre idée est nettement meilleure',
    ],
    [
      'de',
      'Gewinnchance; eine andere Idee ist deutlich schlechter',
      'Gewinnchance; eine andere Idee ist deutlich besser',
    ],
  ] as const)('is worded so in %s, too', async (language, worse, better) => {
    await loadAllTexts(language);
    spoken.value = language;
    const vague = { ...first, within: [0.5, 0.8] as const };
    expect(told([vague, dropped])).toEqual({ figure: '50–80\u202f%', words: worse });
    expect(told([vague, dropped], 1)).toEqual({ figure: '8–52\u202f%', words: better });
  });
});

test('all against none is told; where both are the same, nothing is compared', () => {
  const [won, lost] = [idea(0, 1), idea(1, 0, 'worse')];
  expect(told([won, lost])).toEqual({
    figure: '100%',
    words: 'chance of winning; 0% with another idea',
  });
  expect(told([won, lost], 1)!.words).toBe('chance of winning; 100% with another idea');
  for (const win of [0, 1]) {
    expect(told([idea(0, win), idea(1, win, 'worse')])!.words).toBe('chance of winning');
  }
});

test('a solo game has points', () => {
  const ideas = [idea(0, 0.44), idea(1, 0.2, 'worse')];
  expect(chanceOf(ideas[0]!, ideas, 'points')).toEqual({
    figure: '44',
    words: 'points at the end, roughly; 20 with another idea',
  });
});
