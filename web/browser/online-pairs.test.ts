import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { movesOf } from '#engine/contract.ts';
import { SHELVES } from '#games/index.ts';
import type { Choose } from '#server/socket/testing.ts';
import { visit } from '#testing/browser/app.ts';
import {
  begun,
  findTable,
  loseTable,
  openTable,
  playOn,
  playOut,
} from '#testing/browser/online-tables.ts';
import { settled } from '#testing/browser/settled.ts';
import { signIn } from '#testing/browser/somebody.ts';
import { LONG } from '#testing/long.ts';

const GAMES = SHELVES.map(({ game }) => game.id);

/** A closed walk on which every game is followed once by every game, itself too. */
const EVERY_PAIR = GAMES.flatMap((game, i) => [
  game,
  ...GAMES.slice(i + 1).flatMap((other) => [game, other]),
]);
/** The short form goes round once, and a game comes after itself. */
const EVENING = ['qwixx', 'encore', 'encore', 'choice'];
const WALK = LONG ? EVERY_PAIR : EVENING;
const [FIRST, ...NEXT] = [...WALK, WALK[0]!];

/** Games that do not end where nobody crosses anything. */
const LASTING = ['encore', 'encore-plus'];

/** So that a match is over soon: where that ends it nobody crosses anything. */
const quickly: Choose = (game, position, seat, random) => {
  if (!LASTING.includes(game.id)) return movesOf(game, position, seat)[0]!;
  const { bots } = SHELVES.find((shelf) => shelf.game === game)!;
  return bots.greedy!.choose(position, seat, random);
};

const tap = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const all = (pages: readonly Page[], what: (page: Page) => Promise<unknown>) =>
  Promise.all(pages.map(what));

/** Lets a page note of which games it draws tables, be it for a single frame. */
async function watchTables(page: Page): Promise<void> {
  await page.evaluate(() => {
    const { dataset } = document.body;
    const look = () => {
      const game = document.querySelector<HTMLElement>('.table')?.dataset.game;
      if (game && !dataset.drawn?.split(' ').includes(game)) dataset.drawn += ` ${game}`;
    };
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
  });
}

const forgetTables = (page: Page) =>
  page.evaluate(() => {
    document.body.dataset.drawn = '';
  });

test('from every game to every game, everybody comes from wherever they are', async () => {
  const pairs = new Set(NEXT.map((game, i) => `${WALK[i]} ${game}`));
  expect(pairs.size).toBe(LONG ? GAMES.length ** 2 : EVENING.length);
  const [lea, tom, mia] = [await visit(), await visit(), await visit()];
  const [spectator, reloader, screen] = [await visit(), await visit(), await visit()];
  const [leas, toms, mias] = [
    await signIn(lea, 'Lea'),
    await signIn(tom, 'Tom'),
    await signIn(mia, 'Mia'),
  ];
  const { id } = await begun(leas, { game: FIRST! }, [toms, mias]);
  const people = [lea, tom, mia, spectator, reloader];
  await all(people, (page) => openTable(page, id));
  await screen.goto(`/screen/${id}`);
  await all([tom, spectator], watchTables);

  for (const game of NEXT) {
    // Without them a match is played much faster than they could look.
    await all(people, (page) => page.getByRole('link', { name: 'Back to the games' }).click());
    await all([lea, tom, mia], (page) =>
      page.locator('.way', { hasText: 'Back in a moment' }).click(),
    );
    await all(people, (page) => page.locator('.home').waitFor());
    await playOut(id, [leas, toms, mias], quickly);
    await all(people, (page) => page.goBack());
    await all(people, (page) => page.locator('.end').waitFor());
    await screen.locator('.big-end').waitFor();

    await tap(lea, 'Play again');
    await tap(mia, 'Join');
    await lea.getByLabel('Game', { exact: true }).selectOption(game);
    await all([tom, spectator], forgetTables);
    // Tom is still at the result, and Lea will not wait.
    await tap(lea, 'Start · 2 of 3 ready');
    await tap(lea, 'Start anyway');
    await all([tom, spectator], (page) =>
      page.getByText('Lea has started the next game').last().waitFor(),
    );
    await Promise.all([tap(tom, 'Take my seat'), tap(spectator, 'Watch'), reloader.reload()]);
    await all(people, (page) => page.locator(`.table[data-game="${game}"]`).waitFor());
    await all(people, settled);
    await screen.locator('.big-race').waitFor();
    for (const page of [tom, spectator]) {
      expect(await page.locator('body').getAttribute('data-drawn')).toBe(` ${game}`);
    }
  }
});

test('a start on a slow line waits for the game that was chosen just before', async () => {
  const page = await visit();
  const lea = await signIn(page, 'Lea');
  const { id } = await lea.make({ game: 'encore' });
  await page.goto(`/table/${id}`);
  await page.getByRole('button', { name: 'Start', exact: true }).waitFor();
  await page.route('**/api/tables/*/options', async (route) => {
    await page.waitForTimeout(1000);
    await route.continue();
  });
  await page.getByLabel('Game', { exact: true }).selectOption('choice');
  await tap(page, 'Start');
  await page.getByRole('button', { name: 'Handing out the sheets…' }).waitFor();
  await page.locator('.table[data-game="choice"]').waitFor();
});

test('a device that was cut off comes back to the score, though the others are at another game', async () => {
  const page = await visit();
  const lea = await signIn(page, 'Lea');
  const { id } = await begun(lea, { game: 'qwixx' });
  await openTable(page, id);
  await loseTable(page);
  await playOut(id, [lea]);
  await lea.again(id);
  await lea.setOptions(id, { game: 'encore' });
  await lea.begin(id);
  await playOn(lea, id);
  await findTable(page);
  await page.locator('.end').getByRole('heading', { name: 'Qwixx' }).waitFor();
  await tap(page, 'Take my seat');
  await page.locator('.table[data-game="encore"]').waitFor();
  await settled(page);
});
