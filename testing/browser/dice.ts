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

/** Pencils boxes one after the other and confirms. */
export async function cross(page: Page, ...marks: readonly string[]): Promise<void> {
  for (const mark of marks) await box(page, mark).click();
  await page.locator('.dock-actions .button').last().click();
}

export async function pass(page: Page): Promise<void> {
  await page.locator('.dock-actions .button').first().click();
}

/** Takes the device when it is handed over to this person. */
export async function takeAs(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: `I am ${name}` }).click();
}
