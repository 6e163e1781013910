import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { GAMES } from '#games/index.ts';
import { loadLessons } from '#games/lessons.ts';
import type { Step } from '#games/teach.ts';
import { DESKTOP, PHONE, type Visit, visit, visitScreen } from '#testing/browser/app.ts';
import { kept } from '#testing/browser/kept.ts';
import { tabTo } from '#testing/browser/press.ts';
import { arrives, hears, listen } from '#testing/browser/reader.ts';
import { unseenInStep } from '#testing/browser/step.ts';
import { LONG } from '#testing/long.ts';

const LANGUAGES = ['en-GB', 'fr', 'de'] as const;
const LOOKS = LANGUAGES.flatMap((language) => [PHONE, DESKTOP].map((size) => ({ language, size })));
const ON_PHONE = LOOKS.filter(({ size }) => size === PHONE);
/** The short form reads every lesson once, on a phone, and one of them on a desktop. */
const LESSONS = GAMES.map(({ id }, nth) => ({
  game: id,
  looks: LONG
    ? LOOKS
    : [ON_PHONE[nth % ON_PHONE.length]!, ...(nth === 0 ? [{ language: 'fr', size: DESKTOP }] : [])],
}));

const words = (page: Page) => page.getByRole('main').locator('.learn-words');
const box = (page: Page, mark: string) => page.locator(`.learn-live [data-mark="${mark}"]`);
const button = (page: Page, name: string) =>
  page.locator('.learn-controls').getByRole('button', { name, exact: true });

async function lesson(path: string, wish: Visit = {}): Promise<Page> {
  const page = await visit({ ...wish, path });
  await page.locator('.learn-main, .learn-page main').waitFor();
  return page;
}

describe.each(LESSONS)('the lesson of $game', ({ game, looks }) => {
  test.each(looks)(
    'is read by the arrow keys, in $language at $size.width',
    async ({ language, size }) => {
      const { steps, texts } = await loadLessons(game);
      const page = await lesson(`/learn/${game}`, { language, size });
      const spoken = language.slice(0, 2) as 'en' | 'fr' | 'de';
      expect(await page.locator('html').getAttribute('lang')).toBe(spoken);
      for (const name of steps.flatMap(textsOf)) {
        await words(page).getByText(texts[spoken][name]!, { exact: true }).waitFor();
        if (size === PHONE)
          await expect.poll(() => page.evaluate(unseenInStep), { message: name }).toEqual([]);
        await page.keyboard.press('ArrowRight');
      }
      await page.locator('.learn-first').waitFor();
      await page.keyboard.press('ArrowLeft');
      const before = texts[spoken][steps.flatMap(textsOf).at(-1)!]!;
      await words(page).getByText(before, { exact: true }).waitFor();
    },
  );
});

/** The sentences of a step, page by page. */
function textsOf({ key, task }: Step): readonly string[] {
  return [`step.${key}.text`, ...(task ? [`step.${key}.try`] : [])];
}

test('arrows go past what is to be tried, but stay on a board that has the focus', async () => {
  const page = await lesson('/learn/encore#choose', { size: DESKTOP });
  await button(page, 'Next').click();
  await arrives(page, /cross off two orange boxes/);
  await box(page, 'G2').focus();
  await page.keyboard.press('ArrowRight');
  await arrives(page, /^H2/);
  await button(page, 'Skip this').focus();
  await page.keyboard.press('ArrowRight');
  await words(page).getByRole('heading', { name: 'Start in column H' }).waitFor();
});

test('a try is judged by the rules: refused with the reason, asked again, praised', async () => {
  const page = await lesson('/learn/encore#choose-try');
  await listen(page);
  await box(page, 'A1').click({ force: true });
  await page.locator('.why-not p').waitFor();
  await page.locator('.why-not').getByRole('button', { name: 'Got it' }).click();
  await page.getByRole('button', { name: 'Pass', exact: true }).click();
  await page.getByText('You could do that! But try orange and 2.').first().waitFor();
  await crossOrange(page);
  await hears(page, 0, /Orange and 2: exactly two orange boxes/);
  await arrives(page, /^Next$/);
  await page.keyboard.press('Enter');
  await words(page).getByRole('heading', { name: 'Start in column H' }).waitFor();
});

test('Next waits for a try, which can be skipped, and done once more', async () => {
  const page = await lesson('/learn/encore#choose');
  await listen(page);
  expect(await button(page, 'Back').count()).toBe(1);
  await button(page, 'Next').click();
  const asked = words(page).getByRole('heading', {
    name: 'Your turn: cross off two orange boxes.',
  });
  await asked.waitFor();
  expect(await button(page, 'Next').getAttribute('aria-disabled')).toBe('true');
  await button(page, 'Next').click({ force: true });
  await hears(page, 0, /Try it first, or skip it/);
  expect(await asked.count()).toBe(1);
  await button(page, 'Skip this').click();
  await words(page).getByRole('heading', { name: 'Start in column H' }).waitFor();
  await button(page, 'Back').click();
  await asked.waitFor();
  await crossOrange(page);
  await button(page, 'Try again').click();
  await page.locator('.learn-live .table-tray .die').first().waitFor();
  // It was done before: nobody is held back.
  await button(page, 'Next').click();
  await words(page).getByRole('heading', { name: 'Start in column H' }).waitFor();
});

