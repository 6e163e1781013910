import type { Page } from 'playwright-core';
import { put } from './kept.ts';
import { played } from './played.ts';
import { around } from './screens/around.ts';
import { games } from './screens/games.ts';
import { pages } from './screens/pages.ts';
import { DOCK, type Screen } from './screens/screen.ts';
import { alone, tables } from './screens/tables.ts';

/** Every screen and state of the app. */
export const SCREENS: readonly Screen[] = [...pages, ...tables, ...games, ...alone, ...around];

export function screenNamed(name: string): Screen {
  const screen = SCREENS.find((each) => each.name === name);
  if (!screen) throw new Error(`no screen is called ${name}`);
  return screen;
}

/** Leads a page that has the app open to a screen. */
export async function openScreen(page: Page, screen: Screen): Promise<void> {
  const { damage = (match) => match } = screen;
  await page.locator('.home').waitFor();
  for (const wanted of screen.matches ?? [])
    await put(page, 'matches', damage(await played(wanted)));
  for (const pad of screen.pads ?? []) await put(page, 'pads', pad);
  if (screen.before) await page.addInitScript(screen.before);
  await page.goto(screen.path);
  if (screen.act === undefined || screen.shows !== DOCK) {
    await page.locator(screen.shows).first().waitFor();
  }
  await screen.act?.(page);
  await page.locator(screen.shows).first().waitFor();
  await page.evaluate(() => document.fonts.ready);
}
