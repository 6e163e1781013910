import { setTimeout } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { expect, inject, onTestFailed, test } from 'vitest';
import { randomFrom } from '#kits/random.ts';
import { newTab, quicken } from '#testing/browser/app.ts';
import { keptMatch, put, whenOpen } from '#testing/browser/kept.ts';
import { BOT, opened, replays, SOLO } from '#testing/browser/matches.ts';
import { atStep, nextMoment } from '#testing/browser/moment.ts';
import { act } from '#testing/browser/play.ts';
import { played, rolling } from '#testing/browser/played.ts';
import { newProfile, serve, startBrowser } from '#testing/browser/served.ts';
import { LONG } from '#testing/long.ts';
import type { SavedMatch } from '../store/saved.ts';

/**
 * A device whose tabs die as if the system had ended them. It has a browser of its own, because a
 * Chromium whose tab dies under a tap sometimes falls as a whole (seen: a segmentation fault); then
 * it is started again on the same profile, and what was kept must be there all the same.
 */
async function mortalDevice() {
  const profile = newProfile();
  const started = async () => {
    const { browser } = await startBrowser(profile);
    await quicken(browser.contexts()[0]!);
    return browser;
  };
  let browser = await started();
  const openTab = (path: string): Promise<Page> =>
    newTab(browser.contexts()[0]!, `${inject('address')}${path}`);
  return {
    async open(match: SavedMatch): Promise<Page> {
      const page = await openTab('/');
      await whenOpen(page);
      await put(page, 'matches', match);
      await page.goto(`${inject('address')}/match/${match.id}`);
      await nextMoment(page);
      return page;
    },
    /** Returns the match in another tab. */
    async kill(page: Page, path: string): Promise<Page> {
      const isDown = new Promise((resolve) => browser.once('disconnected', resolve));
      const session = await page.context().newCDPSession(page);
      const isDead = page.waitForEvent('crash');
      session.send('Page.crash').catch(() => undefined); // A dead page does not answer.
      await Promise.race([isDead, isDown]);
      try {
        return await openTab(path);
      } catch (error) {
        if (browser.isConnected()) throw error;
        browser = await started();
        return openTab(path);
      }
    },
  };
}

test('a closed tab is opened again', async () => {
  const page = await opened(await played({ ...SOLO, until: rolling(1) }));
  expect(await act(page)).toBe('roll');
  const before = await keptMatch(page, 'solo');
  const other = await newTab(page.context(), '/');
  await page.close({ runBeforeUnload: false });
  await other.getByRole('link', { name: /^Continue/ }).click();
  expect(await act(other)).toBe('choose');
  expect((await keptMatch(other, 'solo')).entries).toHaveLength(before.entries.length + 1);
});

test('a tab killed right after an answer has lost nothing', async () => {
  const device = await mortalDevice();
  let page = await device.open(await played({ ...SOLO, until: rolling(1) }));
  for (let deaths = 0; deaths < 3; deaths++) {
    const { entries } = await keptMatch(page, 'solo');
    const asked = await act(page);
    page = await device.kill(page, '/match/solo');
    await nextMoment(page);
    const after = await keptMatch(page, 'solo');
    expect(after.entries, asked).toHaveLength(entries.length + 1);
    await replays(after);
  }
});

const DEATHS = LONG ? 60 : 4;
/** The longest that a tab lives on after something was begun, in milliseconds. */
const LAST_BREATH = 120;

test('a tab killed at any moment leaves a match that goes on', async () => {
  const seed = process.env.DICEPAD_SEED ?? String(Date.now());
  onTestFailed(() => console.error(`Again with the same deaths: DICEPAD_SEED=${seed}`));
  const random = randomFrom(seed);
  const device = await mortalDevice();
  let page = await device.open(await played({ ...BOT, id: 'long', seed, until: rolling(0) }));
  let known: SavedMatch['entries'] = [];
  for (let deaths = 0; deaths < DEATHS; deaths++) {
    for (let acts = random.below(3); acts > 0; acts--) await act(page);
    const under = act(page).catch(() => undefined); // Dies under way.
    await setTimeout(random.below(LAST_BREATH));
    page = await device.kill(page, '/match/long');
    await under;
    const { asked } = await nextMoment(page);
    const match = await keptMatch(page, 'long');
    expect(match.entries.slice(0, known.length)).toEqual(known);
    await replays(match);
    known = match.entries;
    if (asked === 'over') break;
  }
  expect(known.length).toBeGreaterThan(0);
});

test('a machine that loses its power right after an answer has lost nothing', async () => {
  const profile = newProfile();
  const server = await serve();
  const address = `${server.address}/match/solo`;
  const before = await startBrowser(profile);
  const page = await before.browser.contexts()[0]!.newPage();
  await page.goto(server.address);
  await whenOpen(page);
  const match = await played({ ...SOLO, until: rolling(1) });
  await put(page, 'matches', match);
  await page.goto(address);
  for (const asked of ['roll', 'choose']) expect(await act(page)).toBe(asked);
  const { step } = await nextMoment(page);
  await before.kill();

  const after = await startBrowser(profile);
  const again = await after.browser.contexts()[0]!.newPage();
  await again.goto(address);
  await atStep(again, step);
  expect(await act(again)).toBe('roll');
  const kept = await keptMatch(again, 'solo');
  expect(kept.entries).toHaveLength(match.entries.length + 3);
  await replays(kept);
});
