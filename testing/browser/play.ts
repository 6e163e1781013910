import type { Page } from 'playwright-core';

/** How a match is played in the browser: by tapping, or with the keyboard alone. */
export type Hands = 'taps' | 'keys';

const ROLL = 'Roll the dice';
const OVER = 'See the score';

/** Plays a match as a patient person would, to its end. Returns how many decisions it took. */
export async function playToEnd(page: Page, hands: Hands, most = 400): Promise<number> {
  for (let decisions = 0; decisions < most; decisions++) {
    const state = await nextState(page);
    if (state === 'over') return decisions;
    if (state === 'cover') await page.locator('.hand-over .primary').click();
    else if (state === 'roll') await roll(page, hands);
    else if (state === 'decision')
      await page.locator('.table-dock .button.primary').first().click();
    else await (hands === 'taps' ? chooseByTaps(page) : chooseByKeys(page));
  }
  throw new Error(`no end after ${most} decisions`);
}

type State = 'over' | 'roll' | 'choose' | 'cover' | 'decision';

/** Waits until this device has something to do. */
async function nextState(page: Page): Promise<State> {
  const found = await page.waitForFunction(
    ([roll, over]) => {
      const named = (text: string) =>
        [...document.querySelectorAll('button')].find((each) => each.textContent?.trim() === text);
      if (named(over!)) return 'over';
      if (document.querySelector('.hand-over')) return 'cover';
      if (named(roll!)) return 'roll';
      if (document.querySelector('.dock-actions [aria-label="Undo"]')) return 'choose';
      const busy = document.querySelector('.table-dock .waiting, .table-dock .wide');
      return document.querySelector('.table-dock') && !busy ? 'decision' : false;
    },
    [ROLL, OVER],
    { timeout: 20_000 },
  );
  return (await found.jsonValue()) as State;
}

async function roll(page: Page, hands: Hands): Promise<void> {
  if (hands === 'taps') return page.getByRole('button', { name: ROLL }).click();
  await focusBoard(page);
  await page.keyboard.press('r');
}

/** Taps glowing boxes until the choice is whole; passes when there is none. */
async function chooseByTaps(page: Page): Promise<void> {
  const near = page.locator('.table-sheet [data-open]');
  if ((await near.count()) === 0) return passByTaps(page);
  await near.first().click();
  const confirm = page.locator('.dock-actions .button:last-child');
  for (let taps = 0; taps < 8; taps++) {
    if ((await confirm.getAttribute('aria-disabled')) !== 'true') break;
    const glowing = page.locator('.table-sheet [data-open]');
    if ((await glowing.count()) === 0) return passByTaps(page);
    await glowing.first().click();
  }
  await settle(page, () => confirm.click());
}

async function passByTaps(page: Page): Promise<void> {
  await settle(page, () => page.locator('.dock-actions .button').first().click());
}

/** Does it again when the table asks back because it costs something. */
async function settle(page: Page, act: () => Promise<void>): Promise<void> {
  const step = await stepOf(page);
  await act();
  if (
    (await stepOf(page)) === step &&
    (await page.getByText('Tap again if you mean it.').count()) > 0
  ) {
    await act();
  }
}

async function chooseByKeys(page: Page): Promise<void> {
  await focusBoard(page);
  const near = await page.locator('.table-sheet [data-open]').count();
  if (near === 0) return settle(page, () => page.keyboard.press('p'));
  for (let taps = 0; taps < 8; taps++) {
    await page.keyboard.press('PageDown');
    await page.keyboard.press('Space');
    const confirm = page.locator('.dock-actions .button:last-child');
    if ((await confirm.getAttribute('aria-disabled')) !== 'true') {
      return settle(page, () => page.keyboard.press('Enter'));
    }
  }
  await page.keyboard.press('Escape');
  await settle(page, () => page.keyboard.press('p'));
}

/** With the Tab key alone. */
async function focusBoard(page: Page): Promise<void> {
  for (let presses = 0; presses < 40; presses++) {
    const onBoard = await page.evaluate(
      () =>
        document.activeElement?.closest('.table-sheet [data-mark]') !== null &&
        document.activeElement?.matches('[data-mark]'),
    );
    if (onBoard) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('the Tab key does not reach the board');
}

async function stepOf(page: Page): Promise<string | null> {
  return page.locator('.table').getAttribute('data-step');
}
