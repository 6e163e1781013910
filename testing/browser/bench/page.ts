import type { Browser, BrowserContext, CDPSession, Page } from 'playwright-core';

/** A visitor on a middling phone: its size, its finger, and animations as everybody sees them. */
const PHONE = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  hasTouch: true,
  isMobile: true,
  locale: 'en-GB',
} as const;

export interface Visit {
  readonly page: Page;
  readonly tools: CDPSession;
  close(): Promise<void>;
}

export interface Wish {
  /** Chosen before; against the bots a match of it is one tap away. */
  readonly game?: string;
  /** How many times slower than this machine. */
  readonly slowdown?: number;
  /** Runs in the page before anything else. */
  readonly prepare?: () => void;
}

/** A fresh browser profile, with nothing opened yet. */
export async function visit(browser: Browser, address: string, wish: Wish): Promise<Visit> {
  const { game, slowdown = 1, prepare } = wish;
  const context: BrowserContext = await browser.newContext({
    ...PHONE,
    baseURL: address,
    serviceWorkers: 'block',
  });
  await context.addInitScript(
    (settings) => localStorage.setItem('dicepad.settings', JSON.stringify(settings)),
    { hurry: true, volume: 0, vibration: false, name: 'Lea', ...(game && { game }) },
  );
  if (prepare) await context.addInitScript(prepare);
  const page = await context.newPage();
  const tools = await context.newCDPSession(page);
  await tools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return { page, tools, close: () => context.close() };
}

/** From the first screen to a table with bots. */
export async function sitDown(page: Page): Promise<void> {
  await page.goto('/');
  await page.locator('.home-play-now').tap();
  await page.locator('.table-dock').waitFor();
}

/** A finger comes down on a page at rest: looking for its place was the measurement's own work. */
export async function tapAtRest(page: Page, x: number, y: number): Promise<void> {
  await rest(page);
  await page.touchscreen.tap(x, y);
  await rest(page);
}

function rest(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestIdleCallback(() => resolve(), { timeout: 300 }));
      }),
  );
}
