import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { newTab, visit } from '#testing/browser/app.ts';
import { box } from '#testing/browser/dice.ts';
import { keptPads, put, whenOpen } from '#testing/browser/kept.ts';
import { PAD_TAPS, padOf } from '#testing/browser/pad.ts';
import { played, rolling } from '#testing/browser/played.ts';
import { GAMES } from '#testing/browser/screens/moments.ts';
import { LONG } from '#testing/long.ts';
import type { SavedPad } from '../store/saved.ts';

const boxes = (page: Page) => page.locator('.table-sheet [data-mark]');

async function openPad(pad: SavedPad): Promise<Page> {
  const page = await visit();
  await whenOpen(page);
  await put(page, 'pads', pad);
  await page.goto('/pad/pad');
  await boxes(page).first().waitFor();
  return page;
}

/** What a pad shows: every box and button by its name and state, and all words. */
function shown(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const marks = [...document.querySelectorAll('.table-main [data-mark], .table-main button')];
    const states = marks.map((each) =>
      ['data-mark', 'aria-label', 'aria-pressed'].map((name) => each.getAttribute(name)).join(),
    );
    return [...states, document.querySelector('.pad')?.textContent ?? ''];
  });
}

const taps = async (page: Page): Promise<number> => (await keptPads(page))[0]!.taps.length;

test('just the sheet: taps cross, values can be gone, undo, and a reload loses nothing', async () => {
  const page = await visit({ path: '/new/encore/real' });
  await page.getByRole('radio', { name: /Just the sheet/ }).check();
  await page.getByRole('button', { name: 'Use this sheet' }).click();
  await page.waitForURL(/\/pad\//);
  for (let row = 1; row <= 7; row++) await box(page, `H${row}`).click();
  const total = page.locator('.pad-score');
  const first = await total.textContent();
  await page.getByRole('button', { name: 'Someone else filled column H first' }).click();
  const later = await total.textContent();
  expect(later).not.toBe(first);
  await expect.poll(() => taps(page)).toBe(8);
  await page.reload();
  await page
    .getByRole('button', { name: 'Someone else filled column H first', pressed: true })
    .waitFor();
  expect(await total.textContent()).toBe(later);
  await page.getByRole('button', { name: 'Undo' }).click();
  await page
    .getByRole('button', { name: 'Someone else filled column H first', pressed: false })
    .waitFor();
  expect(await total.textContent()).toBe(first);
  expect(first).toBe('1 pt 14 stars open −28');
  await page.getByRole('button', { name: 'Add up' }).click();
  // Eight jokers as well: the only place with the sum of everything.
  await page
    .getByRole('dialog')
    .locator('.pad-count > :last-child')
    .getByText('−19')
    .waitFor({ state: 'attached' });
  await page.goto('/matches');
  await page.getByText('Encore!, just the sheet').first().waitFor();
});

/** The short form asks some of the games one thing, and the others another. */
const inTurn = (turn: number) => GAMES.filter((_, nth) => LONG || nth % 2 === turn);

test.each(inTurn(0))('%s: what was tapped is there when the pad is opened again', async (game) => {
  const page = await openPad(padOf(game, { taps: PAD_TAPS[game] }));
  const filled = await shown(page);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => taps(page)).toBe(PAD_TAPS[game].length - 1);
  const undone = await shown(page);
  expect(undone).not.toEqual(filled);
  await page.close();
  const again = await newTab(page.context(), '/matches');
  await again.getByRole('link', { name: /just the sheet/ }).click();
  await boxes(again).first().waitFor();
  expect(await shown(again)).toEqual(undone);
  if (!LONG) return;
  for (let left = PAD_TAPS[game].length - 1; left > 0; left--) {
    await again.getByRole('button', { name: 'Undo' }).click();
  }
  await expect.poll(() => taps(again)).toBe(0);
  const blank = await openPad(padOf(game));
  expect(await shown(again)).toEqual(await shown(blank));
});

test('boxes that are tapped outlive a reload, and are undone', async () => {
  const page = await openPad(padOf('qwixx'));
  await boxes(page).nth(2).click();
  await boxes(page).nth(4).click();
  await expect.poll(() => taps(page)).toBe(2);
  const before = await shown(page);
  await page.reload();
  await boxes(page).first().waitFor();
  expect(await shown(page)).toEqual(before);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => taps(page)).toBe(1);
});

