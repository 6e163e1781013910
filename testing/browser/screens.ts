import type { Page } from 'playwright-core';
import type { SavedMatch, SavedPad } from '#web/store/saved.ts';
import { choosing, isOver, MADE, played, rolling, type Wanted } from './played.ts';
import { hangStore, hushBots, refuseStore, refuseWrites } from './states.ts';

/** A screen in one of its states, and how to get there from an empty browser. */
export interface Screen {
  readonly name: string;
  readonly path: string;
  /** What the browser keeps before. */
  readonly matches?: readonly Wanted[];
  readonly pads?: readonly Pick<SavedPad, 'id' | 'game' | 'taps'>[];
  /** What has to be different about the browser: runs in every page before the app. */
  readonly before?: () => void;
  /** What is there once the screen is. */
  readonly shows: string;
  /** Taps that lead from the address to the state. */
  readonly act?: (page: Page) => Promise<unknown>;
  /** Something is wrong with what is kept. */
  readonly damage?: (match: SavedMatch) => SavedMatch;
}

export const GAMES = ['encore', 'encore-coop', 'encore-plus', 'qwixx', 'choice'] as const;
type GameId = (typeof GAMES)[number];

/** How far the matches in the pictures have come. */
const MIDDLE: Readonly<Record<GameId, number>> = {
  encore: 14,
  'encore-coop': 9,
  'encore-plus': 11,
  qwixx: 12,
  choice: 12,
};

const dock = '.table-dock';
const glowing = '.table-sheet [data-open]';
const refusable = '.table-sheet [data-mark]:not([data-open])';

/** Boxes of no use are tapped too: what looks disabled still says why. */
const tap = (selector: string) => (page: Page) =>
  page.locator(selector).first().click({ force: true });
/** Some boxes start another choice instead: the first one that answers with a reason. */
async function refuse(page: Page): Promise<void> {
  await page.locator(glowing).first().waitFor();
  const boxes = await page.locator(refusable).all();
  for (const box of boxes.slice(0, 20)) {
    await box.click({ force: true });
    if ((await page.locator('.why-not').count()) > 0) return;
  }
  throw new Error('no box says why not');
}

const press = (page: Page) => tap('.table-bar button.icon-button')(page);

/** Three at a table, the first one on this device. */
const midway = (game: GameId, more: Partial<Wanted> = {}): Wanted => ({
  id: `midway-${game}`,
  game,
  until: choosing(MIDDLE[game]),
  ...more,
});

const finished = (game: GameId, more: Partial<Wanted> = {}): Wanted => ({
  id: `over-${game}`,
  game,
  until: isOver,
  ...more,
});

const realDice = (more: Partial<Wanted> = {}): Wanted =>
  midway('encore', { id: 'real', dice: 'real', people: 3, until: rolling(6), ...more });

const filled: readonly Wanted[] = [
  midway('encore'),
  midway('qwixx', { people: 3 }),
  finished('encore-plus'),
  finished('encore-coop'),
  finished('choice', { seats: 1 }),
];

const tables: readonly Screen[] = GAMES.flatMap((game): Screen[] => {
  const matches = [midway(game)];
  const path = `/match/midway-${game}`;
  return [
    {
      name: `table-${game}-start`,
      path: '/match/start',
      matches: [{ id: 'start', game, until: () => true }],
      shows: dock,
    },
    { name: `table-${game}`, path, matches, shows: dock },
    { name: `table-${game}-choosing`, path, matches, shows: dock, act: tap(glowing) },
    { name: `table-${game}-why-not`, path, matches, shows: dock, act: refuse },
    {
      name: `table-${game}-other`,
      path,
      matches,
      shows: dock,
      act: (page) =>
        page
          .locator('.table-player')
          .first()
          .evaluate((player) => {
            if (player instanceof HTMLElement) player.click();
          }),
    },
    {
      name: `table-${game}-real-dice`,
      path: '/match/real',
      matches: [realDice({ game })],
      shows: dock,
      act: tap('.hand-over .primary'),
    },
    {
      name: `table-${game}-over`,
      path: `/match/over-${game}`,
      matches: [finished(game)],
      shows: dock,
    },
    {
      name: `end-${game}`,
      path: `/match/over-${game}/end`,
      matches: [finished(game)],
      shows: '.end',
    },
    {
      name: `replay-${game}`,
      path: `/replay/over-${game}`,
      matches: [finished(game)],
      shows: '.replay',
      act: (page) => page.locator('.replay-controls input').fill('21'),
    },
    {
      name: `pad-${game}`,
      path: '/pad/pad',
      pads: [{ id: 'pad', game, taps: [] }],
      shows: dock,
    },
    {
      name: `dice-${game}`,
      path: `/dice/${game}`,
      shows: dock,
      act: tap('.dock-actions .primary'),
    },
    { name: `set-up-${game}-bots`, path: `/new/${game}/bots`, shows: '.setup' },
    { name: `set-up-${game}-pass`, path: `/new/${game}/pass`, shows: '.setup' },
    { name: `set-up-${game}-real`, path: `/new/${game}/real`, shows: '.setup' },
  ];
});

const SOLO: readonly GameId[] = ['encore', 'encore-coop', 'encore-plus', 'choice'];

