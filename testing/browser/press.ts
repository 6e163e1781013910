import { setTimeout } from 'node:timers/promises';
import type { Locator, Page } from 'playwright-core';

/** A busy machine may take some time over a tap. */
const PATIENCE = 15_000;

/**
 * Presses what a person would see there: with a finger where there is a touch screen, else with
 * the mouse. Quicker than waiting for everything to come to rest, and just as strict: what lies
 * under the finger must be what was meant.
 */
export async function press(page: Page, selector: string): Promise<void> {
  const end = Date.now() + PATIENCE;
  let found = await page.evaluate(aim, selector);
  while (typeof found === 'string' && Date.now() < end) found = await page.evaluate(aim, selector);
  if (typeof found === 'string') throw new Error(found);
  const { x, y, isTouch } = found;
  if (isTouch && selector.includes('.button')) await pause(page);
  await (isTouch ? page.touchscreen.tap(x, y) : page.mouse.click(x, y));
  await page.evaluate(clickArrived, PATIENCE);
  if (selector.includes('.button')) lastButton.set(page, Date.now());
}

/** Two taps on buttons within this time, in milliseconds, are a double tap to the table. */
const DOUBLE_TAP = 320;
const lastButton = new WeakMap<Page, number>();

async function pause(page: Page): Promise<void> {
  const since = Date.now() - (lastButton.get(page) ?? 0);
  if (since < DOUBLE_TAP) await setTimeout(DOUBLE_TAP - since);
}

/** Runs in the page. A finger's click comes a little later than the finger. */
function clickArrived(patience: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const end = Date.now() + patience;
    const look = (): void => {
      if (document.documentElement.dataset.clicked) resolve();
      else if (Date.now() > end) reject(new Error('the press never came to be a click'));
      else requestAnimationFrame(look);
    };
    look();
  });
}

/** Runs in the page. The middle of the first element, brought into view, or why there is none. */
function aim(selector: string): { x: number; y: number; isTouch: boolean } | string {
  const target = document.querySelector(selector);
  if (!target) return `there is no ${selector}`;
  target.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  const { left, top, width, height } = target.getBoundingClientRect();
  const x = left + width / 2;
  const y = top + height / 2;
  const hit = document.elementFromPoint(x, y);
  if (!hit || !target.contains(hit)) return `${selector} is covered by ${hit?.outerHTML}`;
  const { dataset } = document.documentElement;
  delete dataset.clicked;
  document.addEventListener('click', () => (dataset.clicked = 'yes'), {
    once: true,
    capture: true,
  });
  return { x, y, isTouch: navigator.maxTouchPoints > 0 };
}

/** With the Tab key alone. */
export async function tabTo(page: Page, target: Locator, most = 80): Promise<void> {
  for (let presses = 0; presses < most; presses++) {
    if (await target.evaluate((element) => element.contains(document.activeElement))) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`the Tab key does not reach ${target}`);
}
