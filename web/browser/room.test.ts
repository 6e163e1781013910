import { expect, test } from 'vitest';
import { visit } from '#testing/browser/app.ts';
import { kept, keptMatch, put, whenOpen } from '#testing/browser/kept.ts';
import { SOLO } from '#testing/browser/matches.ts';
import { act } from '#testing/browser/play.ts';
import { choosing, isOver, played, rolling } from '#testing/browser/played.ts';
import { fillUp, giveRoom, limitRoom } from '#testing/browser/room.ts';
import type { SavedMatch } from '../store/saved.ts';

/** A visitor whose device has no room left, and who has these matches. */
async function cramped(...matches: readonly SavedMatch[]) {
  const page = await visit({ path: '/icon.svg', isKept: true });
  const session = await limitRoom(page);
  await page.goto('/');
  await page.getByText('Works offline on this device').waitFor({ timeout: 60_000 });
  await whenOpen(page);
  for (const match of matches) await put(page, 'matches', match);
  await fillUp(page);
  return { page, makeRoom: () => giveRoom(session, page) };
}

test('storage full in the middle of a match: reported, undone, played on, stored when there is room', async () => {
  const { page, makeRoom } = await cramped(await played({ ...SOLO, until: rolling(1) }));
  await page.goto('/match/solo');
  const before = await keptMatch(page, 'solo');
  await page.getByRole('button', { name: 'Roll the dice' }).click();
  const dialog = page.getByRole('dialog', { name: 'This couldn’t be saved' });
  await dialog.waitFor();
  expect(await keptMatch(page, 'solo')).toEqual(before);
  await dialog.getByRole('button', { name: 'Play without saving' }).click();
  await dialog.waitFor({ state: 'detached' });
  for (let acts = 0; acts < 2; acts++) await act(page);
  expect(await keptMatch(page, 'solo')).toEqual(before);
  await page.getByRole('link', { name: 'Back to the games' }).click();
  await page.locator('.notices').getByText('No space left on this device').waitFor();
  await page.getByRole('link', { name: /^Continue/ }).click();
  await makeRoom();
  await act(page);
  expect((await keptMatch(page, 'solo')).entries).toHaveLength(before.entries.length + 3);
});

test('storage full on a bot’s move: reported, without endless retries', async () => {
  const sealed = await played({ ...SOLO, id: 'bot', seats: 2, until: choosing(1), sealed: true });
  const { page } = await cramped(sealed);
  await page.context().addInitScript(() => {
    const { put: write } = IDBObjectStore.prototype;
    sessionStorage.writes = 0;
    IDBObjectStore.prototype.put = function (this: IDBObjectStore, ...given) {
      if (this.name === 'matches') sessionStorage.writes++;
      return write.apply(this, given);
    };
  });
  await page.goto('/match/bot');
  await page.getByRole('dialog', { name: 'This couldn’t be saved' }).waitFor();
  await page.waitForTimeout(1500);
  expect(await page.evaluate(() => Number(sessionStorage.writes))).toBe(1);
  expect(await keptMatch(page, 'bot')).toEqual(sealed);
});

test('no room for a new match: old ones can be deleted, or it is played unkept', async () => {
  const { page } = await cramped(await played({ ...SOLO, id: 'old', until: isOver }));
  await page.getByRole('button', { name: /^Play Encore!/ }).click();
  await page.locator('.notices').getByText('No space left on this device').waitFor();
  await page.getByRole('button', { name: 'Play without saving' }).click();
  await page.getByRole('button', { name: /^Play Encore!/ }).click();
  await act(page);
  expect((await kept(page)).map(({ id }) => id)).toEqual(['old']);
  await page.goto('/matches');
  await page.getByRole('button', { name: /^Delete Encore/ }).click();
  await expect.poll(async () => (await kept(page)).length).toBe(0);
});
