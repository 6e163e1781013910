import type { Page } from 'playwright-core';
import { padOf } from '../pad.ts';
import {
  breakHome,
  breakSettings,
  breakStore,
  holdUpStore,
  killWorkers,
  refuseRemoval,
  refuseStore,
  refuseWrites,
  silenceStore,
  stopClock,
} from '../states.ts';
import { midway } from './moments.ts';
import { type Screen, tap } from './screen.ts';

const FACES = /\/assets\/face-[\w-]+\.js$/;
const SETTINGS = /\/assets\/settings-[\w-]+\.js$/;

/** What cannot be read, written or fetched, wherever one comes upon it. */
export const failures: readonly Screen[] = [
  { name: 'nowhere', path: '/nowhere/at/all', shows: '.empty' },
  { name: 'dice-unknown', path: '/dice/chess', shows: '.empty' },
  { name: 'dice-unloaded', path: '/dice/qwixx', missing: FACES, shows: '.empty' },
  {
    name: 'table-unloaded',
    path: '/match/midway-qwixx',
    matches: [midway('qwixx')],
    missing: FACES,
    shows: '.empty',
  },
  { name: 'crashed', path: '/settings', before: breakSettings, shows: '.empty' },
  {
    name: 'crashed-again',
    path: '/settings',
    before: breakSettings,
    shows: '.empty',
    act: tap('.empty .button'),
  },
  { name: 'crashed-home', path: '/', before: breakHome, shows: '.empty' },
  { name: 'match-held-up', path: '/match/any', before: holdUpStore, shows: '.empty' },
  {
    name: 'table-bot-silent',
    path: '/match/waiting',
    matches: [midway('encore', { id: 'waiting', sealed: true })],
    before: killWorkers,
    shows: 'dialog[open]',
  },
  { name: 'page-unloaded', path: '/settings', missing: SETTINGS, shows: '.empty' },
  { name: 'table-unreadable', path: '/match/any', before: breakStore, shows: '.empty' },
  { name: 'home-unreadable', path: '/', before: breakStore, shows: '.notices .banner' },
  { name: 'matches-unreadable', path: '/matches', before: breakStore, shows: '.empty' },
  { name: 'matches-silent', path: '/matches', before: silenceStore, shows: '.empty' },
  { name: 'match-unseen', path: '/match/any', before: refuseStore, shows: '.empty' },
  { name: 'home-silent', path: '/', before: silenceStore, shows: '.notices .banner' },
  { name: 'home-held-up', path: '/', before: holdUpStore, shows: '.notices .banner' },
  {
    name: 'pad-broken',
    path: '/pad/pad',
    pads: [padOf('qwixx', { taps: ['nonsense'] })],
    shows: '.empty',
  },
  { name: 'home-no-room', path: '/', before: refuseWrites, shows: '.home', act: fillHome },
  {
    name: 'home-full',
    path: '/',
    before: refuseWrites,
    shows: '.home',
    act: async (page) => {
      await fillHome(page);
      await page.locator('.notices .button').last().click();
      await page.locator('.notices .banner:not(:has(.button))').waitFor();
    },
  },
  {
    name: 'matches-not-removed',
    path: '/matches',
    matches: [midway('encore')],
    before: [refuseRemoval, stopClock],
    shows: '.matches-list',
    act: async (page) => {
      await tap('.matches-tools button:last-child')(page);
      await page.locator('.toast').waitFor();
    },
  },
];

/** No match can be begun where none can be kept. */
async function fillHome(page: Page): Promise<void> {
  await page.locator('.home-play-now').click();
  await page.locator('.notices .button').first().waitFor();
}
