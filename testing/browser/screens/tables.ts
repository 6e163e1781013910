import type { Page } from 'playwright-core';
import { settled } from '../settled.ts';
import { finished, fresh, GAMES, type GameId, MOST_SEATS, midway, realDice } from './moments.ts';
import { DOCK, type Screen, tap } from './screen.ts';

const GLOWING = '.table-sheet [data-open]';
const REFUSABLE = '.table-sheet [data-mark]:not([data-open])';

/** The table of each game, in each of its states. */
export const tables: readonly Screen[] = GAMES.flatMap((game): Screen[] => {
  const midgame = { path: `/match/midway-${game}`, matches: [midway(game)], shows: DOCK };
  return [
    { name: `table-${game}-start`, path: '/match/start', matches: [fresh(game)], shows: DOCK },
    { name: `table-${game}`, ...midgame },
    { name: `table-${game}-choosing`, ...midgame, act: tap(GLOWING) },
    { name: `table-${game}-why-not`, ...midgame, act: refuse },
    { name: `table-${game}-other`, ...midgame, act: openOther },
    { name: `table-${game}-hint`, ...midgame, act: openHint },
    {
      name: `table-${game}-real-dice`,
      path: '/match/real',
      matches: [realDice({ game })],
      shows: DOCK,
      // A team hides nothing from each other.
      ...(game !== 'encore-coop' && { act: tap('.hand-over .primary') }),
    },
    {
      name: `table-${game}-full`,
      path: '/match/full',
      matches: [midway(game, { id: 'full', seats: MOST_SEATS[game] })],
      shows: DOCK,
    },
    {
      name: `table-${game}-over`,
      path: `/match/over-${game}`,
      matches: [finished(game)],
      shows: DOCK,
    },
  ];
});

const SOLO: readonly GameId[] = ['encore', 'encore-coop', 'encore-plus', 'choice'];

export const alone: readonly Screen[] = SOLO.flatMap((game): Screen[] => [
  { name: `set-up-${game}-solo`, path: `/new/${game}/solo`, shows: '.setup' },
  {
    name: `table-${game}-solo`,
    path: '/match/solo',
    matches: [midway(game, { id: 'solo', seats: 1 })],
    shows: DOCK,
  },
  {
    name: `end-${game}-solo`,
    path: '/match/solo/end',
    matches: [finished(game, { id: 'solo', seats: 1 })],
    shows: '.end',
  },
]);

/** Some boxes start another choice instead: the first one that answers with a reason. */
async function refuse(page: Page): Promise<void> {
  await page.locator(GLOWING).first().waitFor();
  const boxes = await page.locator(REFUSABLE).all();
  for (const box of boxes.slice(0, 20)) {
    await box.click({ force: true });
    await settled(page);
    if ((await page.locator('.why-not').count()) > 0) return;
  }
  throw new Error('no box says why not');
}

/** Held sideways, the others are behind the menu: their buttons are there, but not in sight. */
async function openOther(page: Page): Promise<void> {
  await page
    .locator('.table-player, .table-face:not(.shown)')
    .first()
    .evaluate((player) => {
      if (player instanceof HTMLElement) player.click();
    });
}

/** Until nothing about it changes any more. Held sideways, the hint is in the menu. */
async function openHint(page: Page): Promise<void> {
  await page.locator('.dock-hint').waitFor({ state: 'attached' });
  await page.locator('.dock-hint').evaluate((bulb) => {
    if (bulb instanceof HTMLElement) bulb.click();
  });
  await page.locator('.hint-progress[data-done]').waitFor();
}
