import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { visitScreen } from '#testing/browser/app.ts';
import { faultsOf } from '#testing/browser/looks.ts';
import { SCREENS } from '#testing/browser/screens.ts';
import { LONG } from '#testing/long.ts';

/** The short form has those that write on ink, and a table of every family of games. */
const KINDS = [
  ...['matches-removed', 'table-encore-why-not'],
  ...['table-qwixx-choosing', 'table-choice-choosing'],
];

describe('in the system’s own colours', () => {
  for (const name of LONG ? SCREENS.map((screen) => screen.name) : KINDS) {
    it(`every word can be read: ${name}`, async () => {
      const page = await visitScreen(name, {});
      const faults: string[] = [];
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ forcedColors: 'active', colorScheme });
        const found = [...(await faultsOf(page)), ...(await wiped(page))];
        faults.push(...found.map((each) => `${colorScheme}: ${each}`));
      }
      expect(faults).toEqual([]);
    });
  }

  it('words of the page’s colour are missed where they have that colour behind them', async () => {
    const page = await visitScreen('home', {});
    await page.emulateMedia({ forcedColors: 'active' });
    await page.locator('.home-play-now').evaluate((link: HTMLElement) => {
      link.style.forcedColorAdjust = 'auto';
    });
    expect((await wiped(page)).join()).toContain('Play Encore!');
  });
});

/**
 * Words that are not seen: browsers lay the page's colour right behind all words, over whatever
 * ground they have, unless a rule says that it knows the system's colours. Axe does not know that.
 */
function wiped(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.color = 'Canvas';
    const canvas = getComputedStyle(probe).color;
    probe.remove();
    return [...document.body.querySelectorAll('*')].flatMap((element) => {
      const { color, forcedColorAdjust } = getComputedStyle(element);
      const isWiped = color === canvas && forcedColorAdjust === 'auto';
      const words = isWiped && element.checkVisibility() ? ownWords(element) : '';
      return words === '' ? [] : [`no word of “${words}” is seen in ${element.className}`];
    });

    function ownWords(element: Element): string {
      const texts = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
      return texts
        .map(({ textContent }) => textContent)
        .join('')
        .trim();
    }
  });
}
