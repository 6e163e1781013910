import type { Page } from 'playwright-core';

/** Single acts at a table, for tests that stop between them. */

export async function roll(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Roll the dice' }).click();
  await page.locator('.dock-actions [aria-label="Undo"]').waitFor();
}

/** Makes one pencil mark and leaves it there. */
export async function pencil(page: Page): Promise<void> {
  await page.locator('.table-sheet [data-open]').first().click();
}

/** Pencils a whole choice, so that it only has to be confirmed. */
export async function pencilChoice(page: Page): Promise<void> {
  const confirm = confirmButton(page);
  for (let taps = 0; taps < 8; taps++) {
    if ((await confirm.getAttribute('aria-disabled')) !== 'true') return;
    await pencil(page);
  }
  throw new Error('no choice came together');
}

/** Decides in one way or another: what glows, else what the quiet button says. */
export async function decide(page: Page): Promise<void> {
  const glowing = await page.locator('.table-sheet [data-open]').count();
  if (glowing > 0) await pencilChoice(page);
  const button = glowing > 0 ? confirmButton(page) : quietButton(page);
  await button.click();
  const doubt = page.getByText('Tap again if you mean it.');
  if ((await doubt.count()) > 0) await button.click();
}

/** Presses the button that would decide at this step, without waiting, so that two tabs can race. */
export function press(page: Page, step: number): Promise<void> {
  return page.evaluate((wanted) => {
    if (document.querySelector<HTMLElement>('.table')?.dataset.step !== String(wanted)) return;
    const [first] = document.querySelectorAll<HTMLButtonElement>('.dock-actions .button');
    const ready = document.querySelector<HTMLButtonElement>('.dock-actions .button.primary');
    (ready ?? first)?.click();
  }, step);
}

/** Whoever is asked for takes the device. */
export async function accept(page: Page): Promise<void> {
  await page.locator('.hand-over .primary').click();
}

export function confirmButton(page: Page) {
  return page.locator('.dock-actions .button:last-child');
}

function quietButton(page: Page) {
  return page.locator('.dock-actions .button').first();
}

export async function stepOf(page: Page): Promise<number> {
  return Number(await page.locator('.table').getAttribute('data-step'));
}

/** Waits until the table shows this step. */
export async function atStep(page: Page, step: number): Promise<void> {
  await page.locator(`.table[data-step="${step}"]`).waitFor();
}

export type Moment = 'over' | 'cover' | 'roll' | 'choose' | 'decision';

/** Waits until this device has something to do. */
export async function nextMoment(page: Page): Promise<Moment> {
  const found = await page.waitForFunction(() => {
    const named = (text: string) =>
      [...document.querySelectorAll('button')].some((each) => each.textContent?.trim() === text);
    if (named('See the score')) return 'over';
    if (document.querySelector('.hand-over')) return 'cover';
    if (named('Roll the dice')) return 'roll';
    if (document.querySelector('.dock-actions [aria-label="Undo"]')) return 'choose';
    const busy = document.querySelector('.table-dock .waiting, .table-dock .wide');
    return document.querySelector('.table-dock') && !busy ? 'decision' : false;
  });
  return (await found.jsonValue()) as Moment;
}

/** Does whatever comes next, until the table has answered; tells what it was. */
export async function act(page: Page): Promise<Moment> {
  const moment = await nextMoment(page);
  if (moment === 'over') return moment;
  const before = await page.evaluate(look, undefined);
  if (moment === 'cover') await accept(page);
  else if (moment === 'roll') await page.getByRole('button', { name: 'Roll the dice' }).click();
  else if (moment === 'choose') await decide(page);
  else await page.locator('.table-dock .button').first().click();
  await page.waitForFunction(look, before).catch((error) => {
    throw new Error(`nothing came of “${moment}”`, { cause: error });
  });
  return moment;
}

/** What tells one moment of a table from another; with an earlier one, whether it has passed. */
function look(earlier: string | boolean | undefined): string | boolean {
  const step = document.querySelector<HTMLElement>('.table')?.dataset.step;
  const words = document.querySelector<HTMLElement>('.hand-over, .dock-actions')?.innerText;
  const now = `${step} ${words}`;
  return earlier === undefined ? now : now !== earlier;
}
