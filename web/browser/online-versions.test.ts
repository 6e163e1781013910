import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { visit } from '#testing/browser/app.ts';
import { title } from '#testing/browser/lobby.ts';
import { begun } from '#testing/browser/online-tables.ts';
import { signIn, somebody } from '#testing/browser/somebody.ts';

/** Changes the server’s messages over its sockets, until reset. */
async function changeNews(page: Page, change: (text: string) => string): Promise<() => void> {
  let isChanged = true;
  await page.routeWebSocket(/\/socket/, (socket) => {
    const server = socket.connectToServer();
    server.onMessage((text) => socket.send(isChanged ? change(String(text)) : text));
  });
  return () => {
    isChanged = false;
  };
}

async function openLobby(page: Page): Promise<string> {
  const mia = await somebody(page, 'Mia');
  return (await mia.make()).id;
}

test('a server of another version is reported, with the way to the new one', async () => {
  const page = await visit();
  const lea = await signIn(page, 'Lea');
  const { id } = await begun(lea, { game: 'qwixx' });
  const restore = await changeNews(page, (text) => text.replace('"protocol":1', '"protocol":2'));
  await page.goto(`/table/${id}`);
  await title(page, 'Dicepad has a new version');
  restore();
  await page.getByRole('button', { name: 'Reload' }).click();
  await page.getByRole('button', { name: 'Roll the dice' }).waitFor();
});

test('a server that becomes newer in the middle of a match is not misread', async () => {
  const page = await visit({ language: 'de' });
  const lea = await signIn(page, 'Lea');
  const { id } = await begun(lea, { game: 'qwixx' });
  let version = 1;
  await changeNews(page, (text) => text.replace('"protocol":1', `"protocol":${version}`));
  await page.goto(`/table/${id}`);
  await page.locator('.table').waitFor();
  version = 2;
  await page.evaluate(() => dispatchEvent(new Event('offline')));
  await title(page, 'Dicepad hat eine neue Version');
});

test.each(['table', 'screen'])('a %s of a game that this app does not know', async (kind) => {
  const page = await visit({ language: 'fr' });
  const id = await openLobby(page);
  await changeNews(page, (text) => text.replace('"game":"encore"', '"game":"ludo"'));
  await page.goto(`/${kind}/${id}`);
  await title(page, 'Ce jeu est nouveau');
  await page.getByRole('button', { name: 'Recharger' }).waitFor();
});

test('such a game among the open tables is named, and cannot be joined', async () => {
  const page = await visit();
  const mia = await somebody(page, 'Mia');
  await mia.make({ isPublic: true });
  await page.route('**/api/tables', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replaceAll('"game":"encore"', '"game":"ludo"');
    await route.fulfill({ response: answer, body });
  });
  await page.goto('/tables');
  const row = page.locator('.open-tables li').filter({ hasText: 'ludo' }).first();
  await row.getByText('needs a newer version').waitFor();
  expect(await row.getByRole('button').count()).toBe(0);
});

test.each(['table', 'screen'])(
  'a %s whose server is away says so, and comes by itself',
  async (kind) => {
    const page = await visit({ forgiven: /ERR_INTERNET_DISCONNECTED/ });
    const id = await openLobby(page);
    let isAway = true;
    await page.routeWebSocket(/\/socket/, (socket) => {
      if (isAway) socket.close();
      else socket.connectToServer();
    });
    await page.goto(`/${kind}/${id}`);
    await title(page, 'The server isn’t answering');
    await page.locator('main a[href="/"]').waitFor();
    await page.context().setOffline(true);
    await title(page, 'This device is offline');
    await page.context().setOffline(false);
    isAway = false;
    await page.locator(kind === 'table' ? '.lobby' : '.big-lobby').waitFor();
  },
);
