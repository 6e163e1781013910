import { expect, test } from 'vitest';
import { visit, visitScreen } from '#testing/browser/app.ts';
import { keptMatch, put, whenOpen } from '#testing/browser/kept.ts';
import { isOver, played } from '#testing/browser/played.ts';

test('six at a table: who won is named, stands next to oneself, and all of it is seen', async () => {
  const page = await visitScreen('end-many', {});
  const { players, result } = await keptMatch(page, 'many');
  const [winner] = result!.winners;
  expect(result!.winners).toHaveLength(1);
  expect(winner).not.toBe(0);
  const { totals } = result!;
  const heading = page.getByRole('heading', { level: 1 });
  expect(await heading.textContent()).toBe(
    `${players[winner!]} wins, ${totals[winner!]} to your ${totals[0]}`,
  );
  const score = page.getByRole('region', { name: 'Score' });
  const names = await score.locator('.score-name').allTextContents();
  expect(names.slice(0, 2)).toEqual([players[0], players[winner!]]);
  expect(names.toSorted()).toEqual(players.toSorted());
  const row = score.getByRole('row', { name: /^Total/ }).getByRole('cell');
  expect((await row.allTextContents()).slice(0, 2).map(Number)).toEqual([
    totals[0],
    totals[winner!],
  ]);
  expect(await score.evaluate((region) => region.scrollWidth - region.clientWidth)).toBe(0);
});

test('coming to a table that is over is announced once', async () => {
  const page = await visit();
  await whenOpen(page);
  await put(page, 'matches', await played({ id: 'over', game: 'choice', until: isOver }));
  await page.goto('/match/over');
  await page.getByRole('button', { name: 'See the score' }).waitFor();
  const spoken = page.locator('[aria-live="polite"] p');
  await expect.poll(() => spoken.allTextContents()).toEqual(['The game is over.']);
});

test.each(['encore', 'qwixx', 'choice'])(
  'small maps of %s show every cross as a cross',
  async (game) => {
    const page = await visit();
    await whenOpen(page);
    await put(page, 'matches', await played({ id: 'maps', game, seats: 2, until: isOver }));
    await page.goto('/match/maps/end');
    const crosses = page.locator('.end-sheets .crosses').first();
    await crosses.waitFor();
    // Two strokes for each box that is pale, and one pen for all of them.
    const strokes = ((await crosses.getAttribute('d')) ?? '').match(/M/g)?.length;
    const pale = await page
      .locator('.end-sheets button')
      .first()
      .evaluate((map) => {
        const runs = [...map.querySelectorAll('.done')].flatMap((path) =>
          [...path.getAttribute('d')!.matchAll(/h(\d+)/g)].map(([, run]) => Number(run)),
        );
        return runs.reduce((sum, run) => sum + run, map.querySelectorAll('.crossed').length);
      });
    expect(pale).toBeGreaterThan(5);
    expect(strokes).toBe(2 * pale);
  },
);
