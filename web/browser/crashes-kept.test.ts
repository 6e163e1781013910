import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { visit } from '#testing/browser/app.ts';
import { crashesOf, mayRefuse, type Refusal, refuse } from '#testing/browser/crash.ts';
import { keptMatch } from '#testing/browser/kept.ts';
import { BOT, replays, SOLO, visitorWith } from '#testing/browser/matches.ts';
import { atStep, nextMoment } from '#testing/browser/moment.ts';
import { begun } from '#testing/browser/online-tables.ts';
import { act } from '#testing/browser/play.ts';
import { choosing, played, rolling } from '#testing/browser/played.ts';
import { nextBuild, serve } from '#testing/browser/served.ts';
import { signIn } from '#testing/browser/somebody.ts';
import { refuseStore } from '#testing/browser/states.ts';

/** Drawing the next step of a table throws. */
const NEXT_STEP: Refusal = { attribute: 'data-step' };
const WORKERS = /\/assets\/worker-[\w-]+\.js$/;
/** What a worker loads to think of a move. */
const ANSWERS = /\/assets\/answer-[\w-]+\.js$/;

const crashed = (page: Page) => page.getByRole('heading', { name: 'Something went wrong' });
const again = (page: Page) => page.getByRole('button', { name: 'Try again' });

test.each([
  ['try again', (page: Page) => again(page).click()],
  ['load the page', (page: Page) => page.reload()],
])('a match whose table throws goes on at the same step for those who %s', async (_, goOn) => {
  const before = await played({ ...SOLO, until: rolling(1) });
  const page = await visitorWith([before]);
  await mayRefuse(page);
  await page.goto('/match/solo');
  const { step } = await nextMoment(page);
  const told = crashesOf(page);
  await refuse(page, NEXT_STEP);
  await page.getByRole('button', { name: 'Roll the dice' }).click();
  await crashed(page).waitFor();
  await expect
    .poll(() => told)
    .toMatchObject([{ kind: 'screen', route: 'match', error: 'TypeError' }]);
  const kept = await keptMatch(page, 'solo');
  expect(kept.entries).toHaveLength(before.entries.length + 1);
  await refuse(page, undefined);
  await goOn(page);
  await atStep(page, step + 1);
  expect(await keptMatch(page, 'solo')).toEqual(kept);
  await act(page);
  await replays(await keptMatch(page, 'solo'));
});

test('a match that only the page holds is not lost by trying again and again', async () => {
  const page = await visit({ path: '/icon.svg' });
  await page.addInitScript(refuseStore);
  await mayRefuse(page);
  await page.goto('/');
  let loads = 0;
  page.on('load', () => {
    loads++;
  });
  await page.getByRole('button', { name: /^Play Encore!/ }).click();
  const { step } = await nextMoment(page);
  await refuse(page, NEXT_STEP);
  await page.locator('.table-dock .button.wide').click();
  for (let times = 0; times < 3; times++) {
    await crashed(page).waitFor();
    await page.getByText('Try again and pick up where you left off').waitFor();
    if (times === 2) await refuse(page, undefined);
    await again(page).click();
  }
  await page.locator('.table').waitFor();
  expect((await nextMoment(page)).step).toBeGreaterThan(step);
  expect(loads).toBe(0);
});

test('a match on a server goes on where it was', async () => {
  const page = await visit();
  await mayRefuse(page);
  const lea = await signIn(page, 'Lea');
  const { id } = await begun(lea, { game: 'qwixx' });
  await page.goto(`/table/${id}`);
  const { step } = await nextMoment(page);
  const told = crashesOf(page);
  await refuse(page, NEXT_STEP);
  await page.getByRole('button', { name: 'Roll the dice' }).click();
  await crashed(page).waitFor();
  await expect
    .poll(() => told)
    .toMatchObject([{ kind: 'screen', route: 'table', error: 'TypeError' }]);
  await refuse(page, undefined);
  await again(page).click();
  await atStep(page, step + 1);
  await act(page);
});

test('what throws after a table was drawn is caught as well', async () => {
  const page = await visitorWith([await played({ ...SOLO, until: rolling(1) })]);
  await mayRefuse(page);
  const told = crashesOf(page);
  await refuse(page, { event: 'keydown' });
  await page.goto('/match/solo');
  await crashed(page).waitFor();
  await expect
    .poll(() => told)
    .toMatchObject([{ kind: 'screen', route: 'match', error: 'TypeError' }]);
  await refuse(page, undefined);
  await again(page).click();
  await act(page);
});

/** A script throws, or fails to load, until it is repaired. */
async function breakScript(page: Page, script: RegExp, body: string | undefined): Promise<void> {
  await page
    .context()
    .route(script, (route) =>
      body === undefined ? route.abort() : route.fulfill({ contentType: 'text/javascript', body }),
    );
}

