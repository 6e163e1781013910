import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { MatchView } from '#protocol/messages.ts';
import { DESKTOP, newTab, visit } from '#testing/browser/app.ts';
import { guest, host, seats, two } from '#testing/browser/company.ts';
import { sit, tableId, title } from '#testing/browser/lobby.ts';
import { measured, resize, scrolling } from '#testing/browser/looks.ts';
import { begun, finished, gathered, playOn, playOut } from '#testing/browser/online-tables.ts';
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
  await lea.getByText('1 person is watching').waitFor();
  await sit(tom);
  await seats(lea).toEqual(['Lea', 'Tom']);
  await expect.poll(() => lea.getByText(/person is watching|people are watching/).count()).toBe(0);
});

test('latecomers still find the way during the match, and in large on demand', async () => {
  const lea = await host();
  await lea.getByRole('button', { name: 'Add a bot' }).click();
  await lea.getByRole('button', { name: 'Start' }).click();
  const tv = await openScreen(lea);
  await tv.locator('.big-race').waitFor();
  await tv.getByRole('button', { name: /QR code.*Scan to join or watch/ }).click();
  const dialog = tv.getByRole('dialog');
  await dialog.getByRole('img', { name: /^QR code/ }).waitFor();
  await dialog.getByText(`/table/${tableId(tv)}`).waitFor();
});

test('before the first roll nobody is done, and absent players are shown as away', async () => {
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
  await tom.getByRole('button', { name: 'Just watch' }).click();
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
  await title(await visit({ path: '/screen/nothing' }), 'There’s no such table');
});

test('crosses are described, and framed on their sheet until the next reveal', async () => {
  const tv = await visit({ size: DESKTOP });
  const lea = await signIn(tv, 'Lea');
  const id = await gathered(lea, { game: 'qwixx' }, 1);
  await lea.begin(id);
  const device = await lea.connect(id);
  const crossed = () => tv.locator('.big-sheet .crossed.fresh');
  await device.play('a cross', ({ entries }) =>
    entries.some(({ text }) => /^[RYGB]\d+$/.test(text)),
  );
  await tv.goto(`/screen/${id}`);
  await crossed().first().waitFor();
  const told = tv.locator('.big-news li').getByText('crossed').first();
  await told.waitFor();
  const was = await tv.locator('.big-news').textContent();
  const { length } = device.view!.entries;
  await device.play('the next', ({ entries }) => {
    return entries.slice(length).filter(({ kind }) => kind === 'move').length > 2;
  });
  await expect.poll(() => tv.locator('.big-news').textContent()).not.toBe(was);
  // The bot may go on meanwhile, so both are read again each time.
  const crosses = () => crossed().and(tv.locator('.qx-box')).count();
  await expect.poll(async () => (await crosses()) - lastCrosses(device.view!)).toBe(0);
  await device.close();
});

/** How many boxes were crossed since the roll that the last move was made with. */
function lastCrosses({ entries }: MatchView): number {
  const last = entries.findLastIndex(({ kind }) => kind === 'move');
  const start = entries.findLastIndex(({ kind }, at) => kind === 'roll' && at < last);
  return entries.slice(start + 1, last + 1).filter(({ text }) => text !== 'pass').length;
}

test('a stand-in’s choice is shown as a bot’s, and a phrase covers nothing', async () => {
  const tv = await visit({ size: DESKTOP });
  const [lea, tom] = [await signIn(tv, 'Lea'), await somebody(tv, 'Tom')];
  const { id } = await begun(lea, { game: 'qwixx', standIn: 5 }, [tom]);
  const device = await lea.connect(id);
  await tv.goto(`/screen/${id}`);
  await tv.locator('.big-race').waitFor();
  await device.play('one turn', ({ step }) => step > 1);
  await tv
    .locator('.big-news li')
    .getByText(/^A bot for Tom/)
    .first()
    .waitFor();
  await tv.reload();
  await tv
    .locator('.big-news li')
    .getByText(/^A bot for Tom/)
    .first()
    .waitFor();
  device.send({ type: 'say', phrase: 'calm' });
  const said = tv.locator('.big-said');
  await said.getByText('Take your time').waitFor();
  const [bubble, news] = await Promise.all([
    said.boundingBox(),
    tv.locator('.big-news').boundingBox(),
  ]);
  expect(bubble!.y).toBeGreaterThanOrEqual(news!.y + news!.height);
  await device.close();
});

