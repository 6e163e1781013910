import { setTimeout } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { momentOf } from './moment.ts';
import { answer } from './play.ts';

/** As long as a match waits for somebody else at most. */
const PATIENCE = 60_000;

/** A confirmation that was not answered in time starts over. */
const AGAIN = 5_000;

/**
 * Plays a visitor's seat until the table has come to a step, or the match to its end. Of those who
 * have real dice on their table, one enters what they show.
 */
export async function playUntil(page: Page, step: number, tellsDice = true): Promise<void> {
  let known: string | undefined;
  let answered = 0;
  for (let end = Date.now() + PATIENCE; Date.now() < end; await setTimeout(15)) {
    if ((await stepOf(page)) >= step) return;
    const moment = await momentOf(page);
    const isKnown = moment?.sign === known && Date.now() - answered < AGAIN;
    if (!moment || isKnown || (moment.asked === 'enter' && !tellsDice)) continue;
    if (moment.asked === 'over') return;
    await answer(page, 'taps', moment);
    [known, answered] = [moment.sign, Date.now()];
    end = Date.now() + PATIENCE;
  }
  throw new Error(`the table never came to step ${step}: ${await page.innerText('.table')}`);
}

export function stepOf(page: Page): Promise<number> {
  return page.evaluate(() => {
    const step = document.querySelector('.table')?.getAttribute('data-step');
    return step === null || step === undefined ? -1 : Number(step);
  });
}

/** Waits until a page shows at least this step. */
export async function seesStep(page: Page, step: number): Promise<void> {
  await page.waitForFunction(
    (wanted) => Number(document.querySelector('.table')?.getAttribute('data-step')) >= wanted,
    step,
  );
}
