import type { BrowserContext, Page } from 'playwright-core';

declare global {
  interface Window {
    copied?: string;
  }
}

/** Notes down what pages give to the clipboard, which takes it all the same. */
export async function watchClipboard(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    // Pages that are not secure have none.
    if (!isSecureContext) return;
    const { writeText } = Clipboard.prototype;
    Clipboard.prototype.writeText = async function (text) {
      await writeText.call(this, text);
      window.copied = text;
    };
  });
}

/** What this page has copied. The clipboard itself belongs to all tests that run at this time. */
export async function copied(page: Page): Promise<string> {
  const text = await page.evaluate(() => window.copied);
  if (text === undefined) throw new Error('nothing was copied');
  return text;
}
