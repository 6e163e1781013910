import type { Page } from 'playwright-core';
import { put, whenOpen } from './kept.ts';
import { played } from './played.ts';
import { analysis } from './screens/analysis.ts';
import { around } from './screens/around.ts';
import { failures } from './screens/failures.ts';
import { games } from './screens/games.ts';
import { keeping } from './screens/keeping.ts';
import { learn } from './screens/learn.ts';
import { online } from './screens/online.ts';
import { onlinePlayer } from './screens/online-player.ts';
import { onlineTables } from './screens/online-tables.ts';
import { pages } from './screens/pages.ts';
import { DOCK, type Screen } from './screens/screen.ts';
import { alone, tables } from './screens/tables.ts';
import { settled } from './settled.ts';

/** Every screen and state of the app. */
export const SCREENS: readonly Screen[] = [
  ...pages,
  ...keeping,
  ...failures,
  ...tables,
  ...games,
  ...alone,
  ...around,
  ...analysis,
  ...learn,
  ...online,
  ...onlinePlayer,
  ...onlineTables,
];

export function screenNamed(name: string): Screen {
  const screen = SCREENS.find((each) => each.name === name);
  if (!screen) throw new Error(`no screen is called ${name}`);
  return screen;
}

/** Leads a page that has the app open to a screen. */
export async function openScreen(page: Page, screen: Screen): Promise<void> {
  await page.locator('.home').waitFor();
  await whenOpen(page);
  await lay(page, screen);
  if (screen.missing) await cutOff(page, screen.missing);
  for (const change of [screen.before ?? []].flat()) await page.addInitScript(change);
  await show(page, screen);
}

/** Whether a page that shows a screen can come to it again: nothing is wrong with its browser. */
export function canReopen({ before, missing }: Screen): boolean {
  return !before && !missing;
}

/** Leads a page to its screen once more, whatever has happened there. */
export async function reopenScreen(page: Page, screen: Screen): Promise<void> {
  // Beside the app, so that nothing is written behind our back.
  await page.goto('/icon.svg');
  await lay(page, screen);
  await show(page, screen);
}

/** Puts into the database what a screen needs. */
async function lay(page: Page, screen: Screen): Promise<void> {
  const { damage = (match) => match } = screen;
  for (const wanted of screen.matches ?? [])
    await put(page, 'matches', damage(await played(wanted)));
  for (const pad of screen.pads ?? []) await put(page, 'pads', pad);
}

async function show(page: Page, screen: Screen): Promise<void> {
  await page.goto(screen.path);
  if (screen.act === undefined || screen.shows !== DOCK) {
    await page.locator(screen.shows).first().waitFor();
  }
  await screen.act?.(page);
  await page.locator(screen.shows).first().waitFor();
  await page.evaluate(() => document.fonts.ready);
  await settled(page);
}

/** Scripts that do not come. */
async function cutOff(page: Page, scripts: RegExp): Promise<void> {
  await page
    .context()
    .route(scripts, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("cut off")' }),
    );
}
