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
    { speed: 'once', volume: 0, vibration: false, name: 'Lea', ...(game && { game }) },
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
  const find = () =>
    page.evaluate(() => {
      const found = document.querySelector('.home-play-now')?.getBoundingClientRect();
      return found && { x: found.x + found.width / 2, y: found.y + found.height / 2 };
    });
  const { x, y } = await soon(find);
  await page.touchscreen.tap(x, y);
  await soon(() => page.evaluate(() => document.querySelector('.table-dock') !== null));
}

/**
 * Asks again and again. The tool's own ways to wait put listeners into the page, which every tap
 * would have to pass.
 */
export async function soon<T>(
  ask: () => Promise<T>,
  milliseconds = 30_000,
): Promise<NonNullable<T>> {
  const end = Date.now() + milliseconds;
  do {
    const answer = await ask();
    if (answer) return answer;
    await new Promise((resolve) => setTimeout(resolve, 20));
  } while (Date.now() < end);
  throw new Error(`What was waited for did not come within ${milliseconds} ms.`);
}

/**
 * A finger comes down on a page at rest: a player has looked at the dice before choosing, and
 * looking for the place was the measurement's own work.
 */
export async function tapAtRest(page: Page, x: number, y: number): Promise<void> {
  await rest(page);
  await page.touchscreen.tap(x, y);
  await rest(page);
}

function rest(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const passing = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
      .map(({ finished }) => finished.catch(() => undefined));
    await Promise.all(passing);
    await new Promise<void>((resolve) => {
      requestAnimationFrame(() => requestIdleCallback(() => resolve(), { timeout: 300 }));
    });
  });
}
