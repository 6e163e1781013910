import type { Page } from 'playwright-core';

/**
 * Waits until the last tap has had its effect, and what is drawn is whole and at work: a sheet comes
 * a frame after its table; components hear keys, open dialogs and speak only after the frame that
 * first shows them.
 */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    while (document.querySelector('[data-touched], .table-sheet:empty'))
      await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    await new Promise((resolve) => setTimeout(resolve));
  });
}
