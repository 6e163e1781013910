import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { GAMES } from '#games/index.ts';
import { newTab, visit } from '#testing/browser/app.ts';
import { keptMatch, put, whenOpen } from '#testing/browser/kept.ts';
import { SOLO } from '#testing/browser/matches.ts';
import { atStep, nextMoment } from '#testing/browser/moment.ts';
import { padOf } from '#testing/browser/pad.ts';
import { act } from '#testing/browser/play.ts';
import { choosing, isOver, played, rolling } from '#testing/browser/played.ts';
import { nextBuild, serve } from '#testing/browser/served.ts';

/** The first visit, until the app says that it needs no network any more. */
async function firstVisit(address: string): Promise<Page> {
  const page = await visit({ path: `${address}/`, isKept: true });
  await page.getByText('Works offline on this device').waitFor();
  await whenOpen(page);
  return page;
}

test('every screen opens without a server, in a new tab', async () => {
  const server = await serve();
  const first = await firstVisit(server.address);
  const match = await played({ ...SOLO, until: choosing(1) });
  await put(first, 'matches', match);
  await put(first, 'matches', await played({ ...SOLO, id: 'over', until: isOver }));
  await put(first, 'pads', padOf('qwixx'));
  await first.close();
  await server.stop();
  const open = await newTab(first.context(), `${server.address}/`);
  const screens: Readonly<Record<string, string>> = {
    '/': '.home',
    '/nowhere': '.table-state',
    '/settings': '.settings-part',
    '/matches': '.matches-row',
    '/household': '.household',
    '/replay': 'textarea',
    '/match/solo': '.table-dock',
    '/match/over/end': '.end-actions',
    '/replay/over': '.replay-controls',
    '/pad/pad': '.table-sheet',
    '/dice/qwixx': '.dice-only',
    '/new/encore/real': '.setup',
  };
  for (const [path, seen] of Object.entries(screens)) {
    await open.goto(server.address + path);
    await open.locator(seen).first().waitFor();
  }
});

test('every game is set up and played without a server, in every language', async () => {
  const server = await serve();
  const page = await firstVisit(server.address);
  await server.stop();
  for (const { id, players } of GAMES) {
    await page.goto(`${server.address}/new/${id}/${players.min === 1 ? 'solo' : 'bots'}`);
    await page.getByRole('button', { name: 'Start', exact: true }).click();
    for (let acts = 0; acts < 3; acts++) await act(page);
    await page.reload();
    await act(page);
  }
  await page.goto(`${server.address}/settings`);
  for (const [language, title] of [
    ['Français', 'Réglages'],
    ['Deutsch', 'Einstellungen'],
    ['English', 'Settings'],
  ] as const) {
    await page.getByText(language, { exact: true }).click();
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
  }
});

test('the network goes and comes in the middle of a match', async () => {
  const server = await serve();
  const page = await firstVisit(server.address);
  await put(page, 'matches', await played({ ...SOLO, until: rolling(1) }));
  await page.goto(`${server.address}/match/solo`);
  await page.context().setOffline(true);
  await act(page);
  await act(page);
  await page.reload();
  const { step } = await nextMoment(page);
  await page.context().setOffline(false);
  await act(page);
  await atStep(page, step + 1);
});

test('a new version leaves a running match alone, and is started once when asked', async () => {
  const server = await serve();
  const page = await firstVisit(server.address);
  await put(page, 'matches', await played({ ...SOLO, until: rolling(1) }));
  await page.goto(`${server.address}/match/solo`);
  await act(page);
  const other = await newTab(page.context(), `${server.address}/`);
  await other.getByText('Works offline').waitFor();
  const site = await nextBuild(/^(?:index|screen|setup|settings)-[\w-]+\.js$/);
  await server.startAgain(site);
  const scripts = await scriptsOf(page);

  await page.evaluate(() => dispatchEvent(new Event('online')));
  await page.waitForFunction(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    return registration?.waiting !== null && registration !== undefined;
  });
  await other.getByText('A new version is ready').waitFor();
  await act(page);
  await nextMoment(page);
  expect(await page.getByText('A new version is ready').count()).toBe(0);
  const before = await keptMatch(page, 'solo');

  await page.getByRole('link', { name: 'Back to the games' }).click();
  await page.getByText('A new version is ready').waitFor();
  // A part of the old version that nobody has asked for before, and the server has no more.
  await page.goto(`${server.address}/settings`);
  await page.locator('.settings-part').first().waitFor();
  await page.getByRole('link', { name: 'Back to the start' }).click();

  let loads = 0;
  page.on('load', () => {
    loads++;
  });
  await page.getByRole('button', { name: 'Update', exact: true }).click();
  await expect.poll(async () => (await scriptsOf(page)).join()).toContain('-next.js');
  await page.getByRole('link', { name: /^Continue/ }).click();
  await act(page);
  await nextMoment(page);
  await expect.poll(() => loads).toBe(1);
  expect((await keptMatch(page, 'solo')).entries.slice(0, -1)).toEqual(before.entries);
  await page.getByRole('link', { name: 'Back to the games' }).click();
  await page.locator('.home').waitFor();
  expect(await page.getByText('A new version is ready').count()).toBe(0);

  // The other tab is still the old version, and whole.
  expect(await scriptsOf(other)).toEqual(scripts);
  await other.getByRole('link', { name: 'Choose bots' }).click();
  await other.locator('.setup').waitFor();
  await other.goBack();
  await other.getByRole('button', { name: 'Update', exact: true }).click();
  await expect.poll(async () => (await scriptsOf(other)).join()).toContain('-next.js');
});

/** The scripts that a page began with: they tell its version. */
function scriptsOf(page: Page): Promise<readonly string[]> {
  return page
    .evaluate(() => [...document.querySelectorAll('script[src]')].map((script) => script.outerHTML))
    .catch(() => []);
}
