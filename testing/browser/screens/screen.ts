import type { Page } from 'playwright-core';
import type { SavedMatch, SavedPad } from '#web/store/saved.ts';
import type { Wanted } from '../played.ts';

/** A screen in one of its states, and how to get there from an empty browser. */
export interface Screen {
  readonly name: string;
  readonly path: string;
  /** What the browser keeps before. */
  readonly matches?: readonly Wanted[];
  readonly pads?: readonly SavedPad[];
  /** What has to be different about the browser: runs in every page before the app. */
  readonly before?: (() => void) | readonly (() => void)[];
  /** Scripts of the app that do not come. */
  readonly missing?: RegExp;
  /** What is there once the screen is. */
  readonly shows: string;
  /** Taps that lead from the address to the state. */
  readonly act?: (page: Page) => Promise<unknown>;
  /** Something is wrong with what is kept. */
  readonly damage?: (match: SavedMatch) => SavedMatch;
}

/** A screen without an address that is known before: steps lead there from the first one. */
export function reached(name: string, act: NonNullable<Screen['act']>): Screen {
  return { name, path: '/', shows: 'main', act };
}

export const DOCK = '.table-dock';

/** Boxes of no use are tapped too: what looks disabled still says why. */
export const tap = (selector: string) => (page: Page) =>
  page.locator(selector).first().click({ force: true });

export const openMenu = tap('.table-bar button.icon-button:last-child');