test('a pad is found again from the start page, along with a fresh one', async () => {
  const page = await visit({ path: '/new/qwixx/real' });
  const way = page.getByRole('radio', { name: /Just the sheet/ });
  const goOn = page.getByRole('link', { name: /^Continue last sheet/ });
  const fresh = page.getByRole('button', { name: 'Use this sheet' });
  await way.check();
  await fresh.waitFor();
  expect(await goOn.count()).toBe(0);
  await fresh.click();
  await page.waitForURL(/\/pad\//);
  const address = page.url();
  await boxes(page).nth(2).click();
  await expect.poll(() => taps(page)).toBe(1);
  await page.goto('/');
  const again = page.getByRole('link', { name: 'Continue Qwixx, just the sheet' });
  await again.waitFor();
  await page.getByRole('link', { name: 'All your games' }).waitFor();
  await again.click();
  await page.waitForURL(address);
  await page.goto('/new/qwixx/real');
  await way.check();
  await fresh.waitFor();
  await goOn.click();
  await page.waitForURL(address);
  await page.goto('/');
  await page.getByRole('button', { name: 'Delete Qwixx, just the sheet' }).click();
  await again.waitFor({ state: 'detached' });
  await page.goto('/matches');
  await page.getByText('No games yet').waitFor();
});

test('of matches and pads that wait, the latest comes first', async () => {
  const page = await visit();
  await whenOpen(page);
  const match = await played({ id: 'match', game: 'qwixx', until: rolling(3) });
  await put(page, 'matches', { ...match, changed: 2 });
  await put(page, 'pads', padOf('encore', { id: 'late', changed: 3 }));
  await put(page, 'pads', padOf('choice', { id: 'early', changed: 1 }));
  await page.reload();
  const waiting = page
    .getByRole('region', { name: 'Pick up where you left off' })
    .getByRole('listitem');
  await waiting.first().waitFor();
  const titles = await waiting.locator('b').allTextContents();
  expect(titles).toEqual([
    'Encore!, just the sheet',
    expect.stringMatching(/^Qwixx with /),
    'The Choice, just the sheet',
  ]);
  const details = await waiting.locator('small').allTextContents();
  expect(details[1]).toBe('roll 3');
});

test('a pad is played by keys, which it names', async () => {
  const page = await openPad(padOf('qwixx'));
  await boxes(page).nth(2).press('Space');
  await expect.poll(() => taps(page)).toBe(1);
  await page.keyboard.press('Backspace');
  await expect.poll(() => taps(page)).toBe(0);
  await page.keyboard.press('?');
  const map = page.getByRole('dialog', { name: 'Keyboard' });
  await map.getByText('undo one step').waitFor();
  expect(await map.getByText('roll the dice').count()).toBe(0);
  await page.keyboard.press('Escape');
  await map.waitFor({ state: 'detached' });
});

test.each(inTurn(1))('%s: a pad has a name, and says only what it has', async (game) => {
  const page = await openPad(padOf(game));
  const grids = page.getByRole('grid');
  const names = await grids.evaluateAll((all) =>
    all.map((each) => each.getAttribute('aria-label')),
  );
  expect(names).toEqual(game === 'choice' ? [] : ['Your sheet']);
  const how = await page.locator('.dock-note b').textContent();
  expect(how).toMatch(/^Tap what you cross/);
  expect(how!.includes('got first')).toBe(game.startsWith('encore'));
});

test('two tabs on one pad show the same', async () => {
  const one = await openPad(padOf('qwixx'));
  const other = await newTab(one.context(), '/pad/pad');
  await boxes(other).first().waitFor();
  for (const [page, box] of [
    [one, 2],
    [other, 4],
    [one, 6],
  ] as const) {
    const before = String(await shown(page));
    await boxes(page).nth(box).click();
    await expect.poll(async () => String(await shown(page))).not.toBe(before);
    const now = String(await shown(page));
    for (const tab of [one, other]) {
      await expect.poll(async () => String(await shown(tab))).toBe(now);
    }
  }
  await expect.poll(() => taps(one)).toBe(3);
});
