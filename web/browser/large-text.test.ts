import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { DESKTOP, visit } from '#testing/browser/app.ts';
import { outside } from '#testing/browser/fit.ts';
import { covered, measured, overlapping, resize, spilling } from '#testing/browser/looks.ts';
import { gathered, openTable, playOn } from '#testing/browser/online-tables.ts';
import { GAMES, type GameId, midway } from '#testing/browser/screens/moments.ts';
import { DOCK } from '#testing/browser/screens/screen.ts';
import { openScreen } from '#testing/browser/screens.ts';
import { signIn } from '#testing/browser/somebody.ts';
import { LONG } from '#testing/long.ts';

const LAPTOP = { width: 1280, height: 800 };

/** What is to be read or tapped at a table. */
const NEEDED = '.table :is(a, button, [data-mark]), .dock-note, .table-mine';

/** The short form has each game once, on one device or online. */
const inTurn = (turn: number) => GAMES.filter((_, nth) => LONG || nth % 2 === turn);

describe('twice as large text at a wide table', () => {
  it.each(inTurn(0))('of %s on one device is whole and in reach', async (game) => {
    const page = await visit({ size: DESKTOP, language: 'de' });
    const matches = [midway(game, { id: 'large', seats: 2 })];
    await openScreen(page, { name: 'large', path: '/match/large', matches, shows: DOCK });
    expect(await faultsOfLarge(page)).toEqual([]);
  });

  it.each(inTurn(1))('of %s online is whole and in reach', async (game) => {
    const page = await visit({ size: DESKTOP });
    await choosing(page, game);
    expect(await faultsOfLarge(page)).toEqual([]);
  });
});

async function choosing(page: Page, game: GameId): Promise<void> {
  const lea = await signIn(page, 'Lea');
  const id = await gathered(lea, { game }, 2);
  await lea.begin(id);
  await playOn(lea, id);
  await openTable(page, id);
  await page.locator('.dock-actions').waitFor();
}

/** Readers enlarge text by a style of theirs, or by a setting of the browser. */
async function faultsOfLarge(page: Page): Promise<readonly string[]> {
  const root = page.locator('html');
  await root.evaluate(({ style }) => style.setProperty('font-size', '200%'));
  const byStyle = await faultsAt(page, DESKTOP);
  await root.evaluate(({ style }) => style.removeProperty('font-size'));
  const tools = await page.context().newCDPSession(page);
  await tools.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  return [...byStyle, ...(await faultsAt(page, LAPTOP))];
}

async function faultsAt(page: Page, size: typeof DESKTOP): Promise<readonly string[]> {
  await resize(page, size);
  await page.locator('html[data-huge-text]').waitFor();
  const found = [
    ...(await outside(page, '.dock-note, .dock-actions button')),
    ...(await measured(page)),
    ...(await overlapping(page)),
    ...(await spilling(page)),
    ...(await covered(page, NEEDED)),
  ];
  return found.map((each) => `${size.width} wide: ${each}`);
}
