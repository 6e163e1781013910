import type { Locator, Page } from 'playwright-core';

export interface Spot {
  readonly x: number;
  readonly y: number;
}

/**
 * A hand on the glass: each step says where its fingers are, none at the end. No step waits for the
 * page to have dealt with the one before: on a busy machine every tap would be a long press.
 */
export async function hand(page: Page, steps: readonly (readonly Spot[])[]): Promise<void> {
  const tools = await page.context().newCDPSession(page);
  const dealtWith = steps.map((fingers, step) => {
    const touchPoints = fingers.map(({ x, y }, id) => ({ x, y, id }));
    const type = fingers.length === 0 ? 'touchEnd' : step === 0 ? 'touchStart' : 'touchMove';
    return tools.send('Input.dispatchTouchEvent', { type, touchPoints });
  });
  await Promise.all(dealtWith);
  await tools.detach();
}

/** The middle of the first of some boxes. */
export async function middle(boxes: Locator): Promise<Spot & { readonly mark: string }> {
  const box = boxes.first();
  const { x, y, width, height } = (await box.boundingBox())!;
  return { x: x + width / 2, y: y + height / 2, mark: (await box.getAttribute('data-mark'))! };
}

/** The marks of all pencilled boxes of the open sheet, in the order in which they lie there. */
export function pencilled(page: Page): Promise<readonly (string | null)[]> {
  return page
    .locator('.table-sheet [aria-selected="true"]')
    .evaluateAll((boxes) => boxes.map((each) => each.getAttribute('data-mark')));
}
