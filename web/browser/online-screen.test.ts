import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { DESKTOP, newTab, visit } from '#testing/browser/app.ts';
import { guest, host, seats, two } from '#testing/browser/company.ts';
import { sit, tableId, title } from '#testing/browser/lobby.ts';
import { measured, resize, scrolling } from '#testing/browser/looks.ts';
import { finished, gathered, playOn, playOut } from '#testing/browser/online-tables.ts';
import { GAMES } from '#testing/browser/screens/moments.ts';
import { signIn, somebody } from '#testing/browser/somebody.ts';
import { LONG } from '#testing/long.ts';

/** The big screen of the table that a page shows, opened on the same device. */
const openScreen = (page: Page): Promise<Page> =>
  newTab(page.context(), `/screen/${tableId(page)}`);

test('the big screen shows the way in, then the match, and takes nobody’s seat', async () => {
  const lea = await host();
  const tv = await openScreen(lea);
  await tv.setViewportSize(DESKTOP);
  await tv.getByRole('img', { name: /^QR code/ }).waitFor();
  await tv.locator('.big-seats li').getByText('Lea').waitFor();
  await lea.getByRole('button', { name: 'Add a bot' }).click();
  await tv.locator('.big-seats li').getByText('Pip').waitFor();
  await lea.getByRole('button', { name: 'Start' }).click();
  await tv.locator('.big-race').waitFor();
  expect(await tv.locator('.big-race li b').allTextContents()).toContain('Pip');
  await lea.locator('.dock-actions .primary').click();
  await tv.locator('.big-dice .die').first().waitFor();
  await tv.reload();
  await tv.locator('.big-dice .die').first().waitFor();
});

test('the big screen is nobody who watches', async () => {
  const lea = await host();
  const tv = await openScreen(lea);
  await tv.locator('.big-lobby').waitFor();
  const tom = await guest(lea, 'Tom');
  await lea.getByText('1 person watches').waitFor();
  await sit(tom);
  await seats(lea).toEqual(['Lea', 'Tom']);
  await expect.poll(() => lea.getByText(/person watches|people watch/).count()).toBe(0);
});

test('latecomers still find the way during the match, and in large on demand', async () => {
  const lea = await host();
  await lea.getByRole('button', { name: 'Add a bot' }).click();
  await lea.getByRole('button', { name: 'Start' }).click();
  const tv = await openScreen(lea);
  await tv.locator('.big-race').waitFor();
  await tv
    .locator('.big-door')
    .getByText(`/table/${tableId(tv)}`)
    .waitFor();
  await tv.getByRole('button', { name: /QR code.*Scan to watch/ }).click();
  await tv
    .getByRole('dialog')
    .getByRole('img', { name: /^QR code/ })
    .waitFor();
});

test('before the first roll nobody is done, and whoever is away is called away', async () => {
  const [lea, tom] = await two();
  await lea.getByRole('button', { name: 'Add a bot' }).click();
  await seats(lea).toEqual(['Lea', 'Tom', 'Pip']);
  await lea.getByRole('button', { name: 'Start' }).click();
  const tv = await openScreen(lea);
  const states = () => tv.locator('.big-name small').allTextContents();
  await expect.poll(states).toEqual(['to roll', 'waiting', 'waiting']);
  await tom.close();
  await expect.poll(states).toEqual(['to roll', 'away', 'waiting']);
});

test('during a match no lobby is shown, not even before the match is there', async () => {
  const lea = await host();
  await lea.getByRole('button', { name: 'Add a bot' }).click();
  await lea.getByRole('button', { name: 'Start' }).click();
  await lea.locator('.table').waitFor();
  const tv = await newTab(lea.context(), '/');
  await tv.addInitScript(() => {
    new MutationObserver(() => {
      if (document.querySelector('.big-lobby')) document.documentElement.dataset.lobby = 'seen';
    }).observe(document, { childList: true, subtree: true });
  });
  const release = Promise.withResolvers<void>();
  await tv.routeWebSocket(/\/socket/, (socket) => {
    const server = socket.connectToServer();
    server.onMessage(async (text) => {
      if (String(text).startsWith('{"type":"view"')) await release.promise;
      socket.send(text);
    });
  });
  await tv.goto(`/screen/${tableId(lea)}`);
  await tv.getByRole('heading', { name: 'Going to the table…' }).waitFor();
  await tv.waitForLoadState('networkidle');
  release.resolve();
  await tv.locator('.big-race').waitFor();
  expect(await tv.locator('html').getAttribute('data-lobby')).toBeNull();
});

test('the end shows who has won and what everybody has, and nothing of turns', async () => {
  const tv = await visit({ size: DESKTOP });
  const lea = await signIn(tv, 'Lea');
  const { id } = await finished(lea, { game: 'qwixx' });
  await tv.goto(`/screen/${id}`);
  await tv
    .locator('.big-end h2')
    .getByText(/wins|share/)
    .waitFor();
  const points = await tv.locator('.big-points b').allTextContents();
  const counted = points.map((text) => Number(text.replace('−', '-')));
  expect(counted).toEqual(counted.toSorted((one, other) => other - one));
  expect(await tv.locator('.big-name small').first().textContent()).toBe('wins');
  expect(await tv.locator('.big-turn, .big-dice').count()).toBe(0);
});

