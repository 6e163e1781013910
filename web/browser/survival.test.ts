import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { loadShelf } from '#games/shelves.ts';
import { newTab, visit } from '../../testing/browser/app.ts';
import * as hands from '../../testing/browser/hands.ts';
import { kept, keptMatch, keptPads, put, whenOpen } from '../../testing/browser/kept.ts';
import { choosing, isOver, played, rolling } from '../../testing/browser/played.ts';
import { newProfile, serve, startBrowser } from '../../testing/browser/served.ts';
import { LONG } from '../../testing/long.ts';
import { reviveMatch } from '../store/revive.ts';
import type { SavedMatch } from '../store/saved.ts';

const SOLO = { id: 'solo', game: 'encore', seats: 1, people: 1 };
const TWO = { id: 'two', game: 'encore', seats: 2, people: 2 };
const BOT = { id: 'bot', game: 'encore', seats: 2, people: 1 };
/** Machines may be busy. */
const PATIENT = { timeout: 15_000 };

/** A visitor who finds this match on the device, and opens it. */
async function opened(match: SavedMatch, settings = {}): Promise<Page> {
  const page = await visit({ settings });
  await whenOpen(page);
  await put(page, 'matches', match);
  await page.goto(`/match/${match.id}`);
  await page.locator('.table, .hand-over').first().waitFor();
  return page;
}

/** Everything kept replays by the rules. */
async function replays(match: SavedMatch): Promise<void> {
  const { game } = await loadShelf(match.game);
  expect(reviveMatch(match, game)).toHaveProperty('match');
}

/** Loads the page again: what is kept stays as it was, and the table shows the same. */
async function reloads(page: Page, id: string): Promise<void> {
  const before = await keptMatch(page, id);
  await page.reload();
  await page.locator('.table, .hand-over').first().waitFor();
  expect(await keptMatch(page, id)).toEqual(before);
}

/** The tab dies as if the system had ended it; another one is opened. */
async function killed(page: Page, path: string): Promise<Page> {
  await crash(page);
  return newTab(page, path);
}

async function crash(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const isDead = page.waitForEvent('crash');
  session.send('Page.crash').catch(() => undefined); // A dead page does not answer.
  await isDead;
}

test('loaded again with pencil marks: they are gone, nothing else is', async () => {
  const page = await opened(await played({ ...SOLO, until: choosing(2) }));
  await hands.pencil(page);
  const undo = page.getByRole('button', { name: 'Undo' });
  expect(await undo.getAttribute('aria-disabled')).toBe('false');
  await reloads(page, 'solo');
  expect(await undo.getAttribute('aria-disabled')).toBe('true');
  const { entries } = await keptMatch(page, 'solo');
  await hands.act(page);
  expect((await keptMatch(page, 'solo')).entries).toHaveLength(entries.length + 1);
});

test('loaded again before a roll and after it', async () => {
  const page = await opened(await played({ ...SOLO, until: rolling(2) }));
  await reloads(page, 'solo');
  const rolls = (await keptMatch(page, 'solo')).entries.length;
  await hands.roll(page);
  const dice = await page.locator('.table-dock .die').allInnerTexts();
  await reloads(page, 'solo');
  expect(await page.locator('.table-dock .die').allInnerTexts()).toEqual(dice);
  await hands.act(page);
  const after = await keptMatch(page, 'solo');
  expect(after.entries).toHaveLength(rolls + 2);
  await replays(after);
});

