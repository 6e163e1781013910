import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { PHONE, visit, visitScreen } from '#testing/browser/app.ts';
import {
  barMixed,
  boxesBeyond,
  buttonsTooSmall,
  outside,
  pageTooLong,
} from '#testing/browser/fit.ts';
import {
  covered,
  measured,
  overlapping,
  resize,
  scrolling,
  smallestBox,
} from '#testing/browser/looks.ts';
import { giveNotch, LEVEL, UPRIGHT, underNotch } from '#testing/browser/notch.ts';
import { GAMES, type GameId, MOST_SEATS, midway } from '#testing/browser/screens/moments.ts';
import { DOCK } from '#testing/browser/screens/screen.ts';
import { openScreen, SCREENS } from '#testing/browser/screens.ts';
import { LONG } from '#testing/long.ts';

/** Sizes that show all at once, and shorter ones where the sheet alone may scroll. */
const WHOLE = [
  { width: 390, height: 844 },
  { width: 430, height: 932 },
  { width: 820, height: 1180 },
  { width: 1180, height: 820 },
  { width: 1440, height: 900 },
];
const SHORTER = [
  { width: 360, height: 640 },
  { width: 375, height: 667 },
  { width: 667, height: 375 },
  { width: 844, height: 390 },
];

const SHORT_PHONES = SHORTER.filter(({ width, height }) => width < height);

/** All that can be tapped; a dock that folds lies over the sheet on purpose. */
const REACHABLE =
  '.table:not(:has(.fold)) :is(a, button, [data-mark]), .table-bar :is(a, button), .table-dock button';

/** Rows of boxes are lower with one more line, or the panel of a team, next to them. */
const LEAST_HEIGHT: Partial<Record<GameId, number>> = { 'encore-coop': 27, 'encore-plus': 28 };

/** Windows between those of phones, tablets and desks. */
const BETWEEN = [
  { width: 640, height: 800 },
  { width: 700, height: 900 },
  { width: 768, height: 1024 },
  { width: 768, height: 700 },
  { width: 960, height: 620 },
  { width: 1280, height: 620 },
];

