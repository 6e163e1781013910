import type { Page } from 'playwright-core';
import { look, type Moment, type Spot } from './moment.ts';
import { soon } from './page.ts';

/** Touches the page at a place. */
export type Touch = (spot: Spot) => Promise<void>;

/** A small stream of chance, the same in every run. */
export function chance(seed: number): (n: number) => number {
  let state = seed;
  return (n) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * n);
  };
}

/**
 * Plays until the match is over or `isEnough`. `explore` may tap about before each choice is made.
 * Returns whether the match came to its end.
 */
export async function playOn(
  page: Page,
  touch: Touch,
  isEnough: () => boolean,
  explore: (moment: Moment) => Promise<void>,
): Promise<boolean> {
  const random = chance(7);
  while (!isEnough()) {
    const moment = await look(page);
    if (moment.kind === 'over') return true;
    if (moment.kind === 'wait') await page.waitForTimeout(10);
    else if (moment.kind !== 'choose') await settle(page, moment);
    else {
      await explore(moment);
      await choose(page, touch, random);
    }
  }
  return false;
}

/** Taps glowing boxes until the choice is whole; does nothing instead when there is none. */
async function choose(page: Page, touch: Touch, random: (n: number) => number): Promise<void> {
  for (let taps = 0; taps < 8; taps++) {
    const moment = await look(page);
    if (moment.kind !== 'choose') return;
    const isBegun = moment.isReady && moment.confirm;
    if (isBegun || moment.open.length === 0) return settle(page, moment);
    await touch(moment.open[random(moment.open.length)]!);
  }
  const moment = await look(page);
  if (moment.kind === 'choose') await settle(page, { ...moment, isReady: false });
}

/** Presses the button, twice if it has to be confirmed, until the match has gone on. */
async function settle(page: Page, { isReady, confirm, quiet, step }: Moment): Promise<void> {
  const spot = (isReady ? confirm : quiet) ?? quiet ?? confirm;
  if (!spot) return page.waitForTimeout(10);
  for (let presses = 0; presses < 3; presses++) {
    await page.touchscreen.tap(spot.x, spot.y);
    const isPast = () =>
      page.evaluate(
        (step) => document.querySelector('.table')?.getAttribute('data-step') !== step,
        step,
      );
    const hasGoneOn = await soon(isPast, 400).catch(() => false);
    if (hasGoneOn) return;
    const { kind } = await look(page);
    if (kind === 'wait' || kind === 'over') return;
  }
}