test('loaded again after a sealed decision and on the cover, the others still awaited', async () => {
  const page = await opened(await played({ ...TWO, until: choosing(2) }));
  await hands.accept(page);
  const before = await keptMatch(page, 'two');
  await hands.decide(page);
  await page.locator('.hand-over').waitFor();
  const sealed = await keptMatch(page, 'two');
  expect(sealed.sealed.map(({ seat }) => seat)).toHaveLength(1);
  await reloads(page, 'two');
  await page.getByText('Pass the device to Maximiliane').waitFor();
  await hands.accept(page);
  await reloads(page, 'two');
  await hands.accept(page);
  await hands.decide(page);
  await hands.nextMoment(page);
  const after = await keptMatch(page, 'two');
  expect(after.sealed).toEqual([]);
  expect(after.entries).toHaveLength(before.entries.length + 2);
  expect(after.entries).toContainEqual({ kind: 'move', ...sealed.sealed[0] });
  await replays(after);
});

test('loaded again while a bot thinks: it decides once', async () => {
  const page = await opened(await played({ ...BOT, until: choosing(1) }), { hurry: false });
  const before = await keptMatch(page, 'bot');
  await hands.decide(page);
  await page.reload();
  await hands.nextMoment(page);
  const after = await keptMatch(page, 'bot');
  const added = after.entries.slice(before.entries.length);
  expect(added.slice(0, 2).map((entry) => 'seat' in entry && entry.seat)).toEqual([0, 1]);
  await replays(after);
});

test('loaded again when the match is over', async () => {
  const page = await opened(await played({ ...SOLO, id: 'over', until: isOver }));
  await reloads(page, 'over');
  await page.getByRole('button', { name: 'See the score' }).click();
  const heading = await page.locator('.end h1').innerText();
  await page.reload();
  expect(await page.locator('.end h1').innerText()).toBe(heading);
  expect(await kept(page)).toHaveLength(1);
});

test('loaded again in the middle of entering real dice', async () => {
  const page = await opened(await played({ ...TWO, dice: 'real', until: rolling(1) }));
  await hands.accept(page);
  await page.locator('.pad-faces .die').first().click();
  await reloads(page, 'two');
  const { entries } = await keptMatch(page, 'two');
  await hands.accept(page);
  await enterDice(page);
  await hands.nextMoment(page);
  const after = await keptMatch(page, 'two');
  expect(after.entries).toHaveLength(entries.length + 1);
  await replays(after);
});

/** Taps a face for every die that is still awaited. */
async function enterDice(page: Page): Promise<void> {
  const awaited = await page.getByRole('img', { name: /not entered yet$/ }).count();
  for (let dice = 0; dice < awaited; dice++) {
    await page.locator('.pad-faces .die:not([aria-disabled="true"])').first().click();
  }
}

test('loaded again on a pad', async () => {
  const page = await visit();
  await whenOpen(page);
  const now = Date.now();
  const pad = {
    id: 'pad',
    game: 'qwixx',
    options: {},
    taps: [],
    revision: 1,
    created: now,
    changed: now,
  };
  await put(page, 'pads', pad);
  await page.goto('/pad/pad');
  const boxes = page.locator('.table-sheet [data-mark]');
  await boxes.nth(2).click();
  await boxes.nth(4).click();
  await page.waitForTimeout(100);
  await page.reload();
  await boxes.first().waitFor();
  const [after] = await keptPads(page);
  expect(after?.taps).toHaveLength(2);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(async () => (await keptPads(page))[0]?.taps.length, PATIENT).toBe(1);
});

test('two tabs on one pad show the same', async () => {
  const one = await visit();
  await whenOpen(one);
  const pad = {
    id: 'pad',
    game: 'qwixx',
    options: {},
    taps: [],
    revision: 1,
    created: 1,
    changed: 1,
  };
  await put(one, 'pads', pad);
  await one.goto('/pad/pad');
  const other = await newTab(one, '/pad/pad');
  const boxes = (page: Page) => page.locator('.table-sheet [data-mark]');
  const words = async (page: Page) =>
    String(await boxes(page).evaluateAll((all) => all.map((box) => box.ariaLabel)));
  await boxes(other).first().waitFor();
  for (const [page, box] of [
    [one, 2],
    [other, 4],
    [one, 6],
  ] as const) {
    const before = await words(page);
    await boxes(page).nth(box).click();
    await expect.poll(() => words(page), PATIENT).not.toBe(before);
    await expect.poll(async () => (await words(one)) === (await words(other)), PATIENT).toBe(true);
    await one.waitForTimeout(100);
  }
  expect((await keptPads(one))[0]?.taps).toHaveLength(3);
});

