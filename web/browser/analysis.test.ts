import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { DESKTOP, PHONE, visit } from '#testing/browser/app.ts';
import { put, whenOpen } from '#testing/browser/kept.ts';
import { isOver, played } from '#testing/browser/played.ts';
import { GAMES, type GameId } from '#testing/browser/screens/moments.ts';
import { LONG } from '#testing/long.ts';
import type { SavedMatch } from '#web/store/saved.ts';
import { packRecord } from '#web/story/share.ts';

/** A look at a match of a busy machine takes its time. */
const PATIENCE = 90_000;
const TIMEOUT = 3 * PATIENCE;

async function finished(game: GameId): Promise<SavedMatch> {
  return played({ id: `over-${game}`, game, seats: 2, until: isOver });
}

/** The end of a match that was played before. */
async function atEnd(game: GameId, size = DESKTOP): Promise<{ page: Page; saved: SavedMatch }> {
  const page = await visit({ size });
  await whenOpen(page);
  const saved = await finished(game);
  await put(page, 'matches', saved);
  await page.goto(`/match/${saved.id}/end`);
  return { page, saved };
}

async function look(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Analysis' }).click();
  await page.getByRole('heading', { name: 'Your game in review' }).waitFor();
  await whenReady(page);
}

async function whenReady(page: Page): Promise<void> {
  await page
    .locator('.analysis:not(:has(.analysis-thinking)) .rolls')
    .waitFor({ timeout: PATIENCE });
}

const rollsOf = ({ entries }: SavedMatch) => entries.filter(({ kind }) => kind === 'roll').length;

/** In the short form one for opponents and one for a team. */
const LOOKED_AT: readonly GameId[] = LONG ? GAMES : ['qwixx', 'encore-coop'];

describe.each(LOOKED_AT)('%s', (game) => {
  test('from the end to the look at a match, and again from the middle', {
    timeout: TIMEOUT,
  }, async () => {
    const { page, saved } = await atEnd(game);
    await look(page);
    const count = rollsOf(saved);
    expect(await page.locator('.analysis-tiles li').count()).toBe(3);
    expect(await page.locator('.losses i').count()).toBe(count);
    const crossed = await page.locator('.analysis-sheet [data-when]').count();
    expect(crossed).toBeGreaterThan(5);
    // Also those of a turn that gave up a side of the sheet.
    const written = page.locator('.analysis-sheet :is(.crossed, .marked)[data-when]');
    expect(await written.count()).toBe(crossed);
    const role = game === 'choice' ? 'button' : 'gridcell';
    const named = page.locator('.analysis-sheet').getByRole(role, { name: /, on roll \d+$/ });
    expect(await named.count()).toBe(crossed);
    await page.getByRole('button', { name: `All ${count} rolls` }).click();
    expect(await page.locator('.rolls .roll').count()).toBe(count);
    await page.getByText('As a table').first().click();
    const figures = await page.locator('.figures-table tbody tr').last().innerText();
    if (game === 'encore-coop') {
      // Sheet totals mean nothing to a mission: it is accomplished or not.
      expect(figures).toMatch(saved.result!.winners.length > 0 ? /\b100%/ : /\b0%/);
    } else {
      for (const total of saved.result!.totals) {
        expect(figures).toContain(String(total).replace('-', '−'));
      }
    }
    // Luck is never more than certainty, nor an unknown sum.
    const told = await page.locator('.analysis-tiles, .split').allInnerTexts();
    for (const [, count] of told.join(' ').matchAll(/(\d+)%/g)) {
      expect(Number(count)).toBeLessThanOrEqual(100);
    }
    await page
      .getByRole('button', { name: /^Try again from here, roll/ })
      .nth(2)
      .click();
    await page.locator('.table').waitFor();
    expect(new URL(page.url()).pathname).not.toContain(saved.id);
    await page.goto('/matches');
    await page.getByText('second try').first().waitFor();
  });
});

test('everybody’s play can be looked at, with the keyboard', { timeout: TIMEOUT }, async () => {
  const { page, saved } = await atEnd('qwixx', PHONE);
  await look(page);
  const other = page.getByRole('button', { name: saved.players[1]!, exact: true });
  await other.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: `${saved.players[1]}’s game in review` }).waitFor();
  await whenReady(page);
  const tooWide = (all: readonly Element[]) =>
    all
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
      .map(({ textContent }) => textContent);
  expect(await page.locator('.analysis-tiles li').evaluateAll(tooWide)).toEqual([]);
  // What has been seen is kept: coming back takes no time.
  await page.getByRole('button', { name: saved.players[0]!, exact: true }).click();
  await page.locator('.rolls').waitFor({ timeout: 2000 });
  expect(await page.locator('.analysis-thinking').count()).toBe(0);
});

test('the analysis can be stopped and started again', {
  timeout: TIMEOUT,
}, async () => {
  const page = await visit({ settings: { speed: 'brisk' } });
  await whenOpen(page);
  const saved = await finished('encore');
  await put(page, 'matches', saved);
  await page.goto(`/analysis/${saved.id}`);
  await page.getByText('A bot is replaying every roll').waitFor();
  await page.getByRole('button', { name: 'Stop here' }).click();
  await page.getByText('Stopped').waitFor();
  expect(await page.locator('.analysis-thinking').count()).toBe(0);
  await page.getByRole('button', { name: 'Start again' }).click();
  await page.locator('.analysis-thinking').waitFor();
});

test('a match can be looked at from its replay, and replayed again', {
  timeout: TIMEOUT,
}, async () => {
  const { page, saved } = await atEnd('qwixx');
  await page.goto(`/replay/${saved.id}`);
  await page.getByRole('button', { name: 'Analysis' }).click();
  await whenReady(page);
  await page.getByRole('link', { name: 'Replay' }).click();
  await page.waitForURL(/\/replay\//);
});

/** Two who take misses, until the fourth ends the match. */
const MISSED = [1, 2, 1, 2, 1, 2, 1].map(
  (roller) => `roll 1 1 R2 Y2 G6 B6\n1 pass\n2 pass\n${roller} pass\n`,
);

test('a match from a link shows its names, in full where there is room for them', async () => {
  const link = await packRecord(`Game: qwixx\nPlayers: Zoe, expert 2\n\n${MISSED.join('')}`);
  const page = await visit({ size: DESKTOP, path: `/analysis#${link}` });
  await page.getByRole('heading', { name: 'Zoe’s game in review' }).waitFor();
  await page.getByRole('heading', { name: 'When Zoe crossed off each box' }).waitFor();
  const shown = async () =>
    page.locator('.race-other tspan').evaluateAll((all) => ({
      names: all
        .filter((each) => getComputedStyle(each).display !== 'none')
        .map(({ textContent }) => textContent),
      isInside:
        all[0]!.parentElement!.getBoundingClientRect().right <=
        all[0]!.closest('.analysis-card')!.getBoundingClientRect().right,
    }));
  expect(await shown()).toEqual({ names: ['expert 2'], isInside: true });
  await page.setViewportSize(PHONE);
  expect(await shown()).toEqual({ names: ['expert…'], isInside: true });
});

test('a match that goes on is not looked at yet', async () => {
  const page = await visit();
  await whenOpen(page);
  await put(page, 'matches', await played({ id: 'on', game: 'qwixx', until: () => true }));
  await page.goto('/analysis/on');
  await page.waitForURL(/\/match\/on$/);
});
