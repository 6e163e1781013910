import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { CRASH_KINDS, SCREEN_NAMES, type ScreenName } from '#protocol/crash.ts';
import { visit } from '#testing/browser/app.ts';
import {
  ADDRESSES,
  breakScreen,
  crashesOf,
  mayRefuse,
  refuse,
  screenChunks,
} from '#testing/browser/crash.ts';
import { faultsOf } from '#testing/browser/looks.ts';
import { arrives } from '#testing/browser/reader.ts';
import { LONG } from '#testing/long.ts';
import de from '../texts/de.json' with { type: 'json' };
import en from '../texts/en.json' with { type: 'json' };
import fr from '../texts/fr.json' with { type: 'json' };

const TEXTS = { en, fr, de };
type Texts = typeof en;
type Why = 'first' | 'again' | 'home' | 'screen';

/** A visitor whose browser can be made to refuse things. */
async function fragile(language = 'en'): Promise<Page> {
  const page = await visit({ path: '/icon.svg', language });
  await mayRefuse(page);
  return page;
}

async function shows(page: Page, texts: Texts, why: Why): Promise<void> {
  await page.getByRole('heading', { level: 1, name: texts['crash.title'] }).waitFor();
  await page.getByText(texts[`crash.${why}`]).waitFor();
  await page.getByRole('button', { name: texts['app.reload'] }).waitFor();
}