test('the big screen opened by a player who sits down only later leaves them their seat', async () => {
  const [lea, tom] = await two();
  await tom.getByRole('button', { name: 'Watch instead' }).click();
  await seats(lea).toEqual(['Lea']);
  const tv = await openScreen(tom);
  await tv.locator('.big-lobby').waitFor();
  await sit(tom);
  await tv.locator('.big-seats li').getByText('Tom').waitFor();
  await lea.getByRole('button', { name: 'Start' }).click();
  await tv.locator('.big-race').waitFor();
  await tv.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await lea.getByRole('button', { name: 'Roll the dice' }).click();
  await tom.getByRole('button', { name: 'Pass', exact: true }).click();
  await tom.getByRole('button', { name: 'Take it back' }).waitFor();
  await tom.close();
  await lea.locator('.player-state em').getByText('away').waitFor({ state: 'attached' });
});

test('the big screen of no table says so', async () => {
  await title(await visit({ path: '/screen/nothing' }), 'There is no such table');
});

describe('the big screen shows all at once', () => {
  const SIZES = [
    { width: 768, height: 1024 },
    { width: 1024, height: 768 },
    { width: 1280, height: 720 },
    { width: 1440, height: 900 },
    { width: 1920, height: 1080 },
  ];
  const MOST = { encore: 6, 'encore-plus': 6, 'encore-coop': 5, qwixx: 5, choice: 4 };
  const NAME = 'Maximiliane Sophie Anton';

  test.each([2, 6])('the lobby with %i', async (count) => {
    const tv = await visit({ language: 'de' });
    const lea = await signIn(tv, NAME);
    await tv.goto(`/screen/${await gathered(lea, {}, count - 1)}`);
    await tv
      .locator('.big-seats li')
      .nth(count - 1)
      .waitFor();
    expect(await faultsOf(tv)).toEqual([]);
  });

  test.each(LONG ? GAMES : (['encore-coop', 'choice'] as const))(
    '%s, whoever plays',
    async (game) => {
      const tv = await visit({ language: 'de' });
      const counts = [2, 3, 4, 5, 6].filter((count) => count <= MOST[game]);
      for (const count of LONG ? counts : [MOST[game]]) {
        const lea = await signIn(tv, NAME);
        const id = await gathered(lea, { game }, count - 1);
        await lea.begin(id);
        await tv.goto(`/screen/${id}`);
        await tv.locator('.big-race').waitFor();
        expect(await faultsOf(tv), `${count} before the roll`).toEqual([]);
        await playOn(lea, id);
        await tv.locator('.big-dice .die').first().waitFor();
        expect(await faultsOf(tv), `${count} at a match`).toEqual([]);
      }
    },
  );

  test.each(LONG ? GAMES : ['encore-coop'])('the end of %s', async (game) => {
    const tv = await visit({ language: 'de' });
    const lea = await somebody(tv, 'Lea');
    // With bots, which want to win: without them an Encore! hardly ever ends.
    const id = await gathered(lea, { game }, 2);
    await lea.begin(id);
    await playOut(id, [lea]);
    await tv.goto(`/screen/${id}`);
    await tv.locator('.big-end').waitFor();
    expect(await faultsOf(tv)).toEqual([]);
  });

  async function faultsOf(tv: Page): Promise<readonly string[]> {
    const faults: string[] = [];
    for (const size of SIZES) {
      await resize(tv, size);
      const found = [...(await measured(tv)), ...(await scrolling(tv)), ...(await spilt(tv))];
      faults.push(...found.map((each) => `${size.width} × ${size.height}: ${each}`));
    }
    return faults;
  }

  /** What leaves the screen or its card, lies on its neighbour, or is too small to be seen. */
  function spilt(tv: Page): Promise<readonly string[]> {
    return tv.evaluate(() => {
      const faults: string[] = [];
      const all = (selector: string) => [...document.querySelectorAll(selector)];
      const box = (element: Element) => element.getBoundingClientRect();
      const name = (element: Element) => `${element.getAttribute('class')}`;
      const holds = (out: DOMRect, one: DOMRect) =>
        one.left > out.left - 1 &&
        one.top > out.top - 1 &&
        one.right < out.right + 1 &&
        one.bottom < out.bottom + 1;
      const screen = new DOMRect(0, 0, innerWidth, innerHeight);
      const whole =
        '.big-bar > *, .big h2, .big .qr, .big .code-tiles, .big .stamp, .big p, .big-seats li, .big-race li, .big-dice .die, .big-door span';
      for (const each of all(whole)) {
        if (!holds(screen, box(each))) faults.push(`off the screen: ${name(each)}`);
      }
      for (const card of all('.big-race li')) {
        const parts = card.querySelectorAll('.stamp, b, small, .big-lane, .big-map > *');
        for (const part of parts) {
          if (!holds(box(card), box(part))) faults.push(`out of its card: ${name(part)}`);
        }
      }
      const apart =
        '.big-bar, .big-invite > *, .big-seats > h2, .big-seats li, .big-turn, .big-end > *, .big-dice .die, .big-door, .big-race li';
      const pieces = all(apart);
      for (const [i, one] of pieces.entries()) {
        for (const other of pieces.slice(i + 1)) {
          const [a, b] = [box(one), box(other)];
          const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
          const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
          if (across > 1 && down > 1) faults.push(`${name(one)} lies on ${name(other)}`);
        }
      }
      for (const map of all('.big-map > *')) {
        const { width, height } = box(map);
        if (width < 150 || height < 75) faults.push(`a map of ${width} × ${height}`);
      }
      return [...new Set(faults)];
    });
  }
});