const alone: readonly Screen[] = SOLO.flatMap((game): Screen[] => [
  { name: `set-up-${game}-solo`, path: `/new/${game}/solo`, shows: '.setup' },
  {
    name: `table-${game}-solo`,
    path: '/match/solo',
    matches: [midway(game, { id: 'solo', seats: 1 })],
    shows: dock,
  },
  {
    name: `end-${game}-solo`,
    path: '/match/solo/end',
    matches: [finished(game, { id: 'solo', seats: 1 })],
    shows: '.end',
  },
]);

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
  shows: '.table-dock',
  act: tap('.hand-over .primary'),
});

const aroundTheTable: readonly Screen[] = [
  penalty('strike'),
  penalty('discard'),
  {
    name: 'table-five-players',
    path: '/match/five',
    matches: [midway('encore', { id: 'five', seats: 5 })],
    shows: dock,
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
    shows: dock,
  },
  {
    name: 'menu',
    path: '/match/real',
    matches: [realDice({ people: 1 })],
    shows: dock,
    act: press,
  },
  {
    name: 'keys',
    path: '/match/real',
    matches: [realDice({ people: 1 })],
    shows: dock,
    act: async (page) => {
      await press(page);
      await page.locator('.menu-buttons button:nth-child(2)').click();
    },
  },
  {
    name: 'correct',
    path: '/match/real',
    matches: [realDice({ people: 1 })],
    shows: dock,
    act: correct,
  },
  {
    name: 'correct-a-roll',
    path: '/match/real',
    matches: [realDice({ people: 1, until: choosing(6) })],
    shows: dock,
    act: async (page) => {
      await correct(page);
      await tap('.correct-list button')(page);
    },
  },
  {
    name: 'trouble',
    path: '/match/start',
    matches: [{ id: 'start', game: 'encore', until: () => true }],
    before: refuseWrites,
    shows: dock,
    act: async (page) => {
      await tap('.dock-actions .primary')(page);
      await page.locator('dialog').waitFor();
    },
  },
  {
    name: 'end-coop-won',
    path: '/match/won/end',
    matches: [
      {
        id: 'won',
        seed: 'won-2',
        game: 'encore-coop',
        seats: 2,
        until: isOver,
      },
    ],
    shows: '.end',
  },
];

async function correct(page: Page): Promise<void> {
  await press(page);
  await page.locator('.menu-buttons button:nth-child(3)').click();
}

const others: readonly Screen[] = [
  { name: 'home-first-visit', path: '/', shows: '.home' },
  { name: 'home', path: '/', matches: filled, shows: '.home-resume' },
  { name: 'home-storage-refused', path: '/', before: refuseStore, shows: '.home' },
  { name: 'home-update', path: '/', matches: filled, shows: '.home', act: bringUpdate },
  { name: 'settings', path: '/settings', shows: '.settings' },
  { name: 'matches-empty', path: '/matches', shows: '.matches' },
  {
    name: 'matches',
    path: '/matches',
    matches: filled,
    pads: [{ id: 'pad', game: 'choice', taps: [] }],
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
  { name: 'set-up-unknown', path: '/new/chess/bots', shows: '.empty' },
];

/** A second worker has taken over: that is how a page hears of a newer version. */
async function bringUpdate(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (let times = 0; times < 2; times++) {
      navigator.serviceWorker.dispatchEvent(new Event('controllerchange'));
    }
  });
  await page.locator('.banner').first().waitFor();
}

/** Every screen and state of the app. */
export const SCREENS: readonly Screen[] = [...others, ...tables, ...alone, ...aroundTheTable];

export function screenNamed(name: string): Screen {
  const screen = SCREENS.find((each) => each.name === name);
  if (!screen) throw new Error(`no screen is called ${name}`);
  return screen;
}

/** Leads a page that has the app open to a screen. */
export async function openScreen(page: Page, screen: Screen): Promise<void> {
  const matches = await Promise.all((screen.matches ?? []).map(played));
  const damage = screen.damage ?? ((match) => match);
  const pads = (screen.pads ?? []).map((pad) => ({
    ...pad,
    options: {},
    created: MADE,
    changed: MADE,
    revision: 1,
  }));
  await keep(page, matches.map(damage), pads);
  if (screen.before) await page.addInitScript(screen.before);
  await page.goto(screen.path);
  if (screen.act === undefined || !screen.shows.startsWith(dock)) {
    await page.locator(screen.shows).first().waitFor();
  }
  await screen.act?.(page);
  await page.locator(screen.shows).first().waitFor();
  await page.evaluate(() => document.fonts.ready);
}

/** Writes into the app's own database, which it has opened. */
async function keep(
  page: Page,
  matches: readonly SavedMatch[],
  pads: readonly SavedPad[],
): Promise<void> {
  await page.locator('.home').waitFor();
  await page.evaluate(
    (kept) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('dicepad');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const database = opening.result;
          const writing = database.transaction(['matches', 'pads'], 'readwrite');
          for (const match of kept.matches) writing.objectStore('matches').put(match);
          for (const pad of kept.pads) writing.objectStore('pads').put(pad);
          writing.onerror = () => reject(writing.error);
          writing.oncomplete = () => {
            database.close();
            resolve();
          };
        };
      }),
    { matches, pads },
  );
}
