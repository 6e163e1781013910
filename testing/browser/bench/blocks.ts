import type { Browser } from 'playwright-core';
import { calibrate } from './calibrate.ts';
import { quantile, round } from './numbers.ts';
import { sitDown, visit } from './page.ts';
import { playOn } from './play.ts';
import { watchPage } from './watch.ts';

/** How long the page was busy without a break while a match was played, to its end if time allows. */
export interface Blocks {
  readonly longest: number;
  readonly p99: number;
  /** Blocks beyond the limit of 50 ms. */
  readonly over: number;
  /** Of the bots: none of them means that the page thought for itself. */
  readonly workers: number;
  readonly calibration: number;
}

const LIMIT = 50;

export async function measureBlocks(
  browser: Browser,
  address: string,
  game: string,
  slowdown: number,
  seconds: number,
): Promise<Blocks> {
  const { page, close } = await visit(browser, address, { game, slowdown, prepare: watchPage });
  await sitDown(page);
  const calibration = await calibrate(page);
  // Neither loading nor calibrating counts.
  await page.evaluate(() => {
    window.watched.blocks.length = 0;
  });
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
  await close();
  return {
    longest: round(Math.max(0, ...blocks)),
    p99: round(quantile(blocks, 0.99)),
    over: blocks.filter((each) => each > LIMIT).length,
    workers,
    calibration: round(calibration),
  };
}
