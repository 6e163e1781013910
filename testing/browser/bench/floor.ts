import type { Browser } from 'playwright-core';
import { quantile } from './numbers.ts';
import { tapAtRest, visit } from './page.ts';
import { padded, slowest } from './taps.ts';
import { watchPage } from './watch.ts';

export interface Floor {
  readonly taps: number;
  readonly p50: number;
  readonly p95: number;
}

const BOXES = Array.from({ length: 105 }, (_, i) => `<i data-mark="${i}"></i>`).join('');

/** Taps on boxes that only change colour: less than this nobody can have on this machine. */
export async function measureFloor(
  browser: Browser,
  address: string,
  taps: number,
  slowdown: number,
): Promise<Floor> {
  const { page, close } = await visit(browser, address, { slowdown, prepare: watchPage });
  await page.goto('/health');
  await page.evaluate((boxes) => {
    document.body.innerHTML = `<div class="table-sheet">${boxes}</div>`;
    for (const box of document.querySelectorAll<HTMLElement>('i')) {
      Object.assign(box.style, { float: 'left', width: '50px', height: '30px' });
      box.style.backgroundColor = 'silver';
      box.addEventListener('click', () => {
        box.style.backgroundColor = box.style.backgroundColor === 'silver' ? 'black' : 'silver';
      });
    }
  }, BOXES);
  for (let i = 0; i < taps; i++) {
    await tapAtRest(page, 25 + 50 * (i % 7), 25 + 30 * (i % 15));
  }
  await page.waitForTimeout(300);
  const times = padded(slowest((await page.evaluate(() => window.watched)).taps), taps);
  await close();
  return { taps, p50: quantile(times, 0.5), p95: quantile(times, 0.95) };
}