describe('a table', () => {
  // Not what lies over one.
  const isTable = /^table-(?!(?:.*-other|.*-why-not|.*-hint|rules|coach|unloaded|unreadable)$)/;
  const all = SCREENS.map(({ name }) => name).filter((name) => isTable.test(name));
  const fullest = ['table-encore-coop-full', 'table-choice-full'];
  const usual = ['table-encore-plus', ...fullest];

  for (const name of LONG ? all : usual) {
    it(`fits every screen: ${name}`, async () => {
      const page = await visitScreen(name, { language: 'de' });
      const faults: string[] = [];
      for (const size of [...WHOLE, ...SHORTER]) {
        await resize(page, size);
        const found = await faultsAt(page, SHORTER.includes(size));
        faults.push(...found.map((each) => `${size.width} × ${size.height}: ${each}`));
      }
      expect(faults).toEqual([]);
    });
  }

  const few: readonly GameId[] = ['qwixx'];
  for (const game of LONG ? GAMES : few) {
    it(`of two fits windows between: ${game}`, async () => {
      const page = await visit({ language: 'de' });
      const matches = [midway(game, { id: 'two', seats: 2 })];
      await openScreen(page, { name: 'two', path: '/match/two', matches, shows: DOCK });
      const faults: string[] = [];
      for (const size of [...BETWEEN, ...WHOLE, ...SHORTER]) {
        await resize(page, size);
        const found = await faultsAt(page, !WHOLE.includes(size));
        faults.push(...found.map((each) => `${size.width} × ${size.height}: ${each}`));
      }
      expect(faults).toEqual([]);
    });
  }

  for (const game of LONG ? GAMES : (['encore', 'encore-coop'] as const)) {
    it(`with larger text scrolls its sheet only, and only down: ${game}`, async () => {
      const page = await visit({ language: 'de', settings: { largeText: true } });
      const matches = [midway(game, { id: 'full', seats: MOST_SEATS[game] })];
      await openScreen(page, { name: 'full', path: '/match/full', matches, shows: DOCK });
      const faults: string[] = [];
      for (const size of [PHONE, ...SHORT_PHONES]) {
        await resize(page, size);
        const scrolled = (await scrolling(page)).filter((each) => !isSheet(each));
        const small = await page.evaluate(buttonsTooSmall);
        const lost = await outside(page, '.table-bar, .table-dock, .table-dock button');
        const found = [...scrolled, ...small, ...lost];
        faults.push(...found.map((each) => `${size.width} × ${size.height}: ${each}`));
      }
      expect(faults).toEqual([]);
    });
  }

  it('of five shows the misses of all beside their faces', async () => {
    const page = await visitScreen('table-encore-coop-full', { language: 'de' });
    for (const size of [PHONE, ...SHORT_PHONES]) {
      await resize(page, size);
      const ends = await page.evaluate(() => {
        const around = (each: Element) => each.getBoundingClientRect();
        return [...document.querySelectorAll('.table-around .table-face')].map((face) => {
          const boxes = [...face.querySelectorAll('.coop-miss')].map(around);
          const { right, bottom } = around(face);
          return boxes.filter((box) => box.right <= right && box.bottom <= bottom).length;
        });
      });
      expect(ends, `${size.width} × ${size.height}`).toEqual([3, 3, 3, 3, 3]);
    }
  });

  for (const game of LONG ? GAMES : ['encore-plus']) {
    it(`of somebody else in ${game} fits its dialog`, async () => {
      const page = await visitScreen(`table-${game}-other`, { language: 'de' });
      const faults: string[] = [];
      for (const size of [...WHOLE, ...SHORTER]) {
        await resize(page, size);
        const cut = (await measured(page)).filter((each) => !each.includes('target'));
        const aside = (await scrolling(page)).filter((each) => each.includes(' across '));
        faults.push(...[...cut, ...aside].map((each) => `${size.width} × ${size.height}: ${each}`));
      }
      expect(faults).toEqual([]);
    });
  }

  for (const game of GAMES) {
    it(`of ${game} has boxes for thumbs on a phone`, async () => {
      const page = await visitScreen(`table-${game}`, { size: PHONE });
      const { width, height } = await smallestBox(page);
      expect(width).toBeGreaterThanOrEqual(44);
      expect(height).toBeGreaterThanOrEqual(LEAST_HEIGHT[game] ?? 30);
    });
  }
});

async function faultsAt(page: Page, isShorter: boolean): Promise<readonly string[]> {
  const cut = (await measured(page)).filter((each) => !each.includes('target'));
  const scrolled = await scrolling(page);
  const wrongly = isShorter ? scrolled.filter((each) => !isSheet(each)) : scrolled;
  const under = await covered(page, REACHABLE);
  const over = await overlapping(page);
  const beyond = await page.evaluate(boxesBeyond);
  const small = await page.evaluate(buttonsTooSmall);
  const mixed = await page.evaluate(barMixed);
  const longer = await page.evaluate(pageTooLong);
  await scrollSheet(page);
  const lost = await outside(page, '.table-bar, .table-dock, .table-dock button');
  const apart = [...beyond, ...small, ...mixed, ...longer];
  return [...cut, ...wrongly, ...under, ...over, ...apart, ...lost];
}

function isSheet(element: string): boolean {
  return /^div\.table-sheet down /.test(element);
}

/** To its end: head and dock do not go with it. */
function scrollSheet(page: Page): Promise<void> {
  return page.locator('.table-sheet').evaluate((sheet) => sheet.scrollTo(0, sheet.scrollHeight));
}

describe('nothing lies under a notch or the bar at the foot', () => {
  const beside = [
    'home',
    'settings',
    'matches',
    'hand-over',
    'menu',
    'end-encore',
    'replay-encore',
  ];
  const tables = GAMES.map((game) => `table-${game}-choosing`);
  const others = ['dice-qwixx', 'pad-encore-used', 'set-up-encore-bots', 'table-encore-why-not'];
  const few = ['table-choice-choosing', 'home', 'pad-encore-used'];
  for (const name of LONG ? [...tables, ...beside, ...others] : few) {
    it(name, async () => {
      const page = await visitScreen(name, { size: UPRIGHT.size });
      for (const { size, insets } of [UPRIGHT, LEVEL]) {
        await resize(page, size);
        await giveNotch(page, insets);
        expect(await underNotch(page, insets), `${size.width} wide`).toEqual([]);
      }
    });
  }
});
