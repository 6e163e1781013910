import type { Locator, Page } from 'playwright-core';

/** Enters a roll of Qwixx dice as they lie on the table, one tap per die: `4 1 R3 Y2 G6 B6`. */
export async function enterRoll(page: Page, roll: string): Promise<void> {
  for (const word of roll.split(' ')) await face(page, word).click();
}

const COLOURS: Readonly<Record<string, string>> = {
  R: 'red',
  Y: 'yellow',
  G: 'green',
  B: 'blue',
};

function face(page: Page, word: string): Locator {
  const colour = COLOURS[word[0]!];
  const number = word.at(-1);
  const name = `${colour ?? 'white'} ${number}`;
  // A dialog lies over the dock and has the last word.
  return page.locator('.pad-faces').getByRole('button', { name, exact: true }).last();
}

/** A box of the open sheet. */
export function box(page: Page, mark: string): Locator {
  return page.locator(`.table-sheet [data-mark="${mark}"]`);
}

/** The buttons of a choice; before a roll that is still being written others lie there. */
const CHOICE = '.dock-actions:has([aria-disabled])';

/** Waits until somebody is to choose: a roll is written before it is shown. */
export async function whenChoosing(page: Page): Promise<void> {
  await page.locator(CHOICE).waitFor();
}

/** Pencils boxes one after the other and confirms. */
export async function cross(page: Page, ...marks: readonly string[]): Promise<void> {
  await whenChoosing(page);
  for (const mark of marks) await box(page, mark).click();
  await page.locator(`${CHOICE} .button`).last().click();
}

export async function pass(page: Page): Promise<void> {
  await page.locator(`${CHOICE} .button`).first().click();
}

/** Takes the device when it is handed over to this person. */
export async function takeAs(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: `I’m ${name}` }).click();
}
