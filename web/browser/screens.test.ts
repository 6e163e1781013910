import { describe, expect, it } from 'vitest';
import { DESKTOP, PHONE, type Visit, visit } from '#testing/browser/app.ts';
import { faultsOf, measured, scrolling, smallestBox } from '#testing/browser/looks.ts';
import { GAMES, openScreen, SCREENS, type Screen, screenNamed } from '#testing/browser/screens.ts';
import { LONG } from '#testing/long.ts';

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

const open = async (screen: Screen, look: Partial<Visit>) => {
  const page = await visit(look);
  await openScreen(page, screen);
  return page;
};

describe('every screen is whole, readable and usable', () => {
  const cases = SCREENS.flatMap((screen, i) => {
    const looks = i % SHORT === 0 ? [LOOKS[((i / SHORT) * STRIDE) % LOOKS.length]!] : [];
    return (LONG ? LOOKS : looks).map((look) => ({ screen, look }));
  });
  for (const { screen, look } of cases) {
    const { size, theme, language } = look;
    it(`${screen.name} in ${language}, ${theme}, ${size.width} px wide`, async () => {
      const page = await open(screen, look);
      expect(await faultsOf(page)).toEqual([]);
      expect(await page.locator('html').getAttribute('lang')).toBe(language.slice(0, 2));
    });
  }
});

describe('a table', () => {
  const SIZES = [
    { width: 390, height: 844 },
    { width: 360, height: 640 },
    { width: 844, height: 390 },
    { width: 820, height: 1180 },
    { width: 1180, height: 820 },
    { width: 1440, height: 900 },
  ];
  for (const game of GAMES) {
    it(`of ${game} fits every screen`, async () => {
      const page = await open(screenNamed(`table-${game}`), { language: 'de' });
      for (const size of SIZES) {
        await page.setViewportSize(size);
        const name = `${size.width} × ${size.height}`;
        const faults = (await measured(page)).filter((each) => !each.includes('target'));
        expect(faults, name).toEqual([]);
        const scrolled = await scrolling(page);
        const allowed = size.width === 390 ? [] : scrolled.filter((each) => isSheet(each));
        expect(scrolled, name).toEqual(allowed);
      }
    });

    it(`of ${game} has boxes for thumbs on a phone`, async () => {
      const page = await open(screenNamed(`table-${game}`), { size: PHONE });
      const { width, height } = await smallestBox(page);
      expect(width).toBeGreaterThanOrEqual(44);
      expect(height).toBeGreaterThanOrEqual(game === 'encore-coop' ? 28 : 30);
    });
  }
});

/** What may scroll beside the sheet: nothing that has to be tapped in a hurry. */
function isSheet(element: string): boolean {
  return /^div\.table-sheet /.test(element);
}

describe('large text', () => {
  for (const name of ['table-encore-choosing', 'home', 'set-up-encore-coop-bots', 'end-qwixx']) {
    it(`of 200 % scrolls and is never cut off: ${name}`, async () => {
      const page = await open(screenNamed(name), { size: PHONE, language: 'de' });
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%';
      });
      expect(await measured(page)).toEqual([]);
    });
  }
});

describe('whoever needs it', () => {
  it('gets the system’s own colours', async () => {
    const page = await open(screenNamed('table-encore-choosing'), {});
    await page.emulateMedia({ forcedColors: 'active' });
    expect(await faultsOf(page)).toEqual([]);
    const edge = await page
      .locator('.table-sheet [data-mark]')
      .first()
      .evaluate((box) => getComputedStyle(box).forcedColorAdjust);
    expect(edge).toBeTruthy();
  });

  it('gets a still page', async () => {
    const page = await open(screenNamed('table-encore'), { settings: { calm: false } });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const moving = await page.evaluate(
      () =>
        document.getAnimations().filter(({ effect, playState }) => {
          const { duration = 0 } = effect?.getTiming() ?? {};
          return playState === 'running' && Number(duration) > 200;
        }).length,
    );
    expect(moving).toBe(0);
  });
});
