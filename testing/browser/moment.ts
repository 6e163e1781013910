import { setTimeout } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { settled } from './settled.ts';

/** What this device is asked for. */
export type Asked = 'over' | 'cover' | 'roll' | 'enter' | 'doubt' | 'choose' | 'decision';

export interface Moment {
  readonly asked: Asked;
  /** Differs from moment to moment, but not with what is in pencil. */
  readonly sign: string;
  readonly step: number;
  /** While choosing: whether the choice is whole, and whether boxes glow. */
  readonly isReady: boolean;
  readonly isGlowing: boolean;
}

/** As long as a person would wait before thinking that it hangs. */
const PATIENCE = 20_000;
/** Looking takes time that the page needs. */
const BETWEEN = 10;

/** Waits until this device is asked for something that is not the moment it knows already. */
export async function nextMoment(page: Page, known?: Moment): Promise<Moment> {
  for await (const moment of looks(page)) {
    if (!moment || moment.sign === known?.sign) continue;
    // Without an earlier moment, the player may have just come to the table.
    if (!known) await settled(page);
    return moment;
  }
  throw new Error(`nothing new came after ${known?.sign}`);
}

/** Waits until a moment has passed; what is asked for then, if anything. */
export async function afterMoment(page: Page, known: Moment): Promise<Moment | undefined> {
  for await (const moment of looks(page)) {
    if (moment?.sign !== known.sign) return moment;
  }
  throw new Error(`nothing came of ${known.sign}`);
}

/** Looks again and again, until patience ends. */
async function* looks(page: Page): AsyncGenerator<Moment | undefined> {
  for (const end = Date.now() + PATIENCE; Date.now() < end; await setTimeout(BETWEEN)) {
    yield await momentOf(page);
  }
}

/** What this device is asked for now; undefined while it waits for others. */
export function momentOf(page: Page): Promise<Moment | undefined> {
  return page.evaluate(readMoment);
}

/** Waits until the table shows this step. */
export async function atStep(page: Page, step: number): Promise<void> {
  await page.locator(`.table[data-step="${step}"]`).waitFor();
}

/** Runs in the page: it sees what a person sees, when the last tap has had its effect. */
async function readMoment(): Promise<Moment | undefined> {
  while (document.querySelector('[data-touched]')) await new Promise(requestAnimationFrame);
  const ask = (): Asked | undefined => {
    if (document.querySelector('.hand-over')) return 'cover';
    const dock = document.querySelector('.table-dock');
    // The boxes of a table that opens come right behind its dock.
    const isBare = document.querySelector('.table-sheet:empty') !== null;
    if (!dock || isBare || dock.querySelector('.button.waiting.wide')) return undefined;
    if (dock.querySelector('.dice-pad')) return 'enter';
    const wide = dock.querySelector('.button.primary.wide')?.textContent;
    if (wide) return wide.includes('Roll') ? 'roll' : 'over';
    if (dock.textContent?.includes('Tap again if you mean it.')) return 'doubt';
    if (dock.querySelector('[aria-label="Undo"]')) return 'choose';
    return dock.querySelector('.button.wide') ? undefined : 'decision';
  };
  const asked = ask();
  if (!asked) return undefined;
  const step = document.querySelector('.table')?.getAttribute('data-step');
  const cover = document.querySelector('.hand-over h1')?.textContent;
  const confirm = document.querySelector('.dock-actions .button:last-child');
  return {
    asked,
    sign: [asked, step, cover].join('/'),
    step: Number(step),
    isReady: confirm?.getAttribute('aria-disabled') === 'false',
    isGlowing: document.querySelector('.table-sheet [data-open]') !== null,
  };
}
