import { describe, expect, it } from 'vitest';
import { LONG } from '../long.ts';
import { DESKTOP, PHONE, type Visit, visitScreen } from './app.ts';
import { faultsOf } from './looks.ts';
import { SCREENS } from './screens.ts';

type Look = Required<Pick<Visit, 'size' | 'theme' | 'language'>>;

const LANGUAGES = ['en-GB', 'fr', 'de'];
const LOOKS: readonly Look[] = [PHONE, DESKTOP].flatMap((size) =>
  (['light', 'dark'] as const).flatMap((theme) =>
    LANGUAGES.map((language) => ({ size, theme, language })),
  ),
);

/** Five and twelve share no divisor: screen after screen comes in another look. */
const STRIDE = 5;

/** The short form opens every third screen in one look, the long one all of them in every look. */
const SHORT = 3;

/** Declares the tests of one size, so that sizes can be tested side by side. */
export function testEveryScreen(size: Look['size']): void {
  const cases = SCREENS.flatMap((screen, i) => {
    const looks = i % SHORT === 0 ? [LOOKS[((i / SHORT) * STRIDE) % LOOKS.length]!] : [];
    return (LONG ? LOOKS : looks).map((look) => ({ ...look, name: screen.name }));
  });
  describe(`every screen of ${size.width} px is whole, readable and usable`, () => {
    for (const { name, ...look } of cases.filter((each) => each.size === size)) {
      it(`${name} in ${look.language}, ${look.theme}`, async () => {
        const page = await visitScreen(name, look);
        expect(await faultsOf(page)).toEqual([]);
        expect(await page.locator('html').getAttribute('lang')).toBe(look.language.slice(0, 2));
      });
    }
  });
}
