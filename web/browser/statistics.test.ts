import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { DESKTOP, PHONE, visit } from '#testing/browser/app.ts';
import { openRest } from '#testing/browser/end.ts';
import { faultsOf } from '#testing/browser/looks.ts';
import { begun, finished, openTable } from '#testing/browser/online-tables.ts';
import { openMenu } from '#testing/browser/screens/screen.ts';
import { openSite, type Site } from '#testing/browser/site.ts';
import { signIn } from '#testing/browser/somebody.ts';
import { LONG } from '#testing/long.ts';

/** Every kind of die that the games have, and how often its faces came up. */
const COUNTED: Readonly<Record<string, readonly number[]>> = {
  'app 1 2 3 4 5 6': [20_104, 19_873, 20_011, 19_992, 20_120, 19_900],
  'app R1 R2 R3 R4 R5 R6': [1012, 998, 1003, 987, 1009, 991],
  'app R O Y G B X': [612, 598, 603, 587, 609, 591],
  'app 1 2 3 4 5 ?': [512, 498, 503, 487, 509, 491],
  'app heart heart bomb stars line block': [240, 0, 118, 121, 125, 109],
  'app R1 B2 S3 Y4 V5 G6': [112, 98, 103, 187, 109, 91],
  'real 1 2 3 4 5 6': [3, 4, 2, 5, 1, 1],
};

/** A server of its own, on which so much was rolled. */
function opened(counted: typeof COUNTED): Promise<Site> {
  return openSite(async (database) => {
    for (const [die, counts] of Object.entries(counted)) {
      const faces = die.split(' ').slice(1);
      const values = counts.map((count, i) => ({ die, face: faces[i]!, count }));
      const rolled = values.filter(({ count }) => count > 0);
      await database.write((queries) => queries.insertInto('faces').values(rolled).execute());
    }
  });
}

let counting: Site;
let address: string;
beforeAll(async () => {
  counting = await opened(COUNTED);
  address = counting.address;
});
afterAll(() => counting.close());

const HEADINGS = {
  'en-GB': 'Every face ever rolled here',
  'fr-FR': 'Tous les dés lancés sur ce serveur',
  'de-DE': 'Alle Seiten, die hier je gewürfelt wurden',
} as const;

const LOOKS = (Object.keys(HEADINGS) as (keyof typeof HEADINGS)[]).flatMap((language) =>
  [PHONE, DESKTOP].flatMap((size) =>
    (['light', 'dark'] as const).map((theme) => ({ language, size, theme, width: size.width })),
  ),
);
/** The short form has every language, size and theme, but not with one another. */
const SHORT = LOOKS.filter((_, nth) => nth % 5 === 0);

test.each(LONG ? LOOKS : SHORT)(
  'all faces can be read in $language at $width, $theme',
  async (look) => {
    const { language, size, theme } = look;
    const page = await visit({ language, size, theme, path: '/statistics', address });
    await page.getByRole('heading', { level: 1, name: HEADINGS[language] }).waitFor();
    expect(await page.locator('html').getAttribute('lang')).toBe(language.slice(0, 2));
    expect(await page.getByRole('table').count()).toBe(Object.keys(COUNTED).length);
    expect(await faultsOf(page)).toEqual([]);
    const tooWide = await page.getByRole('table').evaluateAll((tables) => {
      const isTooWide = (table: Element) =>
        table.scrollWidth > table.parentElement!.clientWidth - 32;
      return tables.filter(isTooWide).map((table) => table.parentElement!.textContent);
    });
    expect(tooWide).toEqual([]);
  },
);

test('before anything was rolled the page says so', async () => {
  const empty = await opened({});
  onTestFinished(empty.close);
  const page = await visit({ path: '/statistics', address: empty.address });
  await page.getByText('None have been rolled yet.').first().waitFor();
  expect(await faultsOf(page)).toEqual([]);
});

test.each(['light', 'dark'] as const)('it looks like the app, %s', async (theme) => {
  const page = await visit({ theme, address });
  await page.locator('.logo').first().waitFor();
  const look = () =>
    page.evaluate(async () => {
      await document.fonts.ready;
      const { color, backgroundColor, fontFamily, fontSize } = getComputedStyle(document.body);
      const hasFont = [...document.fonts].some(
        ({ family, status }) => family.includes('Inter Dicepad') && status === 'loaded',
      );
      return { color, backgroundColor, fontFamily, fontSize, hasFont };
    });
  const app = await look();
  await page.goto('/statistics');
  expect(await look()).toEqual(app);
  expect(app.hasFont).toBe(true);
});

test('dice and faces have names and the symbols of their colours', async () => {
  const page = await visit({ path: '/statistics', address });
  const card = (name: string) =>
    page.locator('.card').filter({ has: page.getByRole('heading', { name, exact: true }) });
  await card('White die').first().waitFor();
  const colours = card('Colour die');
  expect(await colours.getByRole('rowheader').allTextContents()).toEqual([
    ...['red', 'orange', 'yellow', 'green', 'blue', 'wild colour'],
  ]);
  const symbols = await colours
    .locator('.die')
    .evaluateAll((dice) => dice.map((die) => getComputedStyle(die).backgroundImage));
  expect(new Set(symbols).size).toBe(6);
  for (const symbol of symbols) expect(symbol).toContain('data:image/svg');
  expect(await card('Special die').locator('.die svg').count()).toBe(5);
  expect(await card('Red die').getByRole('columnheader').allTextContents()).toEqual([
    ...['Face', 'Times', 'Share of rolls', 'Fair die'],
  ]);
});

test('a way leads to every language and back to the app', async () => {
  const page = await visit({ language: 'fr-FR', path: '/statistics', address });
  await page.getByRole('link', { name: 'Deutsch' }).click();
  await page.getByRole('heading', { name: HEADINGS['de-DE'] }).waitFor();
  await page.getByRole('link', { name: 'Zurück zur Startseite' }).click();
  await page.locator('.home').waitFor();
  expect(new URL(page.url()).pathname).toBe('/');
});

test('they are found where people ask whether the dice were fair, in the language of the app', async () => {
  const page = await visit({ language: 'en-GB', settings: { language: 'de' } });
  const lea = await signIn(page, 'Lea');
  const { id } = await finished(lea, { game: 'qwixx' });
  await page.goto(`/table/${id}`);
  await openRest(page);
  await page.getByRole('button', { name: 'Waren die Würfel fair?' }).click();
  const [opened] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('dialog').getByRole('link').click(),
  ]);
  await opened
    .getByRole('heading', { name: 'Alle Seiten, die hier je gewürfelt wurden' })
    .waitFor();
});

test('and in the middle of a match, which stays open', async () => {
  const page = await visit();
  const lea = await signIn(page, 'Lea');
  const { id } = await begun(lea, { game: 'encore' });
  await openTable(page, id);
  await openMenu(page);
  await page.getByRole('button', { name: 'Were the dice fair?' }).click();
  const [opened] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('link', { name: 'Every face rolled on this server' }).click(),
  ]);
  await opened.getByRole('heading', { name: 'Every face ever rolled here' }).waitFor();
  expect(await page.locator('.table').count()).toBe(1);
});
