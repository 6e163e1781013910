import type { Locator, Page } from 'playwright-core';

/** As long as somebody would wait before asking what is wrong. */
const PATIENCE = 20_000;

/** A sentence in one of the live regions. */
export interface Heard {
  readonly how: 'polite' | 'assertive';
  readonly text: string;
}

declare global {
  interface Window {
    heard?: Heard[];
  }
}

/** Notes down from now on what a screen reader would speak by itself. */
export async function listen(page: Page): Promise<void> {
  await page.evaluate(() => {
    const heard: Heard[] = [];
    window.heard = heard;
    new MutationObserver((changes) => {
      for (const node of changes.flatMap((change) => [...change.addedNodes])) {
        const how = node.parentElement?.closest('[aria-live]')?.getAttribute('aria-live');
        if (how) heard.push({ how: how as Heard['how'], text: node.textContent ?? '' });
      }
    }).observe(document.body, { childList: true, subtree: true });
  });
}

/** Everything that was spoken so far. */
export function allHeard(page: Page): Promise<readonly Heard[]> {
  return page.evaluate(() => [...(window.heard ?? [])]);
}

/** Waits for a sentence that was not spoken before the given number of others. */
export async function hears(page: Page, from: number, sentence: RegExp): Promise<Heard> {
  const end = Date.now() + PATIENCE;
  while (Date.now() < end) {
    const found = (await allHeard(page)).slice(from).find(({ text }) => sentence.test(text));
    if (found) return found;
    await page.waitForTimeout(30);
  }
  const spoken = (await allHeard(page)).slice(from).map(({ text }) => text);
  throw new Error(`nobody said ${sentence}, only\n${spoken.join('\n')}`);
}

/** Where the reader is: what has the focus, and how it is described. */
export function here(page: Page): Promise<{ readonly name: string; readonly why: string }> {
  return page.evaluate(() => {
    const element = document.activeElement ?? document.body;
    const described = element.getAttribute('aria-describedby');
    const isNowhere = element === document.body;
    return {
      name: isNowhere ? '' : (element.getAttribute('aria-label') ?? element.textContent ?? ''),
      why: (described && document.getElementById(described)?.textContent) || '',
    };
  });
}

/** Waits until the focus has come to something with such a name. */
export async function arrives(page: Page, name: RegExp): Promise<void> {
  const end = Date.now() + PATIENCE;
  while (!name.test((await here(page)).name)) {
    if (Date.now() > end) throw new Error(`the focus is on “${(await here(page)).name}”`);
    await page.waitForTimeout(30);
  }
}

const MAY = /can be (?:crossed(?: off)?|marked)(?! off| at a cost)/;
const MAY_NOT = /^(?!.*can be).*(?:free|open|, [\w ]+)$/;

/** Boxes of the sheet, cells of a grid or buttons in a list, by what their names say. */
export function boxes(page: Page, which: 'may' | 'may not'): Locator {
  const name = which === 'may' ? MAY : MAY_NOT;
  const main = page.getByRole('main');
  const listed = main.getByRole('listitem').getByRole('button', { name });
  return main.getByRole('gridcell', { name }).or(listed);
}

export function dice(page: Page): Locator {
  return page.getByRole('group', { name: 'Dice' }).getByRole('button');
}