test('a closed tab is opened again', async () => {
  const page = await opened(await played({ ...SOLO, until: rolling(1) }));
  await hands.roll(page);
  const before = await keptMatch(page, 'solo');
  const other = await newTab(page, '/');
  await page.close({ runBeforeUnload: false });
  await other.getByRole('link', { name: /^Continue/ }).click();
  await hands.decide(other);
  await hands.nextMoment(other);
  expect((await keptMatch(other, 'solo')).entries).toHaveLength(before.entries.length + 1);
});

test('a tab killed right after an answer has lost nothing', async () => {
  let page = await opened(await played({ ...SOLO, until: rolling(1) }));
  for (let deaths = 0; deaths < 3; deaths++) {
    const { entries } = await keptMatch(page, 'solo');
    const moment = await hands.nextMoment(page);
    await hands.act(page);
    page = await killed(page, '/match/solo');
    await hands.nextMoment(page);
    const after = await keptMatch(page, 'solo');
    expect(after.entries, moment).toHaveLength(entries.length + 1);
    await replays(after);
  }
});

test('a tab killed at any moment leaves a match that goes on', async () => {
  let page = await opened(await played({ ...BOT, id: 'long', until: rolling(0) }));
  let known: SavedMatch['entries'] = [];
  for (let deaths = 0; deaths < (LONG ? 60 : 4); deaths++) {
    const acts = Math.floor(Math.random() * 3);
    for (let acted = 0; acted < acts; acted++) await hands.act(page);
    const under = hands.act(page).catch(() => undefined); // Dies under way.
    await new Promise((resolve) => setTimeout(resolve, Math.random() * 120));
    page = await killed(page, '/match/long');
    await under;
    const isEnd = (await hands.nextMoment(page)) === 'over';
    const match = await keptMatch(page, 'long');
    expect(match.entries.slice(0, known.length)).toEqual(known);
    await replays(match);
    known = match.entries;
    if (isEnd) return;
  }
});

test('a doubled tap rolls once', async () => {
  const page = await opened(await played({ ...SOLO, until: rolling(1) }));
  const { entries } = await keptMatch(page, 'solo');
  await page.getByRole('button', { name: 'Roll the dice' }).dblclick();
  await page.locator('.dock-actions [aria-label="Undo"]').waitFor();
  await page.waitForTimeout(150);
  expect((await keptMatch(page, 'solo')).entries).toHaveLength(entries.length + 1);
});

test('a doubled tap confirms once', async () => {
  const page = await opened(await played({ ...SOLO, until: choosing(2) }));
  const { entries } = await keptMatch(page, 'solo');
  await hands.pencilChoice(page);
  await hands.confirmButton(page).dblclick();
  await page.getByRole('button', { name: 'Roll the dice' }).waitFor();
  await page.waitForTimeout(150);
  expect((await keptMatch(page, 'solo')).entries).toHaveLength(entries.length + 1);
});

test('the second half of a slow double tap on the dice decides nothing', async () => {
  const page = await opened(await played({ ...SOLO, until: rolling(1) }));
  const { entries } = await keptMatch(page, 'solo');
  const button = page.getByRole('button', { name: 'Roll the dice' });
  const box = (await button.boundingBox())!;
  const places = [0.3, 0.5, 0.8].map((part) => [box.x + box.width * part, box.y + box.height / 2]);
  await page.mouse.click(places[0]![0]!, places[0]![1]!);
  await page.locator('.dock-actions [aria-label="Undo"]').waitFor();
  for (const [x, y] of places) {
    await page.mouse.move(x!, y!);
    await page.mouse.down({ clickCount: 2 });
    await page.mouse.up({ clickCount: 2 });
  }
  await page.waitForTimeout(150);
  expect((await keptMatch(page, 'solo')).entries).toHaveLength(entries.length + 1);
  expect(await page.getByText('Tap again if you mean it.').count()).toBe(0);
});

