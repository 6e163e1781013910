import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { visit } from '#testing/browser/app.ts';
import { begun, openTable } from '#testing/browser/online-tables.ts';
import { signIn } from '#testing/browser/somebody.ts';

/** Runs in the page: words of the title that are cut off, and what lies on them. */
function titleFaults(): readonly string[] {
  const bar = document.querySelector('.table-bar')!;
  const title = bar.querySelector('.table-title')!;
  const end = title.getBoundingClientRect().right;
  const lines = [...title.children].flatMap((line) => {
    const text = document.createRange();
    text.selectNodeContents(line);
    return text.getBoundingClientRect().right > end + 0.5 ? [`“${line.textContent}” is cut`] : [];
  });
  const after = [...bar.children].slice([...bar.children].indexOf(title) + 1);
  const over = after.filter((each) => {
    const { left, width } = each.getBoundingClientRect();
    return width > 1 && left < end - 0.5;
  });
  return [...lines, ...over.map(({ className }) => `${className} lies on the title`)];
}

/** As the first of the match, with a clock, on an upright phone. */
async function clocked(game: string, language: string): Promise<Page> {
  const page = await visit({ language });
  const { id } = await begun(await signIn(page, 'Lea'), { game, timer: 'gentle' });
  await openTable(page, id);
  await page.locator('.table-timer').waitFor();
  return page;
}

for (const language of ['en-GB', 'fr', 'de']) {
  test(`the clock leaves the title its room: ${language}`, async () => {
    for (const game of ['encore', 'qwixx'] as const) {
      const page = await clocked(game, language);
      expect(await page.evaluate(titleFaults), game).toEqual([]);
    }
  });
}
