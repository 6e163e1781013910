import { text as readAll } from 'node:stream/consumers';
import type { Download, Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { newTab, visit } from '../../testing/browser/app.ts';
import * as hands from '../../testing/browser/hands.ts';
import { kept, keptMatch, keptPads, put, whenOpen } from '../../testing/browser/kept.ts';
import { choosing, isOver, played, rolling } from '../../testing/browser/played.ts';
import { fillUp, giveRoom, limitRoom } from '../../testing/browser/room.ts';
import { newProfile, serve, startBrowser } from '../../testing/browser/served.ts';
import type { SavedMatch } from '../store/saved.ts';

const SOLO = { id: 'solo', game: 'encore', seats: 1, people: 1 };
/** Machines may be busy. */
const PATIENT = { timeout: 15_000 };
const PAD = {
  id: 'pad',
  game: 'qwixx',
  options: {},
  taps: [],
  revision: 1,
  created: 1,
  changed: 1,
};

async function visitor(...documents: readonly unknown[]): Promise<Page> {
  const page = await visit();
  await whenOpen(page);
  for (const document of documents) await put(page, 'matches', document);
  return page;
}

test('a browser that refuses its database plays in memory and says so', async () => {
  const page = await visit();
  await page.context().addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  });
  await page.goto('/');
  await page.getByText('This browser keeps nothing').waitFor();
  await page.getByRole('button', { name: /Play now/ }).click();
  for (let acts = 0; acts < 4; acts++) await hands.act(page);
  await page.getByRole('link', { name: 'Back to the games' }).click();
  await page.getByText('This browser keeps nothing').waitFor();
  await page.getByRole('link', { name: /^Continue/ }).click();
  await hands.act(page);
});

/** A visitor whose device has no room left, and who has these matches. */
async function cramped(...matches: readonly SavedMatch[]) {
  const page = await visit({ path: '/icon.svg' });
  const session = await limitRoom(page);
  await page.goto('/');
  await page.getByText('Works offline on this device').waitFor();
  for (const match of matches) await put(page, 'matches', match);
  await fillUp(page);
  return { page, makeRoom: () => giveRoom(session, page) };
}

test('no room in the middle of a match: told, undone, played on, kept when there is room', async () => {
  const { page, makeRoom } = await cramped(await played({ ...SOLO, until: rolling(1) }));
  await page.goto('/match/solo');
  const before = await keptMatch(page, 'solo');
  await page.getByRole('button', { name: 'Roll the dice' }).click();
  const dialog = page.getByRole('dialog', { name: 'This could not be saved' });
  await dialog.waitFor();
  expect(await keptMatch(page, 'solo')).toEqual(before);
  await dialog.getByRole('button', { name: 'Play without keeping' }).click();
  await dialog.waitFor({ state: 'detached' });
  for (let acts = 0; acts < 2; acts++) await hands.act(page);
  expect(await keptMatch(page, 'solo')).toEqual(before);
  await page.getByRole('link', { name: 'Back to the games' }).click();
  await page.getByText('No room left on this device').waitFor();
  await page.getByRole('link', { name: /^Continue/ }).click();
  await makeRoom();
  await hands.act(page);
  expect((await keptMatch(page, 'solo')).entries).toHaveLength(before.entries.length + 3);
});

test('no room for what a bot does: people are told, and it does not try without end', async () => {
  const sealed = await played({ ...SOLO, id: 'bot', seats: 2, until: choosing(1), sealed: true });
  const { page } = await cramped(sealed);
  await page.context().addInitScript(() => {
    const { put: write } = IDBObjectStore.prototype;
    sessionStorage.writes = 0;
    IDBObjectStore.prototype.put = function (this: IDBObjectStore, ...given) {
      sessionStorage.writes++;
      return write.apply(this, given);
    };
  });
  await page.goto('/match/bot');
  await page.getByRole('dialog', { name: 'This could not be saved' }).waitFor();
  await page.waitForTimeout(1500);
  expect(await page.evaluate(() => Number(sessionStorage.writes))).toBeLessThan(3);
  expect(await keptMatch(page, 'bot')).toEqual(sealed);
});

test('no room for a new match: old ones can be deleted, or it is played unkept', async () => {
  const { page } = await cramped(await played({ ...SOLO, id: 'old', until: isOver }));
  await page.getByRole('button', { name: /Play now/ }).click();
  await page.getByText('No room left on this device').waitFor();
  await page.getByRole('button', { name: 'Play without keeping' }).click();
  await page.getByRole('button', { name: /Play now/ }).click();
  await hands.act(page);
  expect((await kept(page)).map(({ id }) => id)).toEqual(['old']);
  await page.goto('/matches');
  await page.getByRole('button', { name: /^Delete Encore/ }).click();
  await expect.poll(async () => (await kept(page)).length, PATIENT).toBe(0);
});