test('a doubled tap begins one match, and one rematch', async () => {
  const page = await visit();
  await page.getByRole('button', { name: /Play now/ }).dblclick();
  await page.locator('.table').waitFor();
  await page.waitForTimeout(200);
  expect(await kept(page)).toHaveLength(1);
  await put(page, 'matches', await played({ ...SOLO, id: 'over', until: isOver }));
  await page.goto('/match/over/end');
  await page.getByRole('button', { name: 'Play again' }).dblclick();
  await page.locator('.table').waitFor();
  await page.waitForTimeout(200);
  expect(await kept(page)).toHaveLength(3);
});

test('two tabs on one match: the quicker counts, both show the same', async () => {
  const one = await opened(await played({ ...SOLO, until: rolling(1) }));
  const other = await newTab(one, '/match/solo');
  const tabs = [one, other];
  await hands.nextMoment(other);
  for (let rounds = 0; rounds < (LONG ? 20 : 4); rounds++) {
    const { entries } = await keptMatch(one, 'solo');
    const step = await hands.stepOf(one);
    const moment = await hands.nextMoment(one);
    if (moment === 'over') break;
    const glows = (await one.locator('.table-sheet [data-open]').count()) > 0;
    if (moment === 'choose' && glows) for (const tab of tabs) await hands.pencilChoice(tab);
    await Promise.all(tabs.map((tab) => hands.press(tab, step)));
    if ((await one.getByText('Tap again if you mean it.').count()) > 0) {
      await Promise.all(tabs.map((tab) => hands.press(tab, step)));
    }
    for (const tab of tabs) await hands.atStep(tab, step + 1);
    const after = await keptMatch(one, 'solo');
    expect(after.entries).toHaveLength(entries.length + 1);
    await replays(after);
    for (const tab of tabs) expect(await tab.getByRole('dialog').count()).toBe(0);
    const shown = await Promise.all(tabs.map((tab) => tab.locator('.table-main').innerText()));
    expect(shown[1]).toBe(shown[0]);
  }
});

test('two tabs with a bot at the table: it plays once', async () => {
  const one = await opened(await played({ ...BOT, until: choosing(1) }));
  const other = await newTab(one, '/match/bot');
  for (let acts = 0; acts < (LONG ? 40 : 4); acts++) {
    const [tab, idle] = acts % 2 === 0 ? [one, other] : [other, one];
    await hands.nextMoment(idle);
    await hands.atStep(tab, await hands.stepOf(idle));
    if ((await hands.act(tab)) === 'over') break;
    await hands.nextMoment(tab);
    await hands.atStep(idle, await hands.stepOf(tab));
  }
  await replays(await keptMatch(one, 'bot'));
  for (const tab of [one, other]) expect(await tab.getByRole('dialog').count()).toBe(0);
});

test('a machine that loses its power right after an answer has lost nothing', async () => {
  const profile = newProfile();
  const server = await serve();
  const address = `${server.address}/match/solo`;
  const before = await startBrowser(profile);
  const page = await before.browser.contexts()[0]!.newPage();
  await page.goto(server.address);
  await whenOpen(page);
  await put(page, 'matches', await played({ ...SOLO, until: rolling(1) }));
  await page.goto(address);
  await hands.act(page);
  await hands.act(page);
  const step = await hands.stepOf(page);
  await before.kill();

  const after = await startBrowser(profile);
  const again = await after.browser.contexts()[0]!.newPage();
  await again.goto(address);
  await hands.atStep(again, step);
  await hands.act(again);
  await replays(await keptMatch(again, 'solo'));
});
