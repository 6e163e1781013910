import type { Page } from 'playwright-core';
import type { TableInfo, TableOptions } from '#protocol/table.ts';
import type { Choose } from '#server/socket/testing.ts';
import { settled } from './settled.ts';
import type { Somebody } from './somebody.ts';

/** A table in its lobby, at which somebody sits with bots. */
export async function gathered(
  host: Somebody,
  options: Partial<TableOptions>,
  bots: number,
): Promise<string> {
  const { id } = await host.make(options);
  for (let count = 0; count < bots; count++) await host.addBot(id);
  return id;
}

/** A match that somebody has begun with others, or with a bot. */
export async function begun(
  host: Somebody,
  options: Partial<TableOptions>,
  others: readonly Somebody[] = [],
): Promise<TableInfo> {
  const id = await gathered(host, options, others.length === 0 ? 1 : 0);
  for (const other of others) await other.sit(id);
  return host.begin(id);
}

/** How many turns a match has before it looks like one. */
const SOME = 12;

/** Plays somebody's seat without a page, until some turns are over and they are to choose. */
export async function playOn(player: Somebody, id: string): Promise<void> {
  const device = await player.connect(id);
  await device.play('some turns', ({ step, next, decided }) => {
    const { seat } = device;
    if (step < SOME || next.for !== 'seats' || seat === undefined) return false;
    return next.seats.includes(seat) && !decided.includes(seat);
  });
  await device.close();
}

/** A match that was played to its end without any page. */
export async function finished(
  host: Somebody,
  options: Partial<TableOptions>,
  others: readonly Somebody[] = [],
): Promise<TableInfo> {
  const table = await begun(host, options, others);
  await playOut(table.id, [host, ...others]);
  return table;
}

/** Plays a match to its end, for everybody who is no bot. */
export async function playOut(
  id: string,
  people: readonly Somebody[],
  choose?: Choose,
): Promise<void> {
  const devices = await Promise.all(people.map((each) => each.connect(id)));
  await Promise.all(devices.map((each, seat) => each.play(`seat ${seat}`, undefined, choose)));
  const [first] = devices;
  await first!.until(() => first!.table?.state === 'over');
  await Promise.all(devices.map((each) => each.close()));
}

/** Goes to a match; a visitor without a seat watches. */
export async function openTable(page: Page, id: string): Promise<void> {
  await page.goto(`/table/${id}`);
  await page.locator('.table, .late-match').first().waitFor();
  if (await page.locator('.late-match').isVisible()) await page.locator('.way').last().click();
  await page.locator('.table').waitFor();
  await settled(page);
}

const lost = new WeakSet<Page>();

/** No socket of the page gets an answer any more, until `findTable` or a reload. */
export async function loseTable(page: Page): Promise<void> {
  lost.add(page);
  page.once('load', () => lost.delete(page));
  await page.routeWebSocket(/\/socket/, (socket) => {
    if (!lost.has(page)) socket.connectToServer();
  });
  await page.evaluate(() => dispatchEvent(new Event('offline')));
}

export async function findTable(page: Page): Promise<void> {
  lost.delete(page);
  await page.evaluate(() => dispatchEvent(new Event('online')));
}
