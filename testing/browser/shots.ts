import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium } from 'playwright-core';
import { buildApp } from '#server/app.ts';
import { ensureBuilt } from '#server/build/build.ts';
import { listen } from '#server/listen.ts';
import { findChromium } from '../chromium.ts';
import { GAMES } from './screens/moments.ts';
import { openScreen, screenNamed } from './screens.ts';

// Takes the pictures of docs/screens.md: node launch/script.js testing/browser/shots.ts

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
  ...both('set-up-encore-coop-bots'),
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

const app = await buildApp({ site: await ensureBuilt(console.log), version: 'pictures' });
const { port } = await listen(app, { host: '127.0.0.1', port: 0 });
const browser = await chromium.launch(await findChromium());
try {
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  for (const shot of SHOTS) await take(browser, `http://localhost:${port}`, shot);
} finally {
  await browser.close();
  await app.close();
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
    const settings = { hurry: true, calm: true, volume: 0, name: 'Lea' };
    localStorage.setItem('dicepad.settings', JSON.stringify(settings));
  });
  const page = await context.newPage();
  await page.goto('/');
  await openScreen(page, screenNamed(screen));
  if (sight) {
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setEmulatedVisionDeficiency', { type: sight });
  }
  const name = [screen, size, ...(theme === 'dark' ? [theme] : []), ...(sight ? [sight] : [])];
  await page.screenshot({ path: path.join(FOLDER, `${name.join('-')}.png`) });
  await context.close();
}
