import type { Page } from 'playwright-core';
import { choosing, isOver, rolling } from '../played.ts';
import { hushBots, refuseWrites } from '../states.ts';
import { fresh, midway, realDice } from './moments.ts';
import { DOCK, openMenu, type Screen, tap } from './screen.ts';

const penalty = (phase: string): Screen => ({
  name: `table-encore-coop-${phase}`,
  path: '/match/penalty',
  matches: [
    {
      id: 'penalty',
      game: 'encore-coop',
      people: 3,
      until: ({ position }) => (position as { phase: string }).phase === phase,
    },
  ],
  shows: DOCK,
  act: tap('.hand-over .primary'),
});

/** One person at a table with real dice, where the menu offers most. */
const atReal = { path: '/match/real', matches: [realDice({ people: 1 })], shows: DOCK };

async function correct(page: Page): Promise<void> {
  await openMenu(page);
  await page.locator('.menu-buttons button:nth-child(3)').click();
}

/** What happens around a table, whatever is played. */
export const around: readonly Screen[] = [
  penalty('strike'),
  penalty('discard'),
  {
    name: 'table-five-players',
    path: '/match/five',
    matches: [midway('encore', { id: 'five', seats: 5 })],
    shows: DOCK,
  },
  {
    name: 'hand-over',
    path: '/match/pass',
    matches: [midway('encore', { id: 'pass', people: 3, sealed: true })],
    shows: '.hand-over',
  },
  {
    name: 'waiting',
    path: '/match/waiting',
    matches: [midway('encore', { id: 'waiting', sealed: true })],
    before: hushBots,
    shows: '.thinking',
  },
  {
    name: 'waiting-for-a-roll',
    path: '/match/waiting',
    matches: [
      midway('qwixx', {
        id: 'waiting',
        until: (match) => (match.position as { active: number }).active !== 0 && rolling(5)(match),
      }),
    ],
    before: hushBots,
    shows: DOCK,
  },
  { name: 'menu', ...atReal, act: openMenu },
  {
    name: 'keys',
    ...atReal,
    act: async (page) => {
      await openMenu(page);
      await page.locator('.menu-buttons button:nth-child(2)').click();
    },
  },
  { name: 'correct', ...atReal, act: correct },
  {
    name: 'correct-a-roll',
    ...atReal,
    matches: [realDice({ people: 1, until: choosing(6) })],
    act: async (page) => {
      await correct(page);
      await tap('.correct-list button')(page);
    },
  },
  {
    name: 'trouble',
    path: '/match/start',
    matches: [fresh('encore')],
    before: refuseWrites,
    shows: DOCK,
    act: async (page) => {
      await tap('.dock-actions .primary')(page);
      await page.locator('dialog').waitFor();
    },
  },
  {
    name: 'end-coop-won',
    path: '/match/won/end',
    matches: [{ id: 'won', seed: 'won-2', game: 'encore-coop', seats: 2, until: isOver }],
    shows: '.end',
  },
];
