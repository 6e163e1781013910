import type { Page } from 'playwright-core';
import type { TableInfo, TableOptions } from '#protocol/table.ts';
import { Device, Person } from '#server/socket/testing.ts';

/** Whose browser a page is, for the server that it came from. */
export async function signIn(page: Page, name: string): Promise<Person> {
  lost.delete(page);
  const person = await Person.come(placeOf(page), name);
  const [key = '', value = ''] = person.cookie.split('=');
  await page.context().addCookies([{ name: key, value, url: placeOf(page).address }]);
  return person;
}

/** A match that somebody has begun with bots. */
export async function begun(
  page: Page,
  host: Person,
  options: Partial<TableOptions>,
  others: readonly Person[] = [],
): Promise<TableInfo> {
  const place = placeOf(page);
  const { id } = await host.make(place, options);
  for (const other of others) await other.table(place, 'POST', `/tables/${id}/seats`, {});
  if (others.length === 0)
    await host.table(place, 'POST', `/tables/${id}/seats`, { bot: 'greedy' });
  return host.table(place, 'POST', `/tables/${id}/begin`);
}

/** The same, played to its end without any page. */
export async function finished(
  page: Page,
  host: Person,
  options: Partial<TableOptions>,
  others: readonly Person[] = [],
): Promise<TableInfo> {
  const table = await begun(page, host, options, others);
  const place = placeOf(page);
  const devices = await Promise.all(
    [host, ...others].map(({ cookie }) => Device.open(place, table.id, { cookie })),
  );
  await Promise.all(devices.map((each, seat) => each.play(`seat ${seat}`)));
  const [first] = devices;
  await first!.until(() => first!.table?.state === 'over');
  await Promise.all(devices.map((each) => each.close()));
  return table;
}

export function placeOf(page: Page): { readonly address: string } {
  return { address: new URL(page.url()).origin };
}

const lost = new WeakSet<Page>();

/** No socket of the page gets an answer any more, until `findTable`. */
export async function loseTable(page: Page): Promise<void> {
  lost.add(page);
  await page.routeWebSocket(/\/socket/, (socket) => {
    if (!lost.has(page)) socket.connectToServer();
  });
  await page.evaluate(() => dispatchEvent(new Event('offline')));
}

export async function findTable(page: Page): Promise<void> {
  lost.delete(page);
  await page.evaluate(() => dispatchEvent(new Event('online')));
}
