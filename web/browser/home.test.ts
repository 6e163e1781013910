import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { visit, visitScreen } from '#testing/browser/app.ts';
import { fought } from '#testing/browser/fought.ts';
import { kept, keptMatch, put, whenOpen } from '#testing/browser/kept.ts';
import { resize } from '#testing/browser/looks.ts';
import { isOver, played } from '#testing/browser/played.ts';

const SIZES = [
  { width: 360, height: 640 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 1440, height: 900 },
];

describe('the first five minutes', () => {
  test('the first screen says what it is, and shows all games and one button', async () => {
    const page = await visit({ size: SIZES[0]! });
    await expect.poll(() => page.title()).toBe('A few dice, one sheet · Dicepad');
    const games = page.getByRole('region', { name: 'Choose a game' });
    for (const size of SIZES) {
      await resize(page, size);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(wide, `${size.width} wide`).toBe(size.width);
      expect(await games.getByRole('button').count()).toBe(5);
      for (const each of [...(await games.getByRole('button').all()), playNow(page)])
        expect(await isWhole(each), `${size.width} wide`).toBe(true);
    }
  });

  test('what waits is seen at once, also on the smallest phone', async () => {
    const page = await visitScreen('home-one', { size: SIZES[0]!, language: 'fr' });
    expect(await isWhole(page.getByRole('link', { name: /^Continuer/ }))).toBe(true);
  });

  test('one tap starts a match against somebody gentle, who was announced', async () => {
    const page = await visit();
    await page.getByRole('button', { name: /^Qwixx/ }).click();
    await playNow(page).getByText('Against Pip, who goes easy on you · 15 minutes').waitFor();
    await playNow(page).click();
    await page.locator('.table').waitFor();
    const [match] = await kept(page);
    expect(match).toMatchObject({ game: 'qwixx', players: ['Lea', 'Pip'] });
    expect(match!.chairs[1]).toMatchObject({ kind: 'bot', level: 'novice' });
  });

  test('every door leads somewhere', async () => {
    const page = await visit();
    const links = page.locator('.home a');
    await page.getByRole('link', { name: 'Import games from a file' }).waitFor();
    const paths = await links.evaluateAll((all) =>
      all.map((link) => (link as HTMLAnchorElement).pathname),
    );
    expect(paths).toEqual([
      '/learn/encore',
      '/new/encore/pass',
      '/new/encore/online',
      '/new/encore/solo',
      '/new/encore/bots',
      '/learn/encore/puzzles',
      '/matches',
      '/household',
      '/new/encore/real',
      '/join',
      '/tables',
      '/privacy',
    ]);
    for (const path of paths) {
      await page.goto(path);
      await page.locator('h1').first().waitFor();
      expect(await page.getByText('No such page').count(), path).toBe(0);
    }
  });
});

describe('after two clear results', () => {
  test('the start page offers a stronger bot, and the button says what came of it', async () => {
    const page = await visit();
    await fight(page, 'won', [40, 10]);
    await page.goto('/');
    const offer = page.getByRole('region', { name: 'Two clear wins!' });
    await offer.getByRole('button', { name: 'Yes, harder' }).click();
    await page.getByText('Pip plays harder from now on.').waitFor();
    await playNow(page).getByText('Against Pip, who plays for fun · 20 minutes').waitFor();
    expect(await page.locator(':focus').innerText()).toBe('Pip plays harder from now on.');
    await playNow(page).click();
    await page.locator('.table').waitFor();
    const match = (await kept(page)).find(({ result }) => !result)!;
    expect(match.chairs[1]).toMatchObject({ level: 'casual' });
  });

  test('an offer that is declined does not come back for the same matches', async () => {
    const page = await visit();
    await fight(page, 'won', [40, 10]);
    await page.goto('/');
    await page.getByRole('button', { name: 'Not now' }).click();
    await page.getByText('Pip plays on as before.').waitFor();
    await page.reload();
    await page.locator('.home-recent').waitFor();
    await page.waitForLoadState('networkidle');
    expect(await page.locator('.level-offer').count()).toBe(0);
    await playNow(page).getByText('who goes easy on you').waitFor();
  });

  test('the result page offers a gentler one, and plays again with it', async () => {
    const page = await visit();
    await fight(page, 'lost', [10, 40], 'strong');
    await page.evaluate(() => localStorage.setItem('dicepad.level.encore', '"strong"'));
    await page.goto('/match/lost-1/end');
    await page.locator('.end-actions').waitFor();
    await page.goto('/match/lost-2/end');
    await page.getByRole('button', { name: 'Again, easier' }).click();
    await page.waitForURL(/\/match\/(?!lost)/);
    const { players, chairs } = await keptMatch(page, new URL(page.url()).pathname.split('/')[2]!);
    expect(players).toEqual(['Lea', 'Pip']);
    expect(chairs.map(({ level }) => level)).toEqual([undefined, 'casual']);
  });

  test('the end of an older match offers nothing', async () => {
    const page = await visit();
    await fight(page, 'won', [40, 10]);
    await page.goto('/match/won-2/end');
    await page.locator('.level-offer').waitFor();
    await page.goto('/match/won-1/end');
    await page.locator('.end-actions').waitFor();
    await page.waitForLoadState('networkidle');
    expect(await page.locator('.level-offer').count()).toBe(0);
  });
});

function playNow(page: Page) {
  return page.locator('.home-play-now');
}

/** Whether all of it is within the window, without scrolling. */
function isWhole(of: ReturnType<Page['locator']>): Promise<boolean> {
  return of.evaluate((element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    return left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
  });
}

/** Two finished matches of Encore! against Pip, with these results. */
async function fight(
  page: Page,
  id: string,
  totals: readonly number[],
  level = 'novice',
): Promise<void> {
  await whenOpen(page);
  for (const number of [1, 2]) {
    const match = await played({ id: `${id}-${number}`, game: 'encore', seats: 2, until: isOver });
    await put(page, 'matches', fought(match, totals, level, match.created + number));
  }
}
