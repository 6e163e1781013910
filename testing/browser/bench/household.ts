import type { Browser, Page } from 'playwright-core';
import { household, putAll } from '../household.ts';
import { whenOpen } from '../kept.ts';
import { type KeptBlocks, lastChoices, measureKept } from './kept.ts';
import { LONG } from './load.ts';
import { round } from './numbers.ts';
import { soon, visit } from './page.ts';
import { watchPage } from './watch.ts';

/** How the page of the household comes, in milliseconds from the link that was followed. */
interface HouseholdTimes {
  readonly first: number;
  /** Every match is read; every match is replayed. */
  readonly read: number;
  readonly all: number;
  /** A change of the filter, until its figures stand there. */
  readonly filter: number;
  /** The longest task of the page in all that time, if one was longer than 50 ms. */
  readonly longest: number;
}

export interface HouseholdReport {
  readonly matches: number;
  readonly slowdown: number;
  /** Nothing is known of any match, then all was found before. */
  readonly fresh: HouseholdTimes;
  readonly again: HouseholdTimes;
  /** Other screens that look at all matches, twice. */
  readonly screens: readonly KeptBlocks[];
}

const PIECE = 250;

/** Opens the page of the household with so many kept matches, twice. */
export async function measureHousehold(
  browser: Browser,
  address: string,
  count: number,
  slowdown: number,
): Promise<HouseholdReport> {
  const { page, tools, close } = await visit(browser, address, { prepare: watchPage });
  await page.goto('/settings');
  await whenOpen(page);
  const matches = await household(count);
  for (let at = 0; at < matches.length; at += PIECE) {
    await putAll(page, matches.slice(at, at + PIECE));
  }
  await tools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const fresh = await open(page);
  const again = await open(page);
  const screens: KeptBlocks[] = [];
  for (const last of await lastChoices(2)) screens.push(await measureKept(page, last));
  await close();
  return { matches: count, slowdown, fresh, again, screens };
}

async function open(page: Page): Promise<HouseholdTimes> {
  // A page that shows nothing of the matches.
  await page.goto('/join');
  await page.locator('h1').first().waitFor();
  await page.waitForTimeout(1500);
  await page.evaluate(() => {
    window.watched.blocks.length = 0;
    Object.assign(window, { begun: performance.now() });
    history.pushState({}, '', '/household');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  const since = async (): Promise<number> =>
    round(await page.evaluate(() => performance.now() - (window as unknown as Begun).begun), 0);
  const shows = (selector: string, within?: number) =>
    soon(() => page.evaluate((part) => document.querySelector(part) !== null, selector), within);
  await shows('.house-tiles');
  const first = await since();
  await shows('.household[data-read]');
  const read = await since();
  await shows('.household[data-replayed]', 300_000);
  const all = await since();
  await page.waitForTimeout(500);
  const told = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const [pick] = document.querySelectorAll<HTMLSelectElement>('.house-filter select');
        const begun = performance.now();
        const parts = document.querySelector('.house-parts')!;
        new MutationObserver(() =>
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - begun))),
        ).observe(parts, { childList: true, subtree: true, characterData: true });
        pick!.value = [...pick!.options].find(({ selected }) => !selected)!.value;
        pick!.dispatchEvent(new Event('change', { bubbles: true }));
      }),
  );
  await page.waitForTimeout(500);
  const blocks = await page.evaluate(() => window.watched.blocks);
  const longest = round(Math.max(0, ...blocks.filter((block) => block > LONG)), 0);
  return { first, read, all, filter: round(told, 0), longest };
}

interface Begun {
  readonly begun: number;
}

export function printHousehold(report: HouseholdReport): void {
  const { matches, slowdown, fresh, again, screens } = report;
  const block = (longest: number) => (longest > 0 ? String(longest) : '≤ 50').padStart(10);
  const line = (name: string, { first, read, all, filter, longest }: HouseholdTimes) =>
    `${name.padEnd(12)}${[first, read, all, filter].map((each) => String(each).padStart(10)).join('')}${block(longest).padStart(16)}`;
  console.log(`
The household with ${matches} kept matches, page ${slowdown}× slower, ms
              figures  all read  replayed    filter   longest block
${line('first time', fresh)}
${line('again', again)}

Longest block elsewhere
                    home  all games       win    points
${screens.map(({ home, list, win, end }) => `              ${[home, list, win, end].map(block).join('')}`).join('\n')}`);
}
