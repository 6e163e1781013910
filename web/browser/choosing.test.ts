import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { box } from '#testing/browser/dice.ts';
import { hand, middle, pencilled } from '#testing/browser/hand.ts';
import { keptMatch } from '#testing/browser/kept.ts';
import { BOT, opened } from '#testing/browser/matches.ts';
import { played } from '#testing/browser/played.ts';
import { settled } from '#testing/browser/settled.ts';

/** A block of five yellow boxes in and next to column H of the first sheet. */
const FIVE = ['H7', 'H6', 'I6', 'I7', 'J7'];

/** The first choice of a match, with these dice on the table. */
async function rolled(text: string): Promise<Page> {
  const match = await played({ ...BOT, until: () => true });
  return opened({ ...match, entries: [{ kind: 'roll', text }] });
}

const spot = (page: Page, mark: string) => middle(box(page, mark));
const offer = (page: Page) => page.locator('.dock-offer');
const confirm = (page: Page) => page.locator('.dock-actions .button').last();
const isReady = async (page: Page) =>
  (await confirm(page).getAttribute('aria-disabled')) === 'false';
const chosen = (page: Page) =>
  page
    .locator('.table-tray .die[aria-pressed="true"]')
    .evaluateAll((dice) => dice.map((die) => die.ariaLabel));

async function touch(page: Page, mark: string): Promise<void> {
  await hand(page, [[await spot(page, mark)], []]);
}

/** A finger that comes down on the first box and goes over the others. */
async function stroke(page: Page, marks: readonly string[]): Promise<void> {
  const way = await Promise.all(marks.map((mark) => spot(page, mark)));
  await hand(page, [...way.map((each) => [each]), []]);
}

describe('a tap means its own box', () => {
  test('five taps on five boxes leave five, one more each', async () => {
    const page = await rolled('Y R B 5 5 4');
    for (const [i, mark] of FIVE.entries()) {
      await touch(page, mark);
      const now = FIVE.slice(0, i + 1).toSorted();
      await expect.poll(async () => (await pencilled(page)).toSorted()).toEqual(now);
    }
    expect(await isReady(page)).toBe(true);
    await touch(page, 'I6');
    await expect.poll(async () => (await pencilled(page)).length).toBe(4);
    expect(await pencilled(page)).not.toContain('I6');
  });

  test('the rest is filled by a button that names it, which undo takes back whole', async () => {
    const page = await rolled('Y R B 5 5 5');
    await touch(page, 'H7');
    await expect.poll(() => offer(page).textContent()).toBe('Fill the rest');
    const note = () => page.locator('#table-note b').textContent();
    expect(await note()).toBe('Yellow × 5 · H6, I6, I7 and J7 are left');
    expect((await offer(page).boundingBox())!.height).toBeGreaterThanOrEqual(44);
    await offer(page).tap();
    await expect.poll(async () => (await pencilled(page)).toSorted()).toEqual(FIVE.toSorted());
    expect([await isReady(page), await offer(page).count()]).toEqual([true, 0]);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => pencilled(page)).toEqual(['H7']);
    await box(page, 'H7').press('f');
    await expect.poll(async () => (await pencilled(page)).length).toBe(5);
  });

  test('a box too many is answered, and the others stay', async () => {
    const page = await rolled('Y R B 2 2 2');
    await touch(page, 'H7');
    await touch(page, 'H6');
    await touch(page, 'I6');
    await page.locator('.why-not').waitFor();
    expect(await pencilled(page)).toEqual(['H6', 'H7']);
  });

  test('a start elsewhere says what undo brings back', async () => {
    const page = await rolled('Y R B 2 2 2');
    await touch(page, 'H7');
    await touch(page, 'H6');
    await expect.poll(async () => (await pencilled(page)).length).toBe(2);
    await touch(page, 'H3');
    await expect.poll(() => pencilled(page)).toEqual(['H3']);
    expect(await page.locator('#table-note small').textContent()).toContain('2 boxes');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => pencilled(page)).toEqual(['H6', 'H7']);
  });
});

