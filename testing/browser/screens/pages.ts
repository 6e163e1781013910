import type { Page } from 'playwright-core';
import { fought } from '../fought.ts';
import { PAD_TAPS, padOf } from '../pad.ts';
import type { Wanted } from '../played.ts';
import { hangStore, loseNetwork, refuseStore } from '../states.ts';
import { finished, midway } from './moments.ts';
import { type Screen, tap } from './screen.ts';

const filled: readonly Wanted[] = [
  midway('encore'),
  midway('qwixx', { people: 3 }),
  finished('encore-plus'),
  finished('encore-coop'),
  finished('choice', { seats: 1 }),
];

/** People who have met each other, bots and a mission. */
const household: readonly Wanted[] = [
  finished('encore', { people: 3, seats: 3 }),
  finished('encore', { id: 'encore-bots', people: 1 }),
  finished('encore-coop', { people: 2 }),
];

/** Everything that is about no match, or about one that cannot be shown. */
export const pages: readonly Screen[] = [
  { name: 'home-first-visit', path: '/', shows: '.home' },
  { name: 'home', path: '/', matches: filled, shows: '.home-resume' },
  { name: 'home-one', path: '/', matches: [midway('encore')], shows: '.home-resume' },
  { name: 'home-offer', path: '/', ...twice([40, 10]), shows: '.level-offer' },
  { name: 'end-offer', path: '/match/fought-2/end', ...twice([10, 40]), shows: '.level-offer' },
  {
    name: 'home-pads',
    path: '/',
    matches: filled,
    pads: [padOf('choice', { taps: PAD_TAPS.choice })],
    shows: '.home-resume-pad',
  },
  { name: 'privacy', path: '/privacy', shows: '.privacy-kept' },
  { name: 'home-storage-refused', path: '/', before: refuseStore, shows: '.notices .banner' },
  { name: 'home-update', path: '/', matches: filled, shows: '.home', act: bringUpdate },
  { name: 'home-offline', path: '/', before: loseNetwork, shows: '.offline-note' },
  { name: 'join-offline', path: '/join', before: loseNetwork, shows: '.offline-note' },
  { name: 'settings', path: '/settings', shows: '.settings' },
  { name: 'household-empty', path: '/household', shows: '.household .empty' },
  { name: 'household', path: '/household', matches: household, shows: '.house-sheet' },
  {
    name: 'household-all',
    path: '/household',
    matches: household,
    shows: '.household[data-replayed]',
    act: async (page) => {
      await page.locator('.house-filter select').first().selectOption('*');
      await tap('.house-filter button')(page);
      await page.locator('.house-whole').first().waitFor();
    },
  },
  {
    name: 'household-damaged',
    path: '/household',
    matches: [finished('encore')],
    damage: ({ entries: _, ...rest }) => rest as never,
    shows: '.house-reading',
  },
  { name: 'matches-empty', path: '/matches', shows: '.matches .empty' },
  {
    name: 'matches',
    path: '/matches',
    matches: filled,
    pads: [padOf('choice')],
    shows: '.matches-list',
  },
  { name: 'matches-record', path: '/matches', shows: '.matches', act: tap('.page-bar .button') },
  { name: 'paste', path: '/replay', shows: '.paste' },
  {
    name: 'paste-refused',
    path: '/replay',
    shows: '.paste',
    act: async (page) => {
      await page.locator('textarea').fill('Game: encore\nPlayers: Lea\n\nroll R G\n');
      await tap('.paste .primary')(page);
      await page.locator('.paste-fault .banner').waitFor();
    },
  },
  { name: 'loading', path: '/match/any', before: hangStore, shows: '.loading' },
  { name: 'missing', path: '/match/gone', shows: '.empty' },
  {
    name: 'broken',
    path: '/match/midway-encore',
    matches: [midway('encore')],
    damage: (match) => ({ ...match, entries: match.entries.slice(1) }),
    shows: '.empty',
  },
  {
    name: 'set-up-seat',
    path: '/new/encore/pass',
    shows: '.setup',
    act: tap('.setup-seat .icon-button'),
  },
  {
    name: 'set-up-pad',
    path: '/new/encore-plus/real',
    shows: '.setup-way',
    act: (page) => page.locator('.setup-way input').nth(1).check(),
  },
  {
    name: 'set-up-pad-again',
    path: '/new/qwixx/real',
    pads: [padOf('qwixx', { taps: PAD_TAPS.qwixx })],
    shows: '.setup-way',
    act: async (page) => {
      await page.locator('.setup-way input').nth(1).check();
      await page.locator('.setup-last').waitFor();
    },
  },
  {
    name: 'set-up-sheet',
    path: '/new/encore-plus/bots',
    shows: '.setup',
    act: tap('.setup-maps button'),
  },
  { name: 'set-up-unknown', path: '/new/chess/bots', shows: '.empty' },
];

/** The same result twice in a row, against somebody who could play stronger and weaker. */
function twice(totals: readonly number[]): Pick<Screen, 'matches' | 'before' | 'damage'> {
  return {
    matches: [1, 2].map((nth) => finished('encore', { id: `fought-${nth}`, seats: 2 })),
    damage: (match) => fought(match, totals, 'casual', match.created + Number(match.id.at(-1))),
    before: () => localStorage.setItem('dicepad.level.encore', '"casual"'),
  };
}

/** A second worker has taken over, which is how a page learns of a newer version. */
async function bringUpdate(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (let times = 0; times < 2; times++) {
      navigator.serviceWorker.dispatchEvent(new Event('controllerchange'));
    }
  });
  await page.locator('.banner').first().waitFor();
}