async function crossOrange(page: Page): Promise<void> {
  await box(page, 'H2').click();
  await box(page, 'G2').click();
  await page.getByRole('button', { name: /^Cross off 2 boxes/ }).click();
}

test('a lesson ends with a first match: a gentle bot, and tips', async () => {
  const page = await lesson('/learn/encore#first-match', { settings: { coach: false } });
  expect(await button(page, 'Next').count()).toBe(0);
  await page.getByRole('button', { name: 'Let’s play' }).click();
  await page.locator('.table').waitFor();
  const settings = await page.evaluate(() => JSON.parse(localStorage['dicepad.settings']));
  expect(settings).toMatchObject({ coach: true, game: 'encore' });
  const [match] = await kept(page);
  expect(match!.chairs).toEqual([
    expect.objectContaining({ kind: 'person' }),
    expect.objectContaining({ kind: 'bot', level: 'novice' }),
  ]);
});

test('reduced motion shows before and after, else a film that can be stopped', async () => {
  const calm = await lesson('/learn/encore#touch');
  expect(await calm.locator('.learn-both figure').count()).toBe(2);
  expect(await calm.getByRole('button', { name: 'Pause' }).count()).toBe(0);
  const moved = await lesson('/learn/encore#touch', { settings: { calm: false } });
  await moved
    .locator('.learn-told > :first-child')
    .getByText('Mia crossed off 3 orange boxes.')
    .waitFor();
  await moved.getByRole('button', { name: 'Pause' }).click();
  await moved.getByRole('button', { name: 'Play', exact: true }).waitFor();
});

test('screen readers get what is shown', async () => {
  const page = await lesson('/learn/encore#touch');
  const shown = page.getByRole('list', { name: 'What happens here' });
  expect(await shown.textContent()).toContain('Mia crossed off 3 orange boxes.');
  const judged = page.getByRole('list', { name: 'Right or wrong?' }).getByRole('listitem');
  expect(await judged.locator('> b').allTextContents()).toEqual(['Yes', 'No', 'No']);
  expect(await judged.locator('> p').allTextContents()).toEqual([
    'Connected, and I5 touches a cross.',
    'These boxes aren’t connected. They must touch side to side.',
    'Corners don’t count. A box must touch a cross side to side, or be in column H.',
  ]);
});

test('puzzles are answered by the rules, and stay solved', async () => {
  const page = await lesson('/learn/encore/puzzles#unrolled');
  await expect.poll(() => page.title()).toBe('Puzzles: Encore! · Dicepad');
  await page.getByRole('button', { name: 'Yes', exact: true }).click();
  await page.locator('.learn-verdict.wrong').getByText('No number die shows 4.').waitFor();
  await page.getByRole('button', { name: 'No', exact: true }).click();
  await page.locator('.learn-verdict.right').waitFor();
  await page.getByRole('button', { name: 'Puzzle 4, solved' }).waitFor();
  await page.reload();
  await page.getByRole('button', { name: 'Puzzle 4, solved' }).waitFor();
  await page.getByText(/^1 of \d+ solved$/).waitFor();
  await page.goto('/learn');
  await page.getByText(/1 of \d+ puzzles/).waitFor();
});

test('every rule has a link of its own, and words find it', async () => {
  const page = await lesson('/learn/qwixx/rules/Q2');
  await arrives(page, /Closing a row/);
  await page.getByRole('textbox', { name: 'Search the rules' }).fill('LOCK five');
  await page.getByRole('link', { name: 'Rule Q2' }).waitFor();
  expect(await page.getByRole('article').count()).toBeLessThan(4);
  await page.getByRole('textbox', { name: 'Search the rules' }).fill('xyz');
  await page.getByText('No rule matches that.').waitFor();
});

test('the name on a box of another language finds all rules of its game', async () => {
  const page = await lesson('/learn/encore/rules');
  const rules = page.getByRole('article');
  await rules.first().waitFor();
  const all = await rules.count();
  const search = page.getByRole('textbox', { name: 'Search the rules' });
  await search.fill('diagonal');
  await expect.poll(() => rules.count()).toBeLessThan(all);
  await search.fill('noch mal');
  await expect.poll(() => rules.count()).toBe(all);
});

test('at a table the rules are one tap away, open at what was refused last', async () => {
  const page = await visitScreen('table-encore', { size: DESKTOP });
  const refused = page.locator('.table-sheet [aria-disabled="true"]').first();
  await refused.click({ force: true });
  await page.locator('.why-not').getByRole('button', { name: 'Got it' }).click();
  await tabTo(page, page.getByRole('button', { name: 'Rules' }));
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: /^Rules: / });
  await dialog
    .locator('.cited')
    .getByRole('link', { name: /^Rule E\d+$/ })
    .waitFor();
});
