import { expect, inject, test } from 'vitest';
import { newTab, visit } from '#testing/browser/app.ts';
import { openRest, replayed } from '#testing/browser/end.ts';
import { put } from '#testing/browser/kept.ts';
import { SOLO, visitorWith } from '#testing/browser/matches.ts';
import { act } from '#testing/browser/play.ts';
import { isOver, played } from '#testing/browser/played.ts';
import { newProfile, serve, startBrowser } from '#testing/browser/served.ts';
import { settled } from '#testing/browser/settled.ts';

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
  const said = (place: string) => page.locator(place).getByText('This browser saves nothing');
  await page.goto('/');
  await said('.notices').waitFor();
  await page.getByRole('button', { name: /^Play Encore!/ }).click();
  await said('.toasts').waitFor();
  for (let acts = 0; acts < 4; acts++) await act(page);
  await page.getByRole('link', { name: 'Back to the games' }).click();
  await said('.notices').waitFor();
  await page.getByRole('link', { name: /^Continue/ }).click();
  await act(page);
});

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
    await page.getByRole('button', { name: /^Play Encore!/ }).click();
    await page.locator('.table').waitFor();
    await page.waitForTimeout(300);
    await expect.poll(asked).toBe(times);
  }
});

test('thousands of matches are never read whole by a page: it lists and compares summaries', async () => {
  const page = await visitorWith([
    await played({ ...SOLO, until: isOver }),
    await played({ ...SOLO, id: 'other', until: isOver }),
  ]);
  await page.context().addInitScript(() => {
    const read: string[] = [];
    Object.assign(window, { readWhole: read });
    const real = IDBObjectStore.prototype.getAll;
    IDBObjectStore.prototype.getAll = function (...given) {
      read.push(this.name);
      return real.apply(this, given);
    };
  });
  const wholeRead = () =>
    page.evaluate(() => (window as unknown as { readWhole: string[] }).readWhole);
  for (const [path, seen] of [
    ['/', '.home-recent li'],
    ['/matches', '.matches-row'],
    ['/settings', '.delete-all'],
    ['/match/solo/end', '.solo-past'],
  ] as const) {
    await page.goto(path);
    await page.locator(seen).first().waitFor();
    await settled(page);
    expect(await wholeRead(), path).toContain('summaries');
    expect(await wholeRead(), path).not.toContain('matches');
  }
});

test('what an older app has kept is listed, and what is damaged is found', async () => {
  const page = await visit({ path: '/icon.svg' });
  const old = await played({ ...SOLO, until: isOver });
  await page.evaluate(
    (matches) =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open('dicepad', 1);
        opening.onupgradeneeded = () => {
          for (const name of ['matches', 'pads']) {
            const kept = opening.result.createObjectStore(name, { keyPath: 'id' });
            kept.createIndex('changed', 'changed');
            if (name === 'matches') for (const each of matches) kept.put(each);
          }
        };
        opening.onsuccess = () => {
          opening.result.close();
          resolve();
        };
      }),
    [old, { ...old, id: 'broken', entries: 'none' }],
  );
  await page.goto('/matches');
  await page.locator('.matches-row').first().waitFor();
  expect(await page.locator('.matches-row a[href="/match/solo/end"]').count()).toBe(1);
  await page.locator('.matches-row a[href="/match/broken"]').waitFor();
});

test('a page over plain http plays, and says what is missing', async () => {
  const server = await serve();
  const { browser } = await startBrowser(newProfile(), [
    '--host-resolver-rules=MAP dicepad.example 127.0.0.1',
  ]);
  const address = `http://dicepad.example:${server.port}`;
  const page = await visit({ browser, address, path: '/settings' });
  expect(await page.evaluate(() => isSecureContext)).toBe(false);
  await page.getByText('This address isn’t secure').waitFor();
  await page.goto('/');
  await page.getByRole('button', { name: /^Play Encore!/ }).click();
  for (let acts = 0; acts < 3; acts++) await act(page);
  await page.reload();
  await act(page);
  const over = await played({ ...SOLO, id: 'over', until: isOver });
  await put(page, 'matches', over);
  await page.goto('/match/over/end');
  // Neither the clipboard nor a selection can be copied to: what is left is to do it by hand.
  await page.evaluate(() => Object.assign(document, { execCommand: () => false }));
  await openRest(page);
  await page.getByRole('button', { name: 'Copy record' }).click();
  const text = page.getByRole('dialog').getByLabel('Copy this text');
  await text.waitFor();
  const record = await text.inputValue();
  expect(replayed(record).entries).toEqual(over.entries);
  const selected = () =>
    text.evaluate((area: HTMLTextAreaElement) =>
      area.value.slice(area.selectionStart, area.selectionEnd),
    );
  await expect.poll(selected).toBe(record);
  expect(await text.isEditable()).toBe(false);
  await page.keyboard.press('Escape');
  await text.waitFor({ state: 'detached' });
});

test('settings that make no sense are left out', async () => {
  const page = await visit({
    settings: { language: 'xx', stamp: 'dragon', volume: 'loud', theme: 'plaid', game: 7 },
  });
  await page.getByRole('heading', { level: 1 }).waitFor();
  const tab = await newTab(page.context(), `${inject('address')}/settings`);
  await tab.getByRole('heading', { level: 1, name: 'Settings' }).waitFor();
});
