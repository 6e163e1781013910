import type { Page } from 'playwright-core';
import { movesOf } from '#engine/contract.ts';
import type { Match } from '#engine/match.ts';
import type { SavedMatch } from '#web/store/saved.ts';
import { putAll } from '../household.ts';
import { act } from '../play.ts';
import { played } from '../played.ts';
import { LONG } from './load.ts';
import { round } from './numbers.ts';
import { soon } from './page.ts';

/**
 * The longest task of the page where it compares or lists all kept matches, in milliseconds; 0 where
 * none was longer than 50 ms.
 */
export interface KeptBlocks {
  readonly home: number;
  readonly list: number;
  /** The last choice of a match, which looks for a new best. */
  readonly win: number;
  /** Its page of points, with what they are compared with. */
  readonly end: number;
}

/** Matches alone that their next choice ends: one for each measurement. */
export async function lastChoices(count: number): Promise<readonly SavedMatch[]> {
  const match = await played({ id: 'last', game: 'encore', seats: 1, until: isLast });
  return Array.from({ length: count }, (_, nth) => ({ ...match, id: `last-${nth}` }));
}

function isLast({ game, position }: Match): boolean {
  if (game.next(position).for !== 'seats') return false;
  return movesOf(game, position, 0).every((move) => {
    const after = game.clone(position);
    game.resolve(after, [move]);
    return game.next(after).for === 'nobody';
  });
}

export async function measureKept(page: Page, last: SavedMatch): Promise<KeptBlocks> {
  await putAll(page, [last]);
  const home = await blockOf(page, () => follow(page, '/', '.home-recent'));
  const list = await blockOf(page, () => follow(page, '/matches', '.matches-row'));
  await follow(page, `/match/${last.id}`, '.table-sheet [data-open]');
  const win = await blockOf(page, async () => {
    await act(page);
    await shown(page, '.table-strip.called');
  });
  const end = await blockOf(page, () => follow(page, `/match/${last.id}/end`, '.end-main'));
  return { home, list, win, end };
}

async function follow(page: Page, path: string, selector: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState({}, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
  await shown(page, selector);
}

function shown(page: Page, selector: string): Promise<boolean> {
  return soon(() => page.evaluate((part) => document.querySelector(part) !== null, selector));
}

/** Long enough for whatever is read after the first picture. */
const AFTER = 1500;

async function blockOf(page: Page, work: () => Promise<void>): Promise<number> {
  await page.waitForTimeout(AFTER);
  await page.evaluate(() => {
    window.watched.blocks.length = 0;
  });
  await work();
  await page.waitForTimeout(AFTER);
  const blocks = await page.evaluate(() => window.watched.blocks);
  return round(Math.max(0, ...blocks.filter((block) => block > LONG)), 0);
}
