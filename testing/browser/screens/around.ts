import type { Page } from 'playwright-core';
import { choosing, isOver, rolling } from '../played.ts';
import { hushBots, refuseWrites } from '../states.ts';
import { finished, fresh, type GameId, midway, realDice } from './moments.ts';
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
});

/** A choice that costs a miss is asked for twice. */
const doubted = (game: GameId, phase: string): Screen => ({
  name: `table-${game}-doubt`,
  path: '/match/doubt',
  matches: [
    midway(game, {
      id: 'doubt',
      until: (match) => {
        const position = match.position as { phase: string; crossed?: unknown };
        return position.phase === phase && !position.crossed && choosing(4)(match);
      },
    }),
  ],
  shows: DOCK,
  act: async (page) => {
    await tap('.dock-actions .button')(page);
    await page.locator('.dock-actions .button.primary:not(:last-child)').waitFor();
  },
});

/** One person at a table with real dice, where the menu offers most. */
const atReal = { path: '/match/real', matches: [realDice({ people: 1 })], shows: DOCK };

async function correct(page: Page): Promise<void> {
  await openMenu(page);
  // Before it may stand a hint.
  await page.locator('.menu-buttons > button').last().click();
}

/** What happens around a table, whatever is played. */
export const around: readonly Screen[] = [
  penalty('strike'),
  penalty('discard'),
  doubted('qwixx', 'colour'),
  doubted('encore-coop', 'active'),
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
    name: 'status',
    ...atReal,
    act: async (page) => {
      await openMenu(page);
      await page.locator('.menu-buttons button:nth-child(1)').click();
    },
  },
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
    name: 'end-sheet',
    path: '/match/over-encore-plus/end',
    matches: [finished('encore-plus')],
    shows: '.end',
    act: tap('.end-sheets button'),
  },
  {
    name: 'end-rest',
    path: '/match/over-encore/end',
    matches: [finished('encore')],
    shows: '.end',
    act: tap('.end-more'),
  },
  {
    name: 'end-share',
    path: '/match/over-qwixx/end',
    matches: [finished('qwixx')],
    shows: '.end',
    act: async (page) => {
      await page.locator('.end-actions .button').nth(1).click();
      await page.locator('.share-frame img').waitFor();
    },
  },
  {
    name: 'end-alone',
    path: '/match/alone/end',
    matches: [finished('encore-plus', { id: 'alone', seats: 1 })],
    shows: '.end',
  },
  {
    name: 'end-alone-encore',
    path: '/match/alone/end',
    matches: [finished('encore', { id: 'alone', seats: 1 })],
    shows: '.solo-ranks',
  },
  {
    name: 'end-many',
    path: '/match/many/end',
    matches: [finished('encore', { id: 'many', seats: 6 })],
    shows: '.end',
  },
  {
    name: 'end-coop-won',
    path: '/match/won/end',
    matches: [{ id: 'won', seed: 'won-2', game: 'encore-coop', seats: 2, until: isOver }],
    shows: '.end',
  },
];
