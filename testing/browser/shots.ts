import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium } from 'playwright-core';
import { findKeepingChromium } from '../chromium.ts';
import { GAMES } from './screens/moments.ts';
import { openScreen, screenNamed } from './screens.ts';
import { openSite } from './site.ts';

// Takes the pictures of docs/screens.md: npm run screens [-- SCREEN...]

const FOLDER = fileURLToPath(new URL('../../docs/screens', import.meta.url));
const SIZES = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } };
/** No finer than needed, so that all of them together stay small. */
const SCALES = { phone: 0.75, desktop: 0.6, sight: 0.5 };

type Size = keyof typeof SIZES;
type Theme = 'light' | 'dark';
type Sight = 'protanopia' | 'deuteranopia' | 'tritanopia' | 'achromatopsia';

interface Shot {
  readonly screen: string;
  readonly size: Size;
  readonly theme: Theme;
  readonly sight?: Sight;
}

const SIGHTS: readonly Sight[] = ['protanopia', 'deuteranopia', 'tritanopia', 'achromatopsia'];
const SHOTS: readonly Shot[] = [
  ...both('home'),
  ...GAMES.flatMap((game) => both(`table-${game}-choosing`)),
  ...both('end-encore-plus'),
  ...both('replay-qwixx'),
  ...both('learn-examples'),
  ...both('analysis-qwixx'),
  { screen: 'table-qwixx-hint', size: 'phone', theme: 'light' },
  ...both('set-up-encore-coop-bots'),
  { screen: 'lobby', size: 'phone', theme: 'light' },
  { screen: 'lobby', size: 'desktop', theme: 'dark' },
  { screen: 'join', size: 'phone', theme: 'light' },
  { screen: 'online-choosing', size: 'phone', theme: 'dark' },
  { screen: 'online-choosing', size: 'desktop', theme: 'light' },
  { screen: 'big-lobby', size: 'desktop', theme: 'light' },
  { screen: 'big-match', size: 'desktop', theme: 'dark' },
  { screen: 'table-encore-why-not', size: 'phone', theme: 'light' },
  { screen: 'home', size: 'phone', theme: 'dark' },
  { screen: 'table-encore-choosing', size: 'phone', theme: 'dark' },
  { screen: 'table-encore-choosing', size: 'desktop', theme: 'dark' },
  ...['encore', 'qwixx', 'choice'].flatMap((game) =>
    SIGHTS.map((sight): Shot => {
      const screen = `table-${game}-choosing`;
      return { screen, size: 'phone', theme: 'light', sight };
    }),
  ),
];

function both(screen: string): Shot[] {
  return [
    { screen, size: 'phone', theme: 'light' },
    { screen, size: 'desktop', theme: 'light' },
  ];
}

const wanted = process.argv.slice(2);
const shots = SHOTS.filter(({ screen }) => wanted.length === 0 || wanted.includes(screen));
const site = await openSite();
// The whole browser, where it is there: the one without windows sets small words too close.
const browser = await chromium.launch(await findKeepingChromium());
try {
  if (wanted.length === 0) rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  for (const shot of shots) await take(browser, site.address, shot);
} finally {
  await browser.close();
  await site.close();
}

async function take(from: Browser, baseURL: string, shot: Shot): Promise<void> {
  const { screen, size, theme, sight } = shot;
  const context = await from.newContext({
    baseURL,
    viewport: SIZES[size],
    deviceScaleFactor: SCALES[sight ? 'sight' : size],
    colorScheme: theme,
    locale: 'en-GB',
  });
  await context.addInitScript(() => {
    const settings = { speed: 'once', calm: true, volume: 0, name: 'Lea' };
    localStorage.setItem('dicepad.settings', JSON.stringify(settings));
  });
  // As at an address that others can reach: no better one has to be shown.
  await context.route('**/api/nearby', (route) => route.abort());
  const page = await context.newPage();
  await page.goto('/');
  await openScreen(page, screenNamed(screen));
  await page.evaluate(leaveHeading);
  if (sight) {
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setEmulatedVisionDeficiency', { type: sight });
  }
  const name = [screen, size, ...(theme === 'dark' ? [theme] : []), ...(sight ? [sight] : [])];
  await page.screenshot({ path: path.join(FOLDER, `${name.join('-')}.png`) });
  await context.close();
}

/** Runs in the page: after a tap there is no focus ring around the title of a screen. */
function leaveHeading(): void {
  const { activeElement } = document;
  if (activeElement instanceof HTMLHeadingElement) activeElement.blur();
}