test('after a match it shows who is ready, and who the next one waits for', async () => {
  const tv = await visit({ size: DESKTOP });
  const [lea, tom] = [await signIn(tv, 'Lea'), await somebody(tv, 'Tom')];
  const { id } = await finished(lea, { game: 'qwixx' }, [tom]);
  const device = await tom.connect(id);
  await device.until(() => device.table);
  await lea.again(id);
  await tv.goto(`/screen/${id}`);
  await tv.locator('.big-seats li').getByText('not yet').waitFor();
  await tv
    .locator('.big-seats p')
    .getByText(/^Waiting for .*Tom/)
    .waitFor();
  await device.close();
});

describe('the big screen', () => {
  /** Wider than high, it shows all at once. */
  const WIDE = [
    { width: 1024, height: 768 },
    { width: 1366, height: 768 },
    { width: 1440, height: 900 },
    { width: 1920, height: 1080 },
    { width: 3840, height: 2160 },
  ];
  const UPRIGHT = [
    { width: 390, height: 844 },
    { width: 768, height: 1024 },
  ];
  /** The narrowest of each kind, and the largest. */
  const FEW = [UPRIGHT[0]!, WIDE[0]!, WIDE.at(-1)!];
  const MOST = { encore: 6, 'encore-plus': 6, 'encore-coop': 5, qwixx: 5, choice: 4 };
  const NAME = 'Maximiliane Sophie Anton';

  test.each([2, 6])('shows the lobby with %i', async (count) => {
    const tv = await visit({ language: 'de' });
    const lea = await signIn(tv, NAME);
    await tv.goto(`/screen/${await gathered(lea, {}, count - 1)}`);
    await tv
      .locator('.big-seats li')
      .nth(count - 1)
      .waitFor();
    expect(await faultsOf(tv)).toEqual([]);
  });

  test.each(GAMES)('shows every sheet of %s, of people and bots', async (game) => {
    const tv = await visit({ language: 'de' });
    const counts = [2, 3, 4, 5, 6].filter((count) => count <= MOST[game]);
    // The more there are, the less room has each.
    for (const count of LONG ? counts : [MOST[game]]) {
      const lea = await signIn(tv, NAME);
      const id = await gathered(lea, { game }, count - 1);
      await lea.begin(id);
      if (LONG) {
        await tv.goto(`/screen/${id}`);
        await tv.locator('.big-race').waitFor();
        expect(await faultsOf(tv), `${count} before the roll`).toEqual([]);
      }
      await playOn(lea, id);
      await tv.goto(`/screen/${id}`);
      await tv.locator('.big-dice .die').first().waitFor();
      expect(await faultsOf(tv), `${count} at a match`).toEqual([]);
      expect(await sizesOf(tv, count), `${count} at a match`).toEqual([]);
    }
  });

  test.each(LONG ? GAMES : ['qwixx' as const])(
    'shows the whole names of four who play %s',
    async (game) => {
      const tv = await visit({ size: { width: 1920, height: 1080 } });
      const annabelle = await signIn(tv, 'Annabelle');
      const others = ['Maximilian', 'Christophe', 'Elisabeth'].map((name) => somebody(tv, name));
      const { id } = await begun(annabelle, { game }, await Promise.all(others));
      const device = await annabelle.connect(id);
      await device.play('the roll', ({ next }) => next.for === 'seats');
      await tv.goto(`/screen/${id}`);
      await tv.locator('.big-dice .die').first().waitFor();
      const names = tv.locator('.big-name > b');
      expect(await names.count()).toBe(4);
      const cut = await names.evaluateAll((all) =>
        all.filter((each) => each.scrollWidth > each.clientWidth).map((each) => each.textContent),
      );
      expect(cut).toEqual([]);
      await device.close();
    },
  );

  test.each(LONG ? GAMES : ['encore-coop'])('shows the end of %s', async (game) => {
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
    for (const size of LONG ? [...UPRIGHT, ...WIDE] : FEW) {
      await resize(tv, size);
      await drawn(tv);
      const found = [...(await measured(tv)), ...(await spilt(tv, WIDE.includes(size)))];
      if (WIDE.includes(size)) found.push(...(await scrolling(tv)));
      faults.push(...found.map((each) => `${size.width} × ${size.height}: ${each}`));
    }
    return faults;
  }

  /** What depends on sizes is done again in the frame after a new size. */
  function drawn(tv: Page): Promise<void> {
    return tv.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))),
    );
  }

  /** What cannot be read from three metres, or is smaller than it was designed. */
  async function sizesOf(tv: Page, count: number): Promise<readonly string[]> {
    await resize(tv, { width: 1920, height: 1080 });
    return tv.evaluate((seats) => {
      const faults: string[] = [];
      for (const each of document.querySelectorAll('.big *')) {
        if (each.closest('.for-readers') || !each.checkVisibility()) continue;
        const texts = [...each.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
        if (texts.every(({ textContent }) => textContent?.trim() === '')) continue;
        wants(each, 28);
      }
      for (const name of document.querySelectorAll('.big-name > b')) wants(name, 40);
      for (const points of document.querySelectorAll('.big-points b')) wants(points, 56);
      const boxes = seats > 4 ? [] : document.querySelectorAll('.big-grid .box');
      for (const box of boxes) {
        const { width, height } = box.getBoundingClientRect();
        // What stands behind the rows of some games takes two pixels of each box.
        if (width < 41.5 || height < 38.5) faults.push(`a box of ${width} × ${height}`);
      }
      const numbers = seats > 4 ? [] : document.querySelectorAll('.qx-box');
      for (const number of numbers) wants(number, 40);
      for (const die of document.querySelectorAll('.big-dice .die:not(.taken)')) {
        const { width } = die.getBoundingClientRect();
        if (width < 95) faults.push(`a die of ${width}`);
      }
      return [...new Set(faults)];

      function wants(element: Element, least: number): void {
        const size = Number.parseFloat(getComputedStyle(element).fontSize);
        const words = element.textContent?.trim().slice(0, 30);
        if (size < least) faults.push(`${size.toFixed(1)} px: ${element.className} “${words}”`);
      }
    }, count);
  }

  /** What leaves the screen or its card, or lies on its neighbour. */
  function spilt(tv: Page, isWhole: boolean): Promise<readonly string[]> {
    return tv.evaluate((isAll) => {
      const faults: string[] = [];
      const all = (selector: string) => [...document.querySelectorAll(selector)];
      const box = (element: Element) => element.getBoundingClientRect();
      const name = (element: Element) =>
        `${element.getAttribute('class')} “${element.textContent?.slice(0, 20)}”`;
      const holds = (out: DOMRect, one: DOMRect) =>
        one.left > out.left - 1 &&
        one.top > out.top - 1 &&
        one.right < out.right + 1 &&
        one.bottom < out.bottom + 1;
      const screen = new DOMRect(0, 0, innerWidth, isAll ? innerHeight : 1e6);
      const whole =
        '.big-bar > *, .big h2, .big .qr, .big .code-tiles, .big .stamp, .big p, .big-seats li, .big-race > li, .big-dice .die, .big-door span';
      for (const each of all(whole)) {
        // What has no room among the news is wrapped out of sight as a whole.
        if (each.closest('.big-news ul')) continue;
        if (!holds(screen, box(each))) faults.push(`off the screen: ${name(each)}`);
      }
      for (const card of all('.big-race > li')) {
        for (const part of card.querySelectorAll('.big-name > *, .big-sheet *:not(svg *)')) {
          if (part.matches('.for-readers') || part.getClientRects().length === 0) continue;
          if (!holds(box(card), box(part))) faults.push(`out of its card: ${name(part)}`);
        }
        const [head, sheet] = [...card.children].map(box);
        if (lie(head!, sheet!)) faults.push(`a name lies on its sheet: ${name(card)}`);
      }
      for (const short of all('.big-name > b')) {
        const isCut = short.scrollWidth > short.clientWidth + 1;
        if (isCut && short.textContent!.length < 8) faults.push(`a short name: ${name(short)}`);
      }
      const apart = [
        '.big-bar, .big-invite > *, .big-seats > h2, .big-seats li, .big-turn, .big-end > *',
        '.big-dice .die, .big-team, .big-news, .big-door, .big-race > li, .big-name > *',
        '.big-facts > *, .big-grid > .box, .big-grid-key, .big-grid-value, .qx-big-lane > *',
      ];
      const pieces = all(apart.join()).map((piece) => ({ piece, at: box(piece) }));
      for (const [i, one] of pieces.entries()) {
        for (const other of pieces.slice(i + 1)) {
          if (one.piece.contains(other.piece) || other.piece.contains(one.piece)) continue;
          if (lie(one.at, other.at)) faults.push(`${name(one.piece)} lies on ${name(other.piece)}`);
        }
      }
      for (const news of all('.big-news')) {
        const shown = [...news.querySelectorAll('li')].filter((item) => item.checkVisibility());
        if (shown.length === 0) faults.push('no room for any news');
        if (!shown.every((item) => holds(box(news), box(item)))) faults.push('news are cut');
      }
      return [...new Set(faults)];

      function lie(one: DOMRect, other: DOMRect): boolean {
        const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
        const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
        return across > 1 && down > 1;
      }
    }, isWhole);
  }
});
