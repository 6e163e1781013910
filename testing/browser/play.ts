import type { Locator, Page } from 'playwright-core';
import { type Moment, nextMoment } from './moment.ts';

/** How a match is played in the browser: by tapping, or with the keyboard alone. */
export type Hands = 'taps' | 'keys';

/** Plays a match as a patient person would, to its end. Returns how many things were asked. */
export async function playToEnd(page: Page, hands: Hands, most = 600): Promise<number> {
  let moment: Moment | undefined;
  for (let asked = 0; asked < most; asked++) {
    moment = await nextMoment(page, moment);
    if (moment.asked === 'over') return asked;
    await answer(page, hands, moment);
  }
  throw new Error(`no end after ${most} answers`);
}

/** Plays a while: so many answers to whatever is asked. */
export async function playOn(page: Page, answers: number): Promise<Moment> {
  let moment = await nextMoment(page);
  for (let i = 0; i < answers; i++) {
    await answer(page, 'taps', moment);
    moment = await nextMoment(page, moment);
  }
  return moment;
}

/** Does what the table asks for. */
export async function answer(page: Page, hands: Hands, { asked }: Moment): Promise<void> {
  const dock = page.locator('.table-dock');
  switch (asked) {
    case 'cover':
      return use(page, hands, page.locator('.hand-over .primary'));
    case 'enter':
      return enterDice(page);
    case 'roll':
      return hands === 'taps' ? press(dock.locator('.primary.wide')) : boardKey(page, 'r');
    case 'doubt':
    case 'decision':
      return use(page, hands, dock.locator('.button.primary'));
    case 'choose':
      return hands === 'taps' ? chooseByTaps(page) : chooseByKeys(page);
    case 'over':
      throw new Error('the match is over');
  }
}

/** Presses with a finger where there is a touch screen, else with the mouse. */
export async function press(target: Locator): Promise<void> {
  const { width = 0 } = target.page().viewportSize() ?? {};
  await (width < 1000 ? target.tap() : target.click());
}

/** With the Tab key alone. */
export async function tabTo(page: Page, target: Locator, most = 80): Promise<void> {
  const isThere = (): Promise<boolean> =>
    target.evaluate((element) => element.contains(document.activeElement));
  for (let presses = 0; presses < most; presses++) {
    if (await isThere()) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`the Tab key does not reach ${target}`);
}

/** Enters whatever is missing of a real roll, one tap per die. */
async function enterDice(page: Page): Promise<void> {
  const empty = page.locator('.dice-pad .die.empty');
  for (let left = await empty.count(); left > 0; left--) {
    const faces = page.locator('.pad-faces button:not(.idle)');
    await press(faces.nth(Math.floor(Math.random() * (await faces.count()))));
  }
}

async function use(page: Page, hands: Hands, button: Locator): Promise<void> {
  if (hands === 'taps') return press(button);
  await tabTo(page, button);
  await page.keyboard.press('Enter');
}

const glowing = (page: Page): Locator => page.locator('.table-sheet [data-open]');
const confirm = (page: Page): Locator => page.locator('.dock-actions .button').last();

async function isReady(page: Page): Promise<boolean> {
  return (await confirm(page).getAttribute('aria-disabled')) === 'false';
}

/** Taps glowing boxes until the choice is whole; passes when there are none. */
async function chooseByTaps(page: Page): Promise<void> {
  for (let taps = 0; taps < 8 && !(await isReady(page)); taps++) {
    if ((await glowing(page).count()) === 0) break;
    await press(glowing(page).first());
  }
  const isWhole = await isReady(page);
  await press(isWhole ? confirm(page) : page.locator('.dock-actions .button').first());
}

async function chooseByKeys(page: Page): Promise<void> {
  for (let taps = 0; taps < 8 && !(await isReady(page)); taps++) {
    if ((await glowing(page).count()) === 0) break;
    await boardKey(page, 'PageDown');
    await page.keyboard.press('Space');
  }
  if (await isReady(page)) return boardKey(page, 'Enter');
  await boardKey(page, 'Escape');
  await page.keyboard.press('p');
}

async function boardKey(page: Page, key: string): Promise<void> {
  await tabTo(page, page.locator('.table-sheet'));
  await page.keyboard.press(key);
}