describe('a stroke', () => {
  test('of a finger pencils what it comes over, and from a pencilled box takes off', async () => {
    const page = await rolled('Y R B 5 5 5');
    await stroke(page, FIVE);
    await expect.poll(async () => (await pencilled(page)).toSorted()).toEqual(FIVE.toSorted());
    await stroke(page, ['H7', 'H6']);
    await expect.poll(() => pencilled(page)).toEqual(['I6', 'I7', 'J7']);
    await settled(page);
    expect(await page.locator('.why-not').count()).toBe(0);
  });

  test('of a mouse does the same, and stops at what is not legal', async () => {
    const page = await rolled('Y R B 2 2 2');
    const [start, ...way] = await Promise.all(FIVE.map((mark) => spot(page, mark)));
    await page.mouse.move(start!.x, start!.y);
    await page.mouse.down();
    for (const { x, y } of way) await page.mouse.move(x, y, { steps: 4 });
    await page.mouse.up();
    await expect.poll(() => pencilled(page)).toEqual(['H6', 'H7']);
    await settled(page);
    expect([await page.locator('.why-not').count(), await isReady(page)]).toEqual([0, true]);
  });
});

describe('what costs', () => {
  test('is not what a first tap takes where a free die pays', async () => {
    const page = await rolled('Y X B 1 ? 4');
    await touch(page, 'H7');
    await expect.poll(() => chosen(page)).toEqual(['yellow die', '1']);
    expect(await confirm(page).textContent()).toBe('Cross off 1 box');
  });

  test('glows in another way, asks first, and is spent by a button', async () => {
    const page = await rolled('B X B 1 1 1');
    expect(await box(page, 'H7').getAttribute('class')).toContain('costly');
    expect(await box(page, 'H7').getAttribute('aria-label')).toContain('at a cost');
    expect(await box(page, 'H5').getAttribute('class')).toContain('near');
    await touch(page, 'H7');
    await expect.poll(() => offer(page).textContent()).toBe('Use a joker');
    expect(await page.locator('#table-note').textContent()).toContain('You need a joker for H7');
    expect([await pencilled(page), await chosen(page), await isReady(page)]).toEqual([
      [],
      [],
      false,
    ]);
    await touch(page, 'H5');
    await expect.poll(() => pencilled(page)).toEqual(['H5']);
    expect([await offer(page).count(), await chosen(page)]).toEqual([0, ['blue die', '1']]);
    await touch(page, 'H7');
    await offer(page).tap();
    await expect.poll(() => chosen(page)).toEqual(['wild colour', '1']);
    expect(await pencilled(page)).toEqual(['H7']);
    await confirm(page).click();
    const spent = async () => (await keptMatch(page, 'bot')).entries.map(({ text }) => text);
    await expect.poll(spent).toContain('X1 H7');
  });

  test('is spent by a key, and let go of by another', async () => {
    const page = await rolled('B X B 1 1 1');
    await box(page, 'H7').press('Space');
    await offer(page).waitFor();
    await box(page, 'H7').press('Escape');
    await offer(page).waitFor({ state: 'detached' });
    await box(page, 'H7').press('Space');
    await offer(page).waitFor();
    await box(page, 'H7').press('j');
    await expect.poll(() => pencilled(page)).toEqual(['H7']);
  });
});

test('The Choice: dice that were chosen to be rolled again are, at once', async () => {
  const match = await played({ id: 'again', game: 'choice', seats: 2, until: () => true });
  const page = await opened({ ...match, entries: [{ kind: 'roll', text: 'G6 G1 Y2' }] });
  await page.locator('.table-tray button').nth(1).tap();
  await page.getByRole('button', { name: 'Reroll 1 die' }).tap();
  const entries = async () =>
    (await keptMatch(page, 'again')).entries.map(({ kind, text }) => [kind, text]);
  await expect.poll(async () => (await entries()).length).toBe(3);
  expect(await entries()).toEqual([
    ['roll', 'G6 G1 Y2'],
    ['move', 'reroll 2'],
    ['roll', expect.stringMatching(/^G6 \w\d Y2$/)],
  ]);
  await page.getByRole('button', { name: 'Use no dice' }).waitFor();
});
