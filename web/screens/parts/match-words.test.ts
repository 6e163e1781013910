import { beforeAll, expect, test } from 'vitest';
import { isOver, played, rolling } from '#testing/browser/played.ts';
import { loadAllTexts } from '../../app/testing/texts.ts';
import { summaryOf } from '../../store/summary.ts';
import { detailOf, titleOf } from './match-words.ts';

beforeAll(() => loadAllTexts('en'));

test('a match alone is called so once', async () => {
  const match = await played({ id: 'alone', game: 'encore-plus', seats: 1, until: isOver });
  expect(titleOf(match)).toBe('Encore et Encore!, solo');
  expect(detailOf({ ...summaryOf(match), changed: Date.now() })).toBe('today');
});

test('the progress of a match is described, solo too', async () => {
  const match = await played({ id: 'alone', game: 'encore', seats: 1, until: rolling(3) });
  expect(detailOf({ ...summaryOf(match), changed: Date.now() })).toMatch(/^today · .*\d/);
});
