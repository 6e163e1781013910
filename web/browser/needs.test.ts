import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { DESKTOP, PHONE, visit, visitScreen } from '#testing/browser/app.ts';
import { covered, faultsOf, measured, overlapping, resize } from '#testing/browser/looks.ts';
import { midway } from '#testing/browser/screens/moments.ts';
import { DOCK } from '#testing/browser/screens/screen.ts';
import { openScreen, SCREENS } from '#testing/browser/screens.ts';
import { LONG } from '#testing/long.ts';

/** The short form has one screen of the main kinds. */
const KINDS = [
  'settings-with-matches',
  'set-up-encore-coop-bots',
  'table-encore-choosing',
  'end-qwixx',
  'learn-try',
];

const TABLET = { width: 820, height: 1180 };

describe('large text', () => {
  for (const name of LONG ? SCREENS.map((screen) => screen.name) : KINDS) {
    it(`of 200 % scrolls and is never cut off: ${name}`, async () => {
      const page = await visitScreen(name, { size: PHONE, language: 'de' });
      await doubleText(page);
      expect(await faultsAnywhere(page)).toEqual([]);
    });
  }

  for (const Mission of LONG ? ['2', '3', '4', '5'] : ['5']) {
    it(`of 200 % keeps the letters of mission ${Mission} apart`, async () => {
      const page = await visit({ size: PHONE, language: 'de' });
      const matches = [midway('encore-coop', { id: 'mission', options: { Mission } })];
      await openScreen(page, { name: 'mission', path: '/match/mission', matches, shows: DOCK });
      await doubleText(page);
      expect(await faultsAnywhere(page)).toEqual([]);
    });
  }
});

/** As a reader sets it in the browser, who has 16 otherwise. */
async function doubleText(page: Page): Promise<void> {
  const tools = await page.context().newCDPSession(page);
  await tools.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  const size = () => page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
  expect(await size()).toBe('32px');
}

async function faultsAnywhere(page: Page): Promise<readonly string[]> {
  const faults: string[] = [];
  for (const size of [PHONE, TABLET, DESKTOP]) {
    await resize(page, size);
    const found = [
      ...(await measured(page)),
      ...(await overlapping(page)),
      ...(await covered(page, '.table-dock button')),
    ];
    faults.push(...found.map((each) => `${size.width} wide: ${each}`));
  }
  return faults;
}

describe('the system’s own colours', () => {
  it('are those of page, boxes and dice; symbols, edges and what is chosen stay visible', async () => {
    const page = await visitScreen('table-encore', {});
    await page.emulateMedia({ forcedColors: 'active' });
    expect(await faultsOf(page)).toEqual([]);
    const [canvas, text, highlight] = await systemColours(page, [
      'Canvas',
      'CanvasText',
      'Highlight',
    ]);
    expect(new Set([canvas, text, highlight]).size).toBe(3);
    const style = (selector: string, pseudo = '') => styleOf(page, selector, pseudo);
    expect(await style('body')).toMatchObject({ backgroundColor: canvas, color: text });

    const free = '.table-sheet .box:not(.open, .near, .pencilled, .crossed)';
    expect((await style(`${free} .print`)).borderColor).toBe(text);
    const symbol = await style(`${free} .print`, '::before');
    expect(symbol.backgroundColor).toBe(text);
    expect(symbol.maskImage).toContain('url(');
    const glowing = '.table-sheet .box:is(.open, .near)';
    expect((await style(glowing, '::after')).borderColor).toBe(highlight);
    await page.locator('.table-sheet [data-open]').first().click();
    const chosen = { outlineStyle: 'solid', outlineColor: highlight };
    expect(await style('.table-sheet .box.pencilled')).toMatchObject(chosen);
    expect((await style('.table-tray .die')).borderColor).toBe(text);
  });
});

type Style = Record<
  'backgroundColor' | 'borderColor' | 'color' | 'maskImage' | 'outlineColor' | 'outlineStyle',
  string
>;

function styleOf(page: Page, selector: string, pseudo: string): Promise<Style> {
  return page
    .locator(selector)
    .first()
    .evaluate((element, part) => {
      const style = getComputedStyle(element, part || null);
      const { backgroundColor, borderColor, color, maskImage, outlineColor, outlineStyle } = style;
      return { backgroundColor, borderColor, color, maskImage, outlineColor, outlineStyle };
    }, pseudo);
}

/** What the system's colours are called here. */
function systemColours(page: Page, names: readonly string[]): Promise<readonly string[]> {
  return page.evaluate((wanted) => {
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.forcedColorAdjust = 'none';
    const found = wanted.map((name) => {
      probe.style.color = name;
      return getComputedStyle(probe).color;
    });
    probe.remove();
    return found;
  }, names);
}

describe('with reduced motion', () => {
  it('gets a still page', async () => {
    const page = await visitScreen('table-encore', { settings: { calm: false } });
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
