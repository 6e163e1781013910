import { setTimeout } from 'node:timers/promises';
import { type BrowserContext, chromium, type Page } from 'playwright-core';
import { inject, onTestFinished } from 'vitest';
import type { TableInfo, TableOptions } from '#protocol/table.ts';
import { PHONE } from './app.ts';
import { watchClipboard } from './clipboard.ts';
import { momentOf } from './moment.ts';
import { answer } from './play.ts';

/** Nothing moves and nothing sounds, so that tests need not wait. */
const QUICK = { calm: true, volume: 0 };
/** What a browser says of a network that is cut on purpose. */
const CUT = /WebSocket|ERR_|Failed to load resource/;

/** Somebody with a browser profile of their own. */
export interface Visitor {
  readonly page: Page;
  readonly context: BrowserContext;
  /** What the page complained about, beside a network that was cut. */
  readonly faults: readonly string[];
}

export async function visitor(
  address: string,
  name: string | undefined,
  size = PHONE,
): Promise<Visitor> {
  const browser = await chromium.connect(inject('browser'));
  onTestFinished(() => browser.close());
  const context = await browser.newContext({
    viewport: size,
    locale: 'en-GB',
    baseURL: address,
    hasTouch: size.width < 1000,
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  await context.addInitScript(
    (given) => {
      localStorage['dicepad.settings'] ??= JSON.stringify(given);
    },
    { ...QUICK, name },
  );
  await watchClipboard(context);
  const page = await context.newPage();
  page.setDefaultTimeout(20_000);
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(`${error.stack ?? error}`));
  page.on('console', (message) => {
    if (message.type() === 'error' && !CUT.test(message.text())) faults.push(message.text());
  });
  if (name !== undefined) await call(context, address, 'me', { name, stamp: 'fox' });
  return { page, context, faults };
}

/** Asks the server something as the visitor whose browser it is. */
async function call(
  context: BrowserContext,
  address: string,
  where: string,
  data: object = {},
): Promise<{ readonly table: TableInfo }> {
  const headers = { origin: address };
  const reply = await context.request.post(`${address}/api/${where}`, { data, headers });
  if (!reply.ok()) throw new Error(`${where}: ${await reply.text()}`);
  return reply.json();
}

/** A table at which all these visitors sit and play; the first one is its host. */
export async function beginTable(
  address: string,
  visitors: readonly Visitor[],
  options: Partial<TableOptions> & Pick<TableOptions, 'game'>,
): Promise<TableInfo> {
  const [host, ...others] = visitors;
  const { table } = await call(host!.context, address, 'tables', { options });
  for (const { context } of others) await call(context, address, `tables/${table.id}/seats`);
  const begun = await call(host!.context, address, `tables/${table.id}/begin`);
  return begun.table;
}

export async function openTable({ page }: Visitor, id: string): Promise<void> {
  await page.goto(`/table/${id}`);
  await page.locator('.table').waitFor();
}

/** As long as a match waits for somebody else at most. */
const PATIENCE = 60_000;

/** Whoever was asked back and was too slow to answer is asked from the beginning. */
const AGAIN = 5_000;

/**
 * Plays a visitor's seat until the table has come to a step, or the match to its end. Of those who
 * have real dice on their table, one tells the app what they show.
 */
export async function playUntil(
  { page }: Pick<Visitor, 'page'>,
  step: number,
  tellsDice = true,
): Promise<void> {
  let known: string | undefined;
  let answered = 0;
  for (let end = Date.now() + PATIENCE; Date.now() < end; await setTimeout(15)) {
    if ((await stepOf(page)) >= step) return;
    const moment = await momentOf(page);
    const isKnown = moment?.sign === known && Date.now() - answered < AGAIN;
    if (!moment || isKnown || (moment.asked === 'enter' && !tellsDice)) continue;
    if (moment.asked === 'over') return;
    await answer(page, 'taps', moment);
    [known, answered] = [moment.sign, Date.now()];
    end = Date.now() + PATIENCE;
  }
  throw new Error(`the table never came to step ${step}: ${await page.innerText('.table')}`);
}

export function stepOf(page: Page): Promise<number> {
  return page.evaluate(() => {
    const step = document.querySelector('.table')?.getAttribute('data-step');
    return step === null || step === undefined ? -1 : Number(step);
  });
}

/** Waits until a page shows at least this step. */
export async function seesStep(page: Page, step: number): Promise<void> {
  await page.waitForFunction(
    (wanted) => Number(document.querySelector('.table')?.getAttribute('data-step')) >= wanted,
    step,
  );
}
