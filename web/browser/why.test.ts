import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { DESKTOP, PHONE, visit, visitScreen } from '#testing/browser/app.ts';
import { box, cross, enterRoll, pass, takeAs, whenChoosing } from '#testing/browser/dice.ts';
import { keptMatch } from '#testing/browser/kept.ts';
import { opened, SOLO } from '#testing/browser/matches.ts';
import { atStep, nextMoment } from '#testing/browser/moment.ts';
import { played } from '#testing/browser/played.ts';
import { press } from '#testing/browser/press.ts';
import { setTable } from '#testing/browser/start.ts';
import type { SavedMatch } from '../store/saved.ts';

const bubble = (page: Page) => page.locator('.why-not');
const undo = (page: Page) => page.getByRole('button', { name: 'Undo' });
const pencilled = (page: Page) => page.locator('.table-sheet [aria-selected="true"]');

/** Lea has rolled white 5, with a box that does not fit at hand. */
async function whiteFive(size?: typeof DESKTOP): Promise<Page> {
  const page = await visit(size ? { size } : {});
  await setTable(page, '/new/qwixx/real', { people: ['Lea', 'Tom'] });
  await enterRoll(page, '4 1 R3 Y2 G6 B6');
  await whenChoosing(page);
  return page;
}

test('a box that does not glow says why, at the box and to screen readers', async () => {
  const page = await whiteFive();
  await box(page, 'Y9').click({ force: true });
  const sentence = 'Yellow 9 doesn’t fit: the white dice make 5 (4 + 1).';
  expect(await bubble(page).locator('p').textContent()).toBe(sentence);
  // The name of the rule is for those who ask.
  await bubble(page).getByRole('button', { name: 'Why?' }).waitFor();
  await page.locator('[role="alert"]').getByText(sentence).waitFor();
  const at = (await box(page, 'Y9').boundingBox())!;
  const tip = (await bubble(page).boundingBox())!;
  const gap = Math.max(tip.y - (at.y + at.height), at.y - (tip.y + tip.height));
  expect(gap).toBeGreaterThanOrEqual(0);
  expect(gap).toBeLessThan(30);
  await bubble(page).getByRole('button', { name: 'Got it' }).click();
  await bubble(page).waitFor({ state: 'detached' });
});

test.each([PHONE, DESKTOP])('at $width × $height the answer points at its box', async (size) => {
  const page = await visitScreen('table-encore', { size });
  // At every side of the sheet, whichever way it is turned.
  const sides = ['A1', 'A4', 'A7', 'O1', 'O4', 'O7', 'H1', 'H7'];
  let asked = 0;
  for (const mark of sides) {
    if ((await box(page, mark).getAttribute('aria-disabled')) !== 'true') continue;
    await box(page, mark).click({ force: true });
    await bubble(page).waitFor();
    const at = (await box(page, mark).boundingBox())!;
    const own = (await bubble(page).boundingBox())!;
    expect(own.x).toBeGreaterThanOrEqual(0);
    expect(own.x + own.width).toBeLessThanOrEqual(size.width);
    const tip = await bubble(page).evaluate((element) => {
      return Number.parseFloat(element.style.getPropertyValue('--tip'));
    });
    expect(tip).toBeGreaterThan(0);
    expect(tip).toBeLessThan(own.width);
    expect(own.x + tip).toBeGreaterThanOrEqual(at.x);
    expect(own.x + tip).toBeLessThanOrEqual(at.x + at.width);
    await bubble(page).getByRole('button', { name: 'Got it' }).click();
    await bubble(page).waitFor({ state: 'detached' });
    asked++;
  }
  expect(asked).toBeGreaterThanOrEqual(4);
});

test('“Show me” points at boxes that would do', async () => {
  const page = await whiteFive(DESKTOP);
  await box(page, 'Y9').click({ force: true });
  await bubble(page).getByRole('button', { name: 'Show me' }).click();
  await bubble(page).waitFor({ state: 'detached' });
  await page.locator('.table-sheet .shown').first().waitFor();
});

test('undo takes back one step, a long press and Escape all of them', async () => {
  const page = await whiteFive();
  const marks = () =>
    pencilled(page).evaluateAll((boxes) => boxes.map((each) => each.getAttribute('data-mark')));
  const pencil = async (): Promise<void> => {
    await box(page, 'R5').click();
    await box(page, 'Y5').click();
    await expect.poll(marks).toEqual(['Y5']);
  };
  await pencil();
  await undo(page).click();
  await expect.poll(marks).toEqual(['R5']);
  await undo(page).click({ button: 'right' });
  await expect.poll(marks).toEqual([]);
  await pencil();
  await box(page, 'Y5').focus();
  await page.keyboard.press('Backspace');
  await expect.poll(marks).toEqual(['R5']);
  await page.keyboard.press('Escape');
  await expect.poll(marks).toEqual([]);
  expect(await page.locator('.table').getAttribute('data-step')).toBe('1');
});

test('a miss is asked for twice, and can be thought better of', async () => {
  const page = await whiteFive();
  await pass(page);
  await takeAs(page, 'Tom');
  await pass(page);
  await takeAs(page, 'Lea');
  const miss = page.getByRole('button', { name: /Take a penalty, −5/ });
  await miss.click();
  await page
    .getByText(/^You haven’t crossed anything off: that’s a penalty, −5/)
    .first()
    .waitFor();
  await undo(page).click();
  await page
    .locator('.table-dock')
    .getByText('Tap again if you mean it.')
    .waitFor({ state: 'detached' });
  expect(await page.locator('.table').getAttribute('data-step')).toBe('2');
  await cross(page, 'R4');
  await page.locator('.table[data-step="3"]').waitFor();
});

/** Seven jokers are spent on the starting column, and a roll of nothing but jokers lies there. */
async function lastJoker(): Promise<SavedMatch> {
  const match = await played({ ...SOLO, until: () => true });
  const roll = { kind: 'roll', text: 'X X 1 1' } as const;
  const turns = [1, 2, 3, 4, 5, 6, 7].flatMap((row) => [
    roll,
    { kind: 'move', seat: 0, text: `X1 H${row}` } as const,
  ]);
  return { ...match, entries: [...turns, roll] };
}

test('the last joker is asked for twice, and can be thought better of', async () => {
  const match = await lastJoker();
  const page = await opened(match);
  const confirm = () => press(page, '.dock-actions .button:last-child');
  await box(page, 'G1').click();
  await page.getByRole('button', { name: 'Use a joker' }).press('Enter');
  const choice = await nextMoment(page);
  expect(choice.isReady).toBe(true);
  await confirm();
  const warning = page.locator('.table-dock').getByText('This uses your last joker.');
  await warning.waitFor();
  expect(await keptMatch(page, 'solo')).toEqual(match);
  await undo(page).click();
  await warning.waitFor({ state: 'detached' });
  expect((await nextMoment(page)).isReady).toBe(true);
  await confirm();
  await warning.waitFor();
  await confirm();
  await atStep(page, choice.step + 1);
  const { entries } = await keptMatch(page, 'solo');
  expect(entries).toHaveLength(match.entries.length + 1);
  expect(entries.at(-1)!.text).toMatch(/^X1 /);
});