test.each([
  ['worker does not come', WORKERS, undefined, 'NetworkError'],
  ['thoughts throw', ANSWERS, 'throw new RangeError("planted")', 'RangeError'],
])(
  'a bot whose %s is asked once more, then when somebody says so',
  async (_, script, body, error) => {
    const page = await visitorWith([await played({ ...BOT, sealed: true, until: choosing(1) })]);
    let asked = 0;
    page.on('request', (request) => {
      if (script.test(request.url())) asked++;
    });
    await breakScript(page, script, body);
    const told = crashesOf(page);
    await page.goto('/match/bot');
    await page.locator('.toast').getByText('The bot didn’t answer').waitFor();
    const dialog = page.getByRole('dialog', { name: 'The bot isn’t answering' });
    await dialog.waitFor();
    await dialog.getByRole('link', { name: 'Start page' }).waitFor();
    expect(asked).toBe(2);
    await expect.poll(() => told).toMatchObject([{ kind: 'worker', route: 'match', error }]);
    await page.context().unrouteAll();
    await again(page).click();
    await dialog.waitFor({ state: 'detached' });
    await act(page);
    await replays(await keptMatch(page, 'bot'));
  },
);

test('a hint whose worker dies says so, and can be asked for again', async () => {
  const page = await visitorWith([await played({ ...SOLO, until: choosing(1) })]);
  await breakScript(page, WORKERS, 'throw new RangeError("planted")');
  const told = crashesOf(page);
  await page.goto('/match/solo');
  await nextMoment(page);
  await page.locator('.dock-hint').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('No idea this time').waitFor();
  await expect
    .poll(() => told)
    .toMatchObject([{ kind: 'worker', route: 'match', error: 'RangeError' }]);
  await page.context().unrouteAll();
  await again(page).click();
  await dialog.getByRole('button', { name: 'Pencil it in' }).waitFor();
});

test('a screen of a version that is gone: reported once, and trying again loads the new one', async () => {
  const server = await serve();
  const forgiven = /404/;
  const page = await visit({ address: server.address, path: '/', forgiven });
  const told = crashesOf(page);
  await server.startAgain(await nextBuild(/\.js$/));
  let loads = 0;
  page.on('load', () => {
    loads++;
  });
  await page.getByRole('link', { name: 'Settings' }).click();
  await page.getByRole('heading', { name: 'This page couldn’t be loaded' }).waitFor();
  await page.getByRole('link', { name: 'Start page' }).waitFor();
  await expect
    .poll(() => told)
    .toMatchObject([{ kind: 'chunk', route: 'settings', error: 'TypeError' }]);
  expect(loads).toBe(0);
  await again(page).click();
  await page.locator('.settings-part').first().waitFor();
  expect(loads).toBe(1);
  expect(await page.locator('script[type="module"]').getAttribute('src')).toContain('-next.js');
});

/** When a page opened its sockets, by its own clock. */
interface Opened {
  opened: number[];
}

/** To be called before the page is opened. */
async function noteSockets(page: Page): Promise<() => Promise<readonly number[]>> {
  await page.addInitScript(() => {
    const noted: Opened = { opened: [] };
    class Noted extends WebSocket {
      constructor(...given: ConstructorParameters<typeof WebSocket>) {
        super(...given);
        noted.opened.push(Date.now());
      }
    }
    Object.assign(window, noted, { WebSocket: Noted });
  });
  return () => page.evaluate(() => (window as unknown as Opened).opened);
}

test('a screen for a room that throws draws itself again, later each time', async () => {
  const page = await visit();
  await mayRefuse(page);
  const lea = await signIn(page, 'Lea');
  const { id } = await begun(lea, { game: 'qwixx' });
  await refuse(page, { class: 'big-race' });
  const opened = await noteSockets(page);
  await page.clock.install();
  await page.goto(`/screen/${id}`);
  /** Lets time fly until the screen was drawn so many times. */
  const drawn = async (times: number): Promise<void> => {
    await crashed(page).waitFor();
    await page.getByText('This screen will try again by itself').waitFor();
    const tries = async (): Promise<number> => {
      await page.clock.fastForward(1000);
      return (await opened()).length;
    };
    await expect.poll(tries, { timeout: 20_000 }).toBe(times);
  };
  await drawn(2);
  await crashed(page).waitFor();
  await refuse(page, undefined);
  await drawn(3);
  await page.locator('.big-race').waitFor();
  const [first, second, third] = await opened();
  expect(second! - first!).toBeGreaterThanOrEqual(10_000);
  expect(third! - second!).toBeGreaterThanOrEqual(20_000);
});
