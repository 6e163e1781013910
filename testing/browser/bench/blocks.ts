import type { Browser } from 'playwright-core';
import { calibrate } from './calibrate.ts';
import { round } from './numbers.ts';
import { sitDown, visit } from './page.ts';
import { playOn } from './play.ts';
import { watchPage } from './watch.ts';

/**
 * How long the page was busy without a break, from its first load to the end of a match if time
 * allows. Nothing is known of tasks of up to 50 ms.
 */
export interface Blocks {
  readonly longest: number;
  readonly over: number;
  /** Of the bots: none of them means that the page thought for itself. */
  readonly workers: number;
  readonly calibration: number;
}

export async function measureBlocks(
  browser: Browser,
  address: string,
  game: string,
  slowdown: number,
  seconds: number,
): Promise<Blocks> {
  const { page, close } = await visit(browser, address, { game, slowdown, prepare: watchPage });
  await sitDown(page);
  const touch = ({ x, y }: { x: number; y: number }) => page.touchscreen.tap(x, y);
  const end = Date.now() + 1000 * seconds;
  await playOn(
    page,
    touch,
    () => Date.now() > end,
    async () => undefined,
  );
  const { blocks } = await page.evaluate(() => window.watched);
  const workers = page.workers().length;
  const calibration = await calibrate(page);
  await close();
  return {
    longest: round(Math.max(0, ...blocks)),
    over: blocks.length,
    workers,
    calibration: round(calibration),
  };
}
