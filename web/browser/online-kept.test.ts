import { text as textOf } from 'node:stream/consumers';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { verify } from '#fair/verify.ts';
import { visit } from '#testing/browser/app.ts';
import { checkScore, listedRecord, openRest, replayed } from '#testing/browser/end.ts';
import { kept } from '#testing/browser/kept.ts';
import { finished } from '#testing/browser/online-tables.ts';
import { type Somebody, signIn, somebody } from '#testing/browser/somebody.ts';

/** Lea's browser, at the end of a match with Tom. */
async function ended(wish: Parameters<typeof visit>[0] = {}) {
  const page = await visit(wish);
  const lea = await signIn(page, 'Lea');
  const tom = await somebody(page, 'Tom');
  const { id, match } = await finished(lea, { game: 'qwixx' }, [tom]);
  await page.goto(`/table/${id}`);
  await page.locator('.end').waitFor();
  return { page, lea, tom, table: id, match: match! };
}

const isKept = (page: Page, match: string) =>
  expect.poll(async () => (await kept(page)).map(({ id }) => id)).toEqual([match]);

async function recordOf(page: Page, match: string): Promise<string> {
  return (await page.request.get(`/api/matches/${match}/record`)).text();
}

test('a match played online is found on the device, and needs no network any more', async () => {
  const { page, match } = await ended({ isKept: true });
  await isKept(page, match);
  const record = await recordOf(page, match);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.context().setOffline(true);

  await page.goto('/');
  await page
    .getByRole('region', { name: 'Recent games' })
    .getByRole('link', { name: /with Tom/ })
    .click();
  const shown = await checkScore(page);
  expect(shown.entries).toEqual(replayed(record).entries);
  expect(await page.getByRole('button', { name: 'Play again' }).count()).toBe(0);

  await page.getByRole('button', { name: 'Were the dice fair?' }).click();
  await page.getByText(/^All \d+ rolls are right\.$/).waitFor();
  await page.keyboard.press('Escape');
  expect(await listedRecord(page)).toBe(record);
  expect(verify(replayed(record)).kind).toBe('right');

  await page.goto(`/match/${match}/end`);
  await openRest(page);
  await page.getByRole('link', { name: 'Replay' }).click();
  await page.locator('.replay').first().waitFor();
  expect(new URL(page.url()).pathname).toBe(`/replay/${match}`);
});

test('it is kept once: seen again, and brought back from the backup of another device', async () => {
  const { page, table, match } = await ended();
  await isKept(page, match);
  await page.goto('/matches');
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Back up' }).click();
  const backup = await textOf(await (await saving).createReadStream());
  expect(JSON.parse(backup).matches).toHaveLength(1);

  await page.goto(`/table/${table}`);
  await page.locator('.end').waitFor();
  await openRest(page);
  await page.getByRole('button', { name: 'Replay' }).click();
  await page.waitForURL(`**/replay/${match}`);
  await isKept(page, match);

  const other = await visit();
  await other.context().addCookies(await page.context().cookies());
  await other.goto(`/table/${table}`);
  await isKept(other, match);
  await other.goto('/matches');
  const buffer = Buffer.from(backup);
  await other
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'backup.json', mimeType: 'application/json', buffer });
  await other.getByText('1 was already here').waitFor();
  await isKept(other, match);
});

test('it is kept when it ends, also by somebody who never looks at the score', async () => {
  const page = await visit();
  const lea = await signIn(page, 'Lea');
  const tom = await somebody(page, 'Tom');
  const { id } = await lea.make({ game: 'qwixx' });
  await tom.sit(id);
  const { match } = await lea.begin(id);
  await page.goto(`/table/${id}`);
  await page.locator('.table').waitFor();
  await Promise.all([lea, tom].map((each) => playOut(each, id)));
  await page.getByRole('button', { name: 'See the score' }).waitFor();
  await isKept(page, match!);
});

async function playOut(who: Somebody, table: string): Promise<void> {
  const device = await who.connect(table);
  await device.play(`of ${device.seat}`);
  await device.close();
}

test('a spectator keeps nothing, and can replay it all the same', async () => {
  const { page } = await ended();
  const spectator = await visit({ path: new URL(page.url()).pathname });
  await spectator.locator('.end').waitFor();
  await openRest(spectator);
  await spectator.getByRole('button', { name: 'Replay' }).click();
  await spectator.waitForURL('**/replay#*');
  expect(await kept(spectator)).toEqual([]);
});
