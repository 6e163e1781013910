import type { Page } from 'playwright-core';
import { midway } from './moments.ts';
import { DOCK, openMenu, type Screen, tap } from './screen.ts';

/** Every game, with a step that shows the parts next to the sheet. */
const TAUGHT = [
  ['encore', 'count'],
  ['qwixx', 'count'],
  ['encore-plus', 'count'],
  ['encore-coop', 'ten'],
  ['choice', 'count'],
] as const;

/** Learning: lessons, trying it, puzzles, rules and rulings; at a table, the rules and the coach. */
export const learn: readonly Screen[] = [
  { name: 'learn', path: '/learn', shows: '.learn-list' },
  { name: 'learn-unknown', path: '/learn/chess', shows: '.empty' },
  ...TAUGHT.flatMap(([game, step]): Screen[] => [
    { name: `learn-${game}`, path: `/learn/${game}`, shows: '.learn-stage' },
    { name: `learn-${game}-${step}`, path: `/learn/${game}#${step}`, shows: '.learn-stage' },
    { name: `learn-${game}-puzzles`, path: `/learn/${game}/puzzles`, shows: '.learn-main' },
    { name: `learn-${game}-rules`, path: `/learn/${game}/rules`, shows: '.learn-rule' },
    { name: `learn-${game}-rulings`, path: `/learn/${game}/rulings`, shows: '.learn-rule' },
  ]),
  { name: 'learn-examples', path: '/learn/encore#touch', shows: '.learn-examples' },
  { name: 'learn-film', path: '/learn/encore#touch', before: moveFreely, shows: '.learn-table' },
  { name: 'learn-try', path: '/learn/encore#touch-try', shows: '.learn-live' },
  { name: 'learn-first-match', path: '/learn/encore#first-match', shows: '.learn-first' },
  {
    name: 'learn-puzzle-wrong',
    path: '/learn/encore/puzzles#cut',
    shows: '.learn-main',
    act: tap('.learn-answers .button'),
  },
  { name: 'learn-rule', path: '/learn/encore/rules/E9', shows: '.learn-rule.cited' },
  {
    name: 'table-rules',
    path: '/match/midway-encore',
    matches: [midway('encore')],
    shows: DOCK,
    act: openRules,
  },
  {
    name: 'table-coach',
    path: '/match/midway-encore',
    matches: [midway('encore')],
    before: coach,
    shows: '.coach',
  },
];

/** Runs in the page. */
function moveFreely(): void {
  const kept = JSON.parse(localStorage['dicepad.settings'] ?? '{}');
  localStorage['dicepad.settings'] = JSON.stringify({ ...kept, calm: false });
}

/** Runs in the page. */
function coach(): void {
  const kept = JSON.parse(localStorage['dicepad.settings'] ?? '{}');
  localStorage['dicepad.settings'] = JSON.stringify({ ...kept, coach: true });
}

/** In the bar; on a phone held upright, in the menu. */
async function openRules(page: Page): Promise<void> {
  const book = page.locator('.bar-rules');
  await book.waitFor({ state: 'attached' });
  if (await book.isVisible()) return book.click();
  await openMenu(page);
  await page.locator('.menu-rules').click();
}
