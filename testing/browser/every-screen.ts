import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { LONG } from '../long.ts';
import { DESKTOP, PHONE, type Visit, visitScreen } from './app.ts';
import { faultsOf } from './looks.ts';
import type { Screen } from './screens/screen.ts';
import { canReopen, reopenScreen, SCREENS } from './screens.ts';

type Look = Required<Pick<Visit, 'size' | 'theme' | 'language'>>;

const LANGUAGES = ['en-GB', 'fr', 'de'];
const THEMES = ['light', 'dark'] as const;
const LOOKS: readonly Look[] = [PHONE, DESKTOP].flatMap((size) =>
  LANGUAGES.flatMap((language) => THEMES.map((theme) => ({ size, theme, language }))),
);

/** Five and twelve share no divisor: screen after screen comes in another look. */
const STRIDE = 5;

/** The short form opens every 24th screen in one look, the long one all of them in every look. */
const SHORT = 24;

/** Declares the tests of one size, so that sizes can be tested side by side. */
export function testEveryScreen(size: Look['size']): void {
  const cases = SCREENS.map((screen, i) => {
    const short = i % SHORT === 0 ? [LOOKS[((i / SHORT) * STRIDE) % LOOKS.length]!] : [];
    const looks = (LONG ? LOOKS : short).filter((look) => look.size === size);
    return { screen, looks };
  });
  describe(`every screen of ${size.width} px is whole, readable and usable`, () => {
    for (const { screen, looks } of cases.filter((each) => each.looks.length > 0)) {
      it(`${screen.name} in ${looks.map(nameOf).join(', ')}`, async () => {
        expect(await faultsIn(screen, looks)).toEqual([]);
      });
    }
  });
}

/** One visitor sees a screen in all its variants: faster than setting it up for each. */
async function faultsIn(screen: Screen, looks: readonly Look[]): Promise<readonly string[]> {
  const faults: string[] = [];
  let page: Page | undefined;
  let shown: string | undefined;
  for (const look of looks) {
    if (!page || (shown !== look.language && !canReopen(screen))) {
      await page?.close();
      page = await visitScreen(screen.name, look);
    } else if (shown !== look.language) {
      await changeLanguage(page, look.language);
      await reopenScreen(page, screen);
    }
    shown = look.language;
    await page.emulateMedia({ colorScheme: look.theme });
    const root = page.locator('html');
    await expect.poll(() => root.getAttribute('data-theme')).toBe(look.theme);
    await expect.poll(() => root.getAttribute('lang')).toBe(look.language.slice(0, 2));
    faults.push(...(await faultsOf(page)).map((fault) => `${nameOf(look)}: ${fault}`));
  }
  return faults;
}

/** As the visitor's settings keep it. */
async function changeLanguage(page: Page, language: string): Promise<void> {
  await page.evaluate(
    (wanted) => {
      const settings = JSON.parse(localStorage['dicepad.settings'] ?? '{}');
      localStorage['dicepad.settings'] = JSON.stringify({ ...settings, language: wanted });
    },
    language.slice(0, 2),
  );
}

function nameOf({ language, theme }: Look): string {
  return `${language} ${theme}`;
}
