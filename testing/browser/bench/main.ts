import { chromium } from 'playwright-core';
import { buildApp } from '#server/app.ts';
import { readOptions, say } from '#server/bench/terminal.ts';
import { BUDGETS, weigh } from '#server/build/budget.ts';
import { ensureBuilt } from '#server/build/build.ts';
import { listen } from '#server/listen.ts';
import { findChromium } from '../../chromium.ts';
import { measureBlocks } from './blocks.ts';
import { measureFloor } from './floor.ts';
import { measureHousehold, printHousehold } from './household.ts';
import { measureLoad } from './load.ts';
import { printReport, type Report } from './report.ts';
import { measureTaps } from './taps.ts';

const USAGE =
  'Usage: npm run bench:web -- [--quick] [--json] [--game ID] [--site FOLDER]\n       npm run bench:web -- --household N';
const SLOWDOWN = 4;

const options = readOptions(USAGE, {
  quick: { type: 'boolean' },
  json: { type: 'boolean' },
  game: { type: 'string' },
  site: { type: 'string' },
  household: { type: 'string' },
});
const site = options.site ?? (await ensureBuilt(say));
const app = await buildApp({ site, version: 'bench' });
const { port } = await listen(app, { host: '127.0.0.1', port: 0 });
const browser = await chromium.launch(await findChromium());
try {
  const address = `http://localhost:${port}`;
  if (options.household === undefined) await report(address);
  else await reportHousehold(address, Number(options.household));
} finally {
  await browser.close();
  await app.close();
}

async function report(address: string): Promise<void> {
  const measured = await measure(address);
  if (options.json) console.log(JSON.stringify(measured));
  else printReport(measured);
}

/** With so many kept matches, at the speed of this machine and slowed down. */
async function reportHousehold(address: string, count: number): Promise<void> {
  for (const slowdown of [1, SLOWDOWN]) {
    const measured = await measureHousehold(browser, address, count, slowdown);
    if (options.json) console.log(JSON.stringify(measured));
    else printHousehold(measured);
  }
}

async function measure(address: string): Promise<Report> {
  const weights = weigh(site);
  const games = options.game ? [options.game] : Object.keys(weights.tables);
  say('First load …');
  const load = await measureLoad(browser, address, options.quick ? 3 : 7, SLOWDOWN);
  say('Taps on a bare page …');
  const floor = await measureFloor(browser, address, options.quick ? 40 : 150, SLOWDOWN);
  const tables: Report['tables'][number][] = [];
  for (const game of games) {
    say(`${game}: taps, on a page ${SLOWDOWN} times slower …`);
    const taps = await measureTaps(browser, address, game, options.quick ? 40 : 300, SLOWDOWN);
    say(`${game}: a whole match with bots …`);
    const seconds = options.quick ? 15 : 120;
    const blocks = await measureBlocks(browser, address, game, 1, seconds);
    const slowBlocks = await measureBlocks(browser, address, game, SLOWDOWN, seconds);
    tables.push({ game, bytes: weights.tables[game]!, taps, blocks, slowBlocks });
  }
  return {
    slowdown: SLOWDOWN,
    budgets: BUDGETS,
    firstScreen: weights.firstScreen,
    load,
    floor,
    tables,
  };
}
