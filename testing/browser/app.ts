import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, inject } from 'vitest';
import { watchClipboard } from './clipboard.ts';
import { openScreen, screenNamed } from './screens.ts';

export const PHONE = { width: 390, height: 844 };
export const DESKTOP = { width: 1440, height: 900 };

export interface Visit {
  readonly size?: { readonly width: number; readonly height: number };
  readonly theme?: 'light' | 'dark';
  readonly language?: string;
  readonly path?: string;
  /** Whether the app keeps itself for offline use, for which it fetches all of itself. */
  readonly isKept?: boolean;
  /** Settings that the visitor has chosen before. */
  readonly settings?: Readonly<Record<string, unknown>>;
  /** Of another server than that of all tests. */
  readonly address?: string;
  /** Instead of that of all tests. */
  readonly browser?: Browser;
  /** What the page may complain of, since the test has caused it. */
  readonly forgiven?: RegExp;
}

let shared: Browser;
const contexts: BrowserContext[] = [];
const faults: string[] = [];

beforeAll(async () => {
  shared = await chromium.connect(inject('browser'));
});

/** A page that fails in silence is a failed test. */
afterEach(async () => {
  await Promise.all(contexts.splice(0).map((context) => context.close()));
  const found = faults.splice(0);
  if (found.length > 0) throw new Error(`the page complained:\n${found.join('\n')}`);
});

afterAll(() => shared.close());

/** What errors say that a test throws in a page on purpose. */
const PLANTED = /\bplanted\b/;

/** Bots answer at once, nothing moves by itself and nobody explains: tests need not wait. */
const QUICK = {
  speed: 'once',
  calm: true,
  coach: false,
  autoPass: false,
  volume: 0,
  name: 'Lea',
};

/** A visitor's own browser profile, with the app opened. */
export async function visit(wish: Visit = {}): Promise<Page> {
  const { size = PHONE, theme = 'light', language = 'en-GB', path = '/', settings } = wish;
  const { address = inject('address'), browser = shared, forgiven } = wish;
  const context = await browser.newContext({
    viewport: size,
    colorScheme: theme,
    locale: language,
    baseURL: address,
    hasTouch: size.width < 1000,
    serviceWorkers: wish.isKept ? 'allow' : 'block',
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  contexts.push(context);
  await quicken(context, settings);
  await watchClipboard(context);
  const page = await context.newPage();
  page.setDefaultTimeout(20_000);
  watch(page, forgiven);
  await page.goto(path);
  return page;
}

/** Has a visitor who comes for the first time come with settings that spare tests the waiting. */
export async function quicken(
  visitor: BrowserContext,
  settings: Visit['settings'] = {},
): Promise<void> {
  await visitor.addInitScript(
    (given) => {
      // Only once: what the visitor changes is kept, as it is everywhere else.
      localStorage['dicepad.settings'] ??= JSON.stringify(given);
    },
    { ...QUICK, ...settings },
  );
}

/** A visitor at one of the app's screens. */
export async function visitScreen(name: string, wish: Visit): Promise<Page> {
  const page = await visit(wish);
  await openScreen(page, screenNamed(name));
  return page;
}

/** Another tab of the same visitor. */
export async function newTab(visitor: BrowserContext, path: string): Promise<Page> {
  const tab = await visitor.newPage();
  watch(tab);
  await tab.goto(path);
  return tab;
}

function watch(page: Page, forgiven?: RegExp): void {
  page.on('pageerror', (error) => {
    if (!PLANTED.test(error.message)) faults.push(`${error.stack ?? error}`);
  });
  page.on('console', (message) => {
    // Browsers look for it next to files that are no pages, and there is none.
    const { url } = message.location();
    const isIcon = url.endsWith('/favicon.ico');
    // A refusal of the server is an answer, shown on the screen; browsers log it all the same.
    const text = message.text();
    const isAnswer = /\/api\/.*\b4\d\d\b/.test(`${url} ${text}`);
    const isForgiven = isIcon || isAnswer || PLANTED.test(text) || forgiven?.test(text);
    if (message.type() === 'error' && !isForgiven) faults.push(text);
  });
}
