import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { GAMES } from '#games/index.ts';
import { loadLessons } from '#games/lessons.ts';
import { DESKTOP, PHONE, type Visit, visit, visitScreen } from '#testing/browser/app.ts';
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
const tryIt = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Try it' });

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
      for (const { key } of steps) {
        const text = texts[spoken][`step.${key}.text`]!;
        await words(page).getByText(text, { exact: true }).waitFor();
        if (size === PHONE)
          await expect.poll(() => page.evaluate(unseenInStep), { message: key }).toEqual([]);
        await page.keyboard.press('ArrowRight');
      }
      await page.keyboard.press('ArrowLeft');
      const before = texts[spoken][`step.${steps.at(-2)!.key}.title`]!;
      await words(page).getByRole('heading', { name: before, exact: true }).waitFor();
    },
  );
});

test('arrows go past what is to be tried, but stay on a board that has the focus', async () => {
  const page = await lesson('/learn/encore#choose', { size: DESKTOP });
  await tryIt(page).click();
  await arrives(page, /cross two orange boxes/);
  await box(page, 'G2').focus();
  await page.keyboard.press('ArrowRight');
  await arrives(page, /^H2/);
  await page.getByRole('button', { name: 'Watch again' }).focus();
  await page.keyboard.press('ArrowRight');
  await words(page).getByRole('heading', { name: 'Start in column H' }).waitFor();
});

test('a try is judged by the rules: refused with the reason, asked again, praised', async () => {
  const page = await lesson('/learn/encore#choose');
  await listen(page);
  await tryIt(page).click();
  await box(page, 'A1').click({ force: true });
  await page.locator('.why-not').getByText('Rule E').waitFor();
  await page.locator('.why-not').getByRole('button', { name: 'Got it' }).click();
  await page.getByRole('button', { name: 'Pass', exact: true }).click();
  await page.getByText('That is allowed, too. But now try orange and 2.').first().waitFor();
  await box(page, 'H2').click();
  await page.getByRole('button', { name: /^Cross 2 boxes/ }).click();
  await hears(page, 0, /Orange and 2: exactly two orange boxes/);
  await arrives(page, /On we go/);
});

test('who wants no motion sees before and after; others a film that can be halted', async () => {
  const calm = await lesson('/learn/encore#touch');
  expect(await calm.locator('.learn-both figure').count()).toBe(2);
  expect(await calm.getByRole('button', { name: 'Pause' }).count()).toBe(0);
  const moved = await lesson('/learn/encore#touch', { settings: { calm: false } });
  await moved
    .locator('.learn-told > :first-child')
    .getByText('Mia crossed 3 orange boxes.')
    .waitFor();
  await moved.getByRole('button', { name: 'Pause' }).click();
  await moved.getByRole('button', { name: 'Play', exact: true }).waitFor();
  await moved.getByRole('button', { name: 'Speed: 1 times' }).click();
  await moved.getByRole('button', { name: 'Speed: 2 times' }).waitFor();
});

test('what is shown is told to those who do not see it', async () => {
  const page = await lesson('/learn/encore#touch');
  const shown = page.getByRole('list', { name: 'What is shown' });
  expect(await shown.textContent()).toContain('Mia crossed 3 orange boxes.');
  const judged = page.getByRole('list', { name: 'Right and wrong' }).getByRole('listitem');
  expect(await judged.locator('> b').allTextContents()).toEqual(['Yes', 'No', 'No']);
  expect(await judged.locator('> p').allTextContents()).toEqual([
    'Joined up, and I5 touches a cross.',
    'These boxes do not hang together. They must touch each other edge to edge.',
    'Touching a cross at a corner does not count. A box must touch one edge to edge, or lie in column H.',
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
  await page.getByText('No rule has these words.').waitFor();
});

test('at a table the rules are one tap away, open at what was refused last', async () => {
  const page = await visitScreen('table-encore', { size: DESKTOP });
  const refused = page.locator('.table-sheet [aria-disabled="true"]').first();
  await refused.click({ force: true });
  const cited = (await page.locator('.why-not button').first().textContent())!;
  await page.locator('.why-not').getByRole('button', { name: 'Got it' }).click();
  await tabTo(page, page.getByRole('button', { name: 'Rules' }));
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: /^Rules of/ });
  await dialog.locator('.cited').getByRole('link', { name: cited, exact: true }).waitFor();
});
