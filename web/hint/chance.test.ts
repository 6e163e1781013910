import { expect, test } from 'vitest';
import type { Idea } from '#bots/hint.ts';
import { chanceOf } from './chance.ts';

const idea = (move: number, win: number, beside?: Idea['beside']): Idea => ({
  ...{ move, text: String(move), win, score: 100 * win },
  ...(beside && { beside }),
});

const told = (ideas: readonly Idea[], nth = 0) => chanceOf(ideas[nth]!, ideas, 'win');

test('an idea that is told first is never said to be worse than another', () => {
  const words = 'chance to win after it; another idea looks as good';
  expect(told([idea(0, 0.44), idea(1, 0.69, 'alike')])).toEqual({ figure: '44%', words });
  expect(told([idea(0, 0.44), idea(1, 0.2, 'worse'), idea(2, 0.4, 'alike')])!.words).toBe(words);
  // Seen on fewer dice, its figure may be higher though it is worse on those that both have seen.
  expect(told([idea(0, 0.44), idea(1, 0.45, 'worse')])!.words).toBe(words);
});

test('the other figure is told where it is clearly lower', () => {
  const ideas = [idea(0, 0.44), idea(1, 0.2, 'worse')];
  expect(told(ideas)!.words).toBe('chance to win after it; 20% with another idea');
  expect(told(ideas, 1)).toEqual({
    figure: '20%',
    words: 'chance to win after it; 44% with another idea',
  });
});

test('as long as too few matches were played, nothing is said about others', () => {
  expect(told([idea(0, 0.44), idea(1, 0.69)])!.words).toBe('chance to win after it');
  expect(told([idea(0, 0.44), idea(1, 0.69)], 1)!.words).toBe('chance to win after it');
  expect(chanceOf({ move: 0, text: '0' }, [], 'points')).toBeUndefined();
});

test('few matches that ended alike do not make a chance of all or none', () => {
  const all = { ...idea(0, 1), within: [0.72, 1] as const };
  const none = { ...idea(1, 0, 'worse'), within: [0, 0.28] as const };
  expect(told([all, none])).toEqual({
    figure: 'over 72%',
    words: 'chance to win after it',
  });
  const some = { ...idea(0, 0.5), within: [0.3, 0.7] as const };
  expect(told([some, none])!.words).toBe('chance to win after it; under 28% with another idea');
  expect(told([{ ...idea(0, 1), within: [0.997, 1] }])!.figure).toBe('100%');
});

test('who plays alone is told points', () => {
  const ideas = [idea(0, 0.44), idea(1, 0.2, 'worse')];
  expect(chanceOf(ideas[0]!, ideas, 'points')).toEqual({
    figure: '44',
    words: 'points at the end, or about; 20 with another idea',
  });
});
