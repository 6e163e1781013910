import type { Page } from 'playwright-core';
import { type Asked, afterMoment, type Moment, momentOf, nextMoment } from './moment.ts';
import { press, tabTo } from './press.ts';

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

/** Does whatever comes next, until the table has answered; returns what was asked. */
export async function act(page: Page): Promise<Asked> {
  const moment = await nextMoment(page);
  if (moment.asked === 'over') return 'over';
  await answer(page, 'taps', moment);
  const after = await afterMoment(page, moment);
  if (after?.asked === 'doubt') {
    await answer(page, 'taps', after);
    await afterMoment(page, after);
  }
  return moment.asked;
}

/** Does what the table asks for. */
export async function answer(page: Page, hands: Hands, moment: Moment): Promise<void> {
  switch (moment.asked) {
    case 'cover':
      return use(page, hands, '.hand-over .button.primary');
    case 'enter':
      return enterDice(page, moment);
    case 'roll':
      return hands === 'taps' ? press(page, '.table-dock .button.wide') : boardKey(page, 'r');
    case 'decision':
      // Nothing that costs is chosen before somebody has said so.
      await use(page, hands, '.button.coop-suggest');
      return use(page, hands, '.table-dock .button.primary');
    case 'doubt':
      return use(page, hands, '.table-dock .button.primary');
    case 'choose':
      return hands === 'taps' ? chooseByTaps(page, moment) : chooseByKeys(page, moment);
    case 'over':
      throw new Error('the match is over');
  }
}

/** The faces of a kind of dice of which some are still to be entered. */
const FACES = '.pad-faces:has(> :not(.idle))';

/** Enters whatever is missing of a real roll, one tap per die; always the same dice. */
async function enterDice(page: Page, { step }: Moment): Promise<void> {
  const empty = await page.locator('.dice-pad .die.empty').count();
  for (let left = empty; left > 0; left--) {
    const faces = await page.locator(FACES).first().locator('button').count();
    const face = ((step * 7 + left * 5) % faces) + 1;
    await press(page, `${FACES} button:nth-child(${face})`);
  }
}

async function use(page: Page, hands: Hands, button: string): Promise<void> {
  if (hands === 'taps') return press(page, button);
  await tabTo(page, page.locator(button));
  await page.keyboard.press('Enter');
}

/** More taps than any choice takes. */
const MOST_TAPS = 8;

async function chooseByTaps(page: Page, moment: Moment): Promise<void> {
  const { isReady } = await pencilChoice(page, moment);
  await press(page, isReady ? '.dock-actions .button:last-child' : '.dock-actions .button');
}

/** Makes one pencil mark and leaves it there. */
export async function pencil(page: Page): Promise<void> {
  await press(page, '.table-sheet [data-open]');
}

/** Taps glowing boxes until the choice is whole, so that it only has to be confirmed. */
export async function pencilChoice(page: Page, moment: Moment): Promise<Moment> {
  let now = moment;
  for (let taps = 0; taps < MOST_TAPS && !now.isReady && now.isGlowing; taps++) {
    await pencil(page);
    now = (await momentOf(page)) ?? now;
  }
  return now;
}

async function chooseByKeys(page: Page, moment: Moment): Promise<void> {
  let now = moment;
  for (let taps = 0; taps < MOST_TAPS && !now.isReady && now.isGlowing; taps++) {
    await boardKey(page, 'PageDown');
    await page.keyboard.press('Space');
    now = (await momentOf(page)) ?? now;
  }
  if (now.isReady) return boardKey(page, 'Enter');
  await boardKey(page, 'Escape');
  await page.keyboard.press('p');
}

async function boardKey(page: Page, key: string): Promise<void> {
  await tabTo(page, page.locator('.table-sheet'));
  await page.keyboard.press(key);
}
