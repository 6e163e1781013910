import type { Browser } from 'playwright-core';
import { median, round } from './numbers.ts';
import { visit } from './page.ts';

/** How the first screen comes: milliseconds, and for `shift` a share of the screen. */
export interface FirstLoad {
  readonly firstPaint: number;
  readonly largestPaint: number;
  readonly blocked: number;
  readonly shift: number;
  readonly bytes: number;
  readonly requests: number;
}

/** A slow mobile network: 1.6 Mbit/s and 150 ms there and back. */
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (0.75 * 1024 * 1024) / 8,
};

export const LONG = 50;

/** The median of some first visits, on a slow network and a slowed machine. */
export async function measureLoad(
  browser: Browser,
  address: string,
  runs: number,
  slowdown: number,
): Promise<FirstLoad> {
  const all: FirstLoad[] = [];
  for (let run = 0; run < runs; run++) all.push(await loadOnce(browser, address, slowdown));
  const names = Object.keys(all[0]!) as (keyof FirstLoad)[];
  const medians = names.map((name) => [name, round(median(all.map((each) => each[name])), 3)]);
  return Object.fromEntries(medians) as unknown as FirstLoad;
}

async function loadOnce(browser: Browser, address: string, slowdown: number): Promise<FirstLoad> {
  const { page, tools, close } = await visit(browser, address, { slowdown });
  await tools.send('Network.enable');
  await tools.send('Network.emulateNetworkConditions', NETWORK);
  let [bytes, requests] = [0, 0];
  tools.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
    requests++;
  });
  await page.goto('/');
  await page.locator('.home-play-now').waitFor();
  await page.waitForTimeout(2500);
  const seen = await page.evaluate(
    (long) =>
      new Promise<Omit<FirstLoad, 'bytes' | 'requests'>>((resolve) => {
        const entries = (type: string) =>
          new Promise<PerformanceEntry[]>((done) => {
            const observer = new PerformanceObserver((list) => done(list.getEntries()));
            observer.observe({ type, buffered: true });
            setTimeout(() => done([]), 500);
          });
        const kinds = ['paint', 'largest-contentful-paint', 'longtask', 'layout-shift'];
        Promise.all(kinds.map(entries)).then(([paints, largest, tasks, shifts]) => {
          const first = paints!.find(({ name }) => name === 'first-contentful-paint');
          const since = first?.startTime ?? 0;
          const late = tasks!.filter(({ startTime }) => startTime >= since);
          const moved = shifts as unknown as { readonly value: number }[];
          resolve({
            firstPaint: since,
            largestPaint: largest!.at(-1)?.startTime ?? 0,
            blocked: late.reduce((sum, { duration }) => sum + duration - long, 0),
            shift: moved.reduce((sum, { value }) => sum + value, 0),
          });
        });
      }),
    LONG,
  );
  await close();
  return { ...seen, bytes, requests };
}
