import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { keptMatch } from '#testing/browser/kept.ts';
import { BOT, opened, replays, SOLO, TWO } from '#testing/browser/matches.ts';
import { nextMoment } from '#testing/browser/moment.ts';
import { act } from '#testing/browser/play.ts';
import { choosing, isOver, played } from '#testing/browser/played.ts';
import { press } from '#testing/browser/press.ts';
import { settled } from '#testing/browser/settled.ts';

const back = (page: Page) => page.getByRole('button', { name: 'Take it back' });
const asked = (page: Page) =>
  page.locator('#table-note', { hasText: 'Take back your last choice?' });
const dice = (page: Page) =>
  page.locator('.table-tray .die').evaluateAll((all) => all.map((die) => die.ariaLabel));

test('alone: a choice is taken back before the next roll, and that roll stays the same', async () => {
  const page = await opened(await played({ ...SOLO, until: choosing(3) }));
  const before = await keptMatch(page, 'solo');
  await act(page);
  await act(page);
  const seen = await dice(page);
  // Now another choice is open: it is asked back first.
  const undo = page.getByRole('button', { name: 'Undo' });
  await undo.click();
  await asked(page).waitFor();
  // However often it is met, the same button only asks.
  await undo.click();
  expect(await keptMatch(page, 'solo')).not.toHaveProperty('takenBack');
  await back(page).click();
  await page.getByText('Taken back. The dice stay as they fell.').first().waitFor();
  expect((await keptMatch(page, 'solo')).entries).toEqual(before.entries);
  await page.reload();
  await nextMoment(page);
  expect(await act(page)).toBe('choose');
  await back(page).waitFor();
  expect(await act(page)).toBe('roll');
  expect(await dice(page)).toEqual(seen);
  const after = await keptMatch(page, 'solo');
  expect(after.takenBack).toMatchObject({ counts: [1] });
  await replays(after);
});

test('against a bot: what it did since then is taken back too, with the keyboard', async () => {
  const page = await opened(await played({ ...BOT, until: choosing(4) }));
  const before = await keptMatch(page, 'bot');
  await act(page);
  // No choice is open yet: nothing is asked back.
  expect((await nextMoment(page)).asked).toBe('roll');
  await page.locator('.table-sheet [data-mark]').first().focus();
  await page.keyboard.press('Backspace');
  await page.getByText('Taken back. The dice stay as they fell.').first().waitFor();
  const after = await keptMatch(page, 'bot');
  expect(after.entries).toEqual(before.entries);
  await replays(after);
});

test('a held key neither takes back nor confirms what it has only asked for', async () => {
  const page = await opened(await played({ ...SOLO, until: choosing(3) }));
  await act(page);
  await act(page);
  const before = await keptMatch(page, 'solo');
  await page.locator('.table-sheet [data-mark]').first().focus();
  const hold = async (key: string) => {
    for (let i = 0; i < 3; i++) await page.keyboard.down(key);
    await page.keyboard.up(key);
  };
  await hold('Backspace');
  await asked(page).waitFor();
  await page.getByRole('button', { name: 'Undo' }).focus();
  await hold('Enter');
  await page.keyboard.press('Enter');
  await settled(page);
  await asked(page).waitFor();
  expect(await keptMatch(page, 'solo')).toEqual(before);
});

test('the end, the list and the replay say what was taken back', async () => {
  const over = await played({ ...SOLO, until: isOver });
  const page = await opened(over);
  await press(page, '.button.dock-back');
  await page.locator('.dock-actions [aria-label="Undo"]').waitFor();
  expect(await act(page)).toBe('choose');
  await page.getByRole('button', { name: 'See the score' }).click();
  await page.getByText('1 choice taken back').waitFor();
  await page.goto('/matches');
  await page.getByText(/1 choice taken back/).waitFor();
  await page.goto('/replay/solo');
  await page.getByText(/1 choice taken back/).waitFor();
});

test('with real dice: before the next roll is entered, asked back first', async () => {
  const page = await opened(await played({ ...SOLO, dice: 'real', until: choosing(3) }));
  const before = await keptMatch(page, 'solo');
  expect(await act(page)).toBe('choose');
  const clear = page.getByRole('button', { name: 'Clear the dice' });
  const sure = page.locator('.dock-back');
  await page.locator('.pad-faces button').first().click();
  await clear.click();
  await back(page).click();
  await asked(page).waitFor();
  await page.locator('.pad-faces button').first().click();
  await asked(page).waitFor({ state: 'detached' });
  await clear.click();
  await page.locator('.pad-slots .icon-button').dblclick();
  await sure.click();
  await page.getByText('Taken back.', { exact: true }).first().waitFor();
  expect((await keptMatch(page, 'solo')).entries).toEqual(before.entries);
});

test('people who play each other take nothing back that has happened', async () => {
  const page = await opened(await played({ ...TWO, until: choosing(2) }));
  for (let acts = 0; acts < 4; acts++) await act(page);
  await nextMoment(page);
  const undo = page.locator('[aria-label="Undo"][aria-disabled="false"]');
  expect(await back(page).or(undo).count()).toBe(0);
});