/** To another screen without loading the page, as links do. */
async function goWithin(page: Page, address: string): Promise<void> {
  await page.locator('.home').waitFor();
  await page.evaluate((path) => {
    history.pushState({}, '', path);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);
}

/** How often the app was begun: a page that loads itself again and again would be seen here. */
function countLoads(page: Page): { count: number } {
  const loads = { count: 0 };
  page.on('load', () => {
    loads.count++;
  });
  return loads;
}

const LANGUAGES = ['en', 'fr', 'de'] as const;

/** The short form breaks every screen in one language, and the settings in each. */
function brokenIn(language: (typeof LANGUAGES)[number]): readonly ScreenName[] {
  const all = SCREEN_NAMES.filter((each) => each !== 'home');
  const own = LANGUAGES.indexOf(language);
  return all.filter((name, nth) => LONG || name === 'settings' || nth % LANGUAGES.length === own);
}

test.each(LANGUAGES)('every screen that throws says so, in %s', async (language) => {
  const texts = TEXTS[language];
  const page = await fragile(language);
  const chunks = await screenChunks();
  const inApp: readonly ScreenName[] = ['home', 'unknown'];
  expect(chunks.map(({ screen }) => screen).toSorted()).toEqual(
    SCREEN_NAMES.filter((name) => !inApp.includes(name)).toSorted(),
  );
  for (const chunk of chunks) await breakScreen(page, chunk);
  await refuse(page, { texts: [texts['setup.unknown']] });
  const told = crashesOf(page);
  await page.goto('/');
  const loads = countLoads(page);
  for (const name of brokenIn(language)) {
    const isRoom = name === 'screen';
    await goWithin(page, ADDRESSES[name]);
    await shows(page, texts, isRoom ? 'screen' : 'first');
    await arrives(page, new RegExp(`^${texts['crash.title']}$`));
    expect(await page.title()).toBe(`${texts['crash.title']} · Dicepad`);
    if (name === 'settings') expect(await faultsOf(page)).toEqual([]);
    await page.getByRole('button', { name: texts['app.reload'] }).click();
    await shows(page, texts, isRoom ? 'screen' : 'again');
    expect(new URL(page.url()).pathname).toBe(ADDRESSES[name]);
    await page.getByRole('link', { name: texts['table.home'] }).click();
    await page.locator('.home').waitFor();
    const crash = { kind: 'screen', route: name, error: 'TypeError' };
    expect(told.splice(0)).toEqual([{ ...crash, build: expect.stringMatching(/^index-[\w-]+$/) }]);
  }
  expect(loads.count).toBe(0);
});

test.each(['en', 'fr', 'de'] as const)(
  'the start page that throws can be loaded again, in %s',
  async (language) => {
    const texts = TEXTS[language];
    const page = await fragile(language);
    await refuse(page, { texts: [texts['home.title']] });
    const told = crashesOf(page);
    await page.goto('/');
    await shows(page, texts, 'home');
    await arrives(page, new RegExp(`^${texts['crash.title']}$`));
    // A heading is no control, and does not look like one.
    expect(await page.locator(':focus').evaluate((it) => getComputedStyle(it).outlineStyle)).toBe(
      'none',
    );
    expect(await faultsOf(page)).toEqual([]);
    await page.getByRole('link', { name: texts['matches.title'] }).waitFor();
    await expect
      .poll(() => told)
      .toMatchObject([{ kind: 'screen', route: 'home', error: 'TypeError' }]);
    const loads = countLoads(page);
    await page.getByRole('button', { name: texts['app.reload'] }).click();
    await expect.poll(() => loads.count).toBe(1);
    await shows(page, texts, 'home');
    await refuse(page, undefined);
    await page.getByRole('button', { name: texts['app.reload'] }).click();
    await page.locator('.home').waitFor();
    expect(loads.count).toBe(2);
  },
);

test('other addresses are not affected, and the same one works when it is opened again', async () => {
  const page = await fragile();
  await refuse(page, { texts: [en['setup.unknown']] });
  await page.goto('/nowhere');
  await shows(page, en, 'first');
  await refuse(page, undefined);
  await page.getByRole('link', { name: 'Start page' }).click();
  await page.locator('.home').waitFor();
  await page.goBack();
  await page.getByRole('heading', { name: 'No such page' }).waitFor();
});

test('a second try loads the whole page', async () => {
  const page = await fragile();
  await refuse(page, { texts: [en['setup.unknown']] });
  await page.goto('/nowhere');
  const loads = countLoads(page);
  const again = page.getByRole('button', { name: 'Try again' });
  await shows(page, en, 'first');
  await again.click();
  await shows(page, en, 'again');
  expect(loads.count).toBe(0);
  await refuse(page, undefined);
  await again.click();
  await page.getByRole('heading', { name: 'No such page' }).waitFor();
  expect(loads.count).toBe(1);
});

test('a message that cannot be shown is left out, and the screen stays', async () => {
  const page = await fragile();
  const told = crashesOf(page);
  const body = 'throw new Error("planted")';
  await page
    .context()
    .route(/\/assets\/fr-[\w-]+\.js$/, (route) =>
      route.fulfill({ contentType: 'text/javascript', body }),
    );
  await page.goto('/');
  await refuse(page, { class: 'toast' });
  await page.getByLabel('Language').selectOption('fr');
  await expect.poll(() => told.map(({ kind }) => kind)).toEqual(['chunk', 'part']);
  await page.getByRole('heading', { name: 'A few dice, one sheet' }).waitFor();
});

test('when even the words for it cannot be shown, the page has some of its own', async () => {
  const page = await fragile();
  const told = crashesOf(page);
  await refuse(page, { texts: [en['home.title'], en['crash.title']] });
  await page.goto('/');
  await page.locator('#app[data-failed]').waitFor();
  await expect.poll(() => told.map(({ kind }) => kind)).toEqual(['screen', 'start']);
  await refuse(page, undefined);
  await page.getByRole('link', { name: 'Load the page again' }).click();
  await page.locator('.home').waitFor();
});

test.each([
  ['throws', 'throw new RangeError("planted")', 'RangeError'],
  ['is not to be had', undefined, 'NetworkError'],
])('an app whose first script %s says so at once', async (_, body, error) => {
  const page = await visit({ path: '/icon.svg', forgiven: /ERR_FAILED/ });
  const told = crashesOf(page);
  await page
    .context()
    .route(/\/assets\/first-[\w-]+\.js$/, (route) =>
      body === undefined ? route.abort() : route.fulfill({ contentType: 'text/javascript', body }),
    );
  await page.goto('/tables');
  await page.locator('#app[data-failed]').waitFor();
  await expect.poll(() => told).toMatchObject([{ kind: 'start', route: 'tables', error }]);
  await page.context().unrouteAll();
  await page.getByRole('link', { name: 'Load the page again' }).click();
  await page.locator('.open-tables, .page').first().waitFor();
});

test('an app whose style sheet does not come says so in plain words', async () => {
  const page = await visit({ path: '/icon.svg', forgiven: /ERR_FAILED/ });
  const told = crashesOf(page);
  await page.context().route(/\/assets\/first-[\w-]+\.css$/, (route) => route.abort());
  await page.goto('/tables');
  await page.locator('#app[data-failed]').waitFor();
  expect(await page.getByText('Loading…').isVisible()).toBe(false);
  await expect
    .poll(() => told)
    .toMatchObject([{ kind: 'start', route: 'tables', error: 'NetworkError' }]);
  await page.context().unrouteAll();
  await page.getByRole('link', { name: 'Load the page again' }).click();
  await page.locator('.open-tables, .page').first().waitFor();
});

test('errors that leave the page as it is are counted once, and nothing is shown', async () => {
  const page = await visit();
  const heading = page.getByRole('heading', { name: 'A few dice, one sheet' });
  // Before it stands there, an error is one of starting.
  await heading.waitFor();
  const told = crashesOf(page);
  for (let times = 0; times < 2; times++) {
    await page.evaluate(() => {
      setTimeout(() => {
        throw new RangeError('planted in a timer');
      });
      Promise.reject(new SyntaxError('planted in a promise'));
    });
  }
  const script = { kind: 'script', route: 'home' };
  await expect
    .poll(() => told.toSorted((a, b) => a.error.localeCompare(b.error)))
    .toMatchObject([
      { ...script, error: 'RangeError' },
      { ...script, error: 'SyntaxError' },
    ]);
  expect(await heading.isVisible()).toBe(true);
});

test('the server counts them', async () => {
  const page = await fragile();
  await refuse(page, { texts: [en['setup.unknown']] });
  const heard = page.waitForResponse('**/api/crashes');
  await page.goto('/nowhere');
  expect((await heard).status()).toBe(204);
  const metrics = await (await fetch(`${inject('address')}/metrics`)).text();
  const line = /^dicepad_crashes_total\{kind="(\w+)",route="unknown",error="TypeError"\} \d+$/m;
  expect(CRASH_KINDS).toContain(line.exec(metrics)?.[1]);
});