test('broken matches are explained and can be saved; the others are not touched', async () => {
  const good = await played({ ...SOLO, until: rolling(1) });
  const broken = {
    shape: { id: 'shape', game: 'encore', changed: 5 },
    entry: { ...good, id: 'entry', entries: [...good.entries, { kind: 'roll', text: 'G7 ?' }] },
    game: { ...good, id: 'game', game: 'dominoes' },
    setup: {
      ...good,
      id: 'setup',
      players: ['a', 'a,b#'],
      chairs: [...good.chairs, ...good.chairs],
    },
  };
  const page = await visitor(good, ...Object.values(broken));
  for (const [id, document] of Object.entries(broken)) {
    await page.goto(`/match/${id}`);
    await page.getByText('This match cannot be read').waitFor();
    const saving = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Save what is there' }).click();
    expect(JSON.parse(await textOf(await saving))).toEqual(document);
    for (const screen of [`/match/${id}/end`, `/replay/${id}`]) {
      await page.goto(screen);
      await page.getByText(/This match (?:is not here|cannot be read)/).waitFor();
    }
  }
  await page.goto('/match/game');
  await page.getByText('does not know the game “dominoes”').waitFor();
  await page.getByRole('link', { name: 'To the games' }).click();
  await page
    .getByRole('link', { name: /Continue/ })
    .first()
    .waitFor();
  await page.goto('/match/solo');
  await hands.act(page);
  await page.goto('/matches');
  await expect.poll(() => page.locator('.matches-row').count(), PATIENT).toBe(5);
  const damaged = page.getByRole('region', { name: 'Damaged' });
  await damaged.getByRole('link').click();
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'Undo' }).waitFor();
  await expect.poll(() => damaged.count(), PATIENT).toBe(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await damaged.waitFor();
  await put(page, 'pads', { ...PAD, id: 'odd', taps: ['nothing'] });
  await page.goto('/pad/odd');
  await page.locator('.table-sheet, .empty').first().waitFor();
});

test('all matches and pads as one file, into another browser, and merged', async () => {
  const solo = await played({ ...SOLO, until: rolling(1) });
  const over = await played({ ...SOLO, id: 'over', until: isOver });
  const damaged = { id: 'shape', game: 'encore', changed: 5 };
  const page = await visitor(solo, over, damaged);
  await put(page, 'pads', PAD);
  await page.goto('/matches');
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Back up' }).click();
  const file = await saving;
  expect(file.suggestedFilename()).toMatch(/^dicepad-backup-\d{4}-\d\d-\d\d\.json$/);
  const text = await textOf(file);
  expect(JSON.parse(text).damaged).toEqual([damaged]);

  const fresh = await visitor({ ...solo, id: 'own' });
  const backup = JSON.parse(text);
  backup.matches.push({ ...solo, id: 'cheat', entries: [{ kind: 'roll', text: '9 9' }] });
  await importInto(fresh, JSON.stringify(backup));
  await fresh.getByText('3 new').waitFor();
  await fresh.getByText('2 were left out, and stay in the file:').waitFor();
  await fresh.getByRole('button', { name: 'All right' }).click();
  expect((await kept(fresh)).map(({ id }) => id).sort()).toEqual(['over', 'own', 'solo']);
  expect(await keptPads(fresh)).toHaveLength(1);
  expect(await keptMatch(fresh, 'solo')).toEqual(solo);

  await fresh.goto('/match/solo');
  await hands.act(fresh);
  await hands.nextMoment(fresh);
  const further = await keptMatch(fresh, 'solo');
  await importInto(fresh, text);
  await fresh.getByText('3 were here already').waitFor();
  expect(await keptMatch(fresh, 'solo')).toEqual(further);
  await importInto(fresh, 'no backup at all');
  await fresh.getByText('Nothing was changed.').waitFor();
});

async function textOf(file: Download): Promise<string> {
  return readAll(await file.createReadStream());
}

async function importInto(page: Page, text: string): Promise<void> {
  await page.goto('/matches');
  const buffer = Buffer.from(text);
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'backup.json', mimeType: 'application/json', buffer });
}

test('lasting storage is asked for once there is something to lose', async () => {
  const page = await visit();
  await page.context().addInitScript(() => {
    StorageManager.prototype.persist = async () => {
      sessionStorage.asked = Number(sessionStorage.asked ?? 0) + 1;
      return false;
    };
  });
  await page.goto('/');
  const asked = () => page.evaluate(() => Number(sessionStorage.asked ?? 0));
  for (const times of [0, 1, 1]) {
    await page.goto('/');
    await page.getByRole('button', { name: /Play now/ }).click();
    await page.locator('.table').waitFor();
    await page.waitForTimeout(300);
    await expect.poll(asked, PATIENT).toBe(times);
  }
});

test('a page over plain http plays, and says what is missing', async () => {
  const server = await serve();
  const { browser } = await startBrowser(newProfile(), [
    '--host-resolver-rules=MAP dicepad.example 127.0.0.1',
  ]);
  const page = await browser.contexts()[0]!.newPage();
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(String(error)));
  await page.goto(`http://dicepad.example:${server.port}/settings`);
  expect(await page.evaluate(() => isSecureContext)).toBe(false);
  await page.getByText('This address is not a secure one').waitFor();
  await page.goto(`http://dicepad.example:${server.port}/`);
  await page.getByRole('button', { name: /Play now/ }).click();
  for (let acts = 0; acts < 3; acts++) await hands.act(page);
  await page.reload();
  await hands.act(page);
  await put(page, 'matches', await played({ ...SOLO, id: 'over', until: isOver }));
  await page.goto(`http://dicepad.example:${server.port}/match/over/end`);
  const asking = page.waitForEvent('dialog');
  const click = page.getByRole('button', { name: 'Copy record' }).click();
  const prompt = await asking;
  expect(prompt.defaultValue()).toMatch(/Game: encore/);
  await prompt.dismiss();
  await click;
  expect(faults).toEqual([]);
});

test('settings that make no sense are left out', async () => {
  const page = await visit({
    settings: { language: 'xx', stamp: 'dragon', volume: 'loud', theme: 'plaid', game: 7 },
  });
  await page.getByRole('heading', { level: 1 }).waitFor();
  const tab = await newTab(page, `${inject('address')}/settings`);
  await tab.getByRole('heading', { level: 1, name: 'Settings' }).waitFor();
});
