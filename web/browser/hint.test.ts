import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { GAMES } from '#games/index.ts';
import { visit, visitScreen } from '#testing/browser/app.ts';
import { guest, host } from '#testing/browser/company.ts';
import { openRest } from '#testing/browser/end.ts';
import { sit } from '#testing/browser/lobby.ts';
import { momentOf } from '#testing/browser/moment.ts';
import { LONG } from '#testing/long.ts';

const TITLE = 'What the best bot would do';
const OTHER = 'What else you could do';

function hint(page: Page) {
  return page.getByRole('dialog', { name: new RegExp(`^(${TITLE}|${OTHER})$`) });
}

/** The button that makes the idea one’s own: with the pencil, or as the choice to cross nothing. */
function take(page: Page) {
  return hint(page).locator('.dialog-actions .primary');
}

/** In the short form one with many choices and one with few. */
const HINTED = LONG ? GAMES.map(({ id }) => id) : ['choice', 'qwixx'];

describe.for(HINTED)('a hint in %s', (game) => {
  test('says why, has other ideas, and is pencilled in', async () => {
    const page = await visitScreen(`table-${game}-hint`, {});
    const reasons = hint(page).locator('.hint-reasons li');
    await reasons.first().waitFor();
    expect(await reasons.count()).toBeLessThanOrEqual(3);
    for (const each of await reasons.allTextContents()) expect(each).toMatch(/\d|^[A-Z] /);
    await hint(page)
      .getByText(/chance|points at the end/)
      .waitFor();
    const isPencil = (await take(page).textContent()) === 'Pencil it in';
    await take(page).click();
    await hint(page).waitFor({ state: 'detached' });
    if (!isPencil) return;
    expect((await momentOf(page))?.isReady).toBe(true);
    await page.getByRole('button', { name: 'Undo' }).click();
    expect((await momentOf(page))?.isReady).toBe(false);
  });
});

test('other ideas come one after the other, and the first again', async () => {
  const page = await visitScreen('table-encore-hint', {});
  const deed = () => hint(page).locator('.hint-deed, .hint-sheet').allInnerTexts();
  const marks = () => hint(page).locator('[aria-selected="true"]').count();
  const first = [await deed(), await marks()];
  const another = hint(page).getByRole('button', { name: 'Another idea' });
  await another.click();
  await hint(page).locator('.hint-reasons li').first().waitFor();
  for (let more = 0; more < 8; more++) {
    if (JSON.stringify([await deed(), await marks()]) === JSON.stringify(first)) return;
    await another.click();
  }
  throw new Error('the first idea never came again');
});

test('another idea is not called the best bot’s, on screen or by a screen reader', async () => {
  const page = await visitScreen('table-qwixx-hint', {});
  // While it thinks, another idea may still become the first.
  await hint(page).locator('.hint-progress[data-done]').waitFor();
  const title = () => hint(page).getByRole('heading', { level: 2 }).textContent();
  const said = (words: string) =>
    hint(page).getByRole('status').getByText(`${words}.`, { exact: true });
  expect(await title()).toBe(TITLE);
  expect(await said(TITLE).count()).toBe(0);
  const another = hint(page).getByRole('button', { name: 'Another idea' });
  await another.click();
  await said(OTHER).waitFor();
  expect(await title()).toBe(OTHER);
  for (let more = 0; more < 8 && (await title()) === OTHER; more++) await another.click();
  expect(await title()).toBe(TITLE);
  await said(TITLE).waitFor();
});

describe('the key T', () => {
  test('asks for a hint on the board, and Escape stops the thinking', async () => {
    const page = await visitScreen('table-qwixx', {});
    await page.locator('.table-sheet [tabindex="0"]').first().focus();
    await page.keyboard.press('t');
    await hint(page).waitFor();
    await page.keyboard.press('Escape');
    await hint(page).waitFor({ state: 'detached' });
    const isOnSheet = () =>
      page.evaluate(() => document.activeElement?.closest('.table-sheet') !== null);
    await expect.poll(isOnSheet).toBe(true);
  });

  test('is on the map of all keys', async () => {
    const page = await visitScreen('table-qwixx', {});
    await page.keyboard.press('?');
    await page.getByRole('dialog').getByText('what would a bot do?').waitFor();
  });
});

test('before a roll there is nothing to give a hint about', async () => {
  const page = await visitScreen('table-qwixx-start', {});
  await page.getByRole('button', { name: 'Roll the dice' }).waitFor();
  expect(await page.locator('.dock-hint').count()).toBe(0);
});

describe('online', () => {
  test('the host says whether there are hints, and everybody reads it', async () => {
    const lea = await host();
    const tom = await guest(lea, 'Tom');
    await sit(tom);
    const row = tom.locator('.guest-options .form-row').filter({ hasText: 'Hints' });
    await row.getByText('yes').waitFor();
    await lea.getByRole('switch', { name: /^Hints/ }).click();
    await row.getByText('no').waitFor();
    await lea.getByRole('button', { name: 'Start' }).click();
    await lea.getByRole('button', { name: 'Roll the dice' }).click();
    await tom.getByRole('button', { name: 'Undo' }).waitFor();
    expect(await tom.locator('.dock-hint').count()).toBe(0);
  });

  test('where they are allowed, each player is told for their own sheet, and a bulb tells the others', async () => {
    const lea = await host();
    const tom = await guest(lea, 'Tom');
    await sit(tom);
    await lea.getByRole('button', { name: 'Start' }).click();
    await lea.getByRole('button', { name: 'Roll the dice' }).click();
    await tom.locator('.dock-hint').click();
    await take(tom).click();
    await hint(tom).waitFor({ state: 'detached' });
    const bulb = lea.locator('.table-player').filter({ hasText: 'has asked for a hint' });
    await bulb.getByText('Tom').waitFor();
    expect(await tom.locator('.player-hint').count()).toBe(0);
  });
});

describe('levels', () => {
  test('a bot’s level is chosen next to its name, stored with the match and remembered', async () => {
    const page = await visit({ path: '/new/qwixx/bots' });
    const level = page.getByLabel('Pip’s level');
    expect(await level.inputValue()).toBe('novice');
    await level.selectOption('Casual');
    await page.getByRole('button', { name: 'Add a bot' }).click();
    expect(await page.getByLabel('Dot’s level').inputValue()).toBe('casual');
    await page.getByLabel('Dot’s level').selectOption('Expert');
    await page.getByRole('button', { name: 'Start', exact: true }).click();
    await page.waitForURL(/\/match\//);
    await page.goto('/new/qwixx/bots');
    expect(await page.getByLabel('Pip’s level').inputValue()).toBe('casual');
    expect(await page.getByLabel('Dot’s level').inputValue()).toBe('expert');
    await page.goto('/new/qwixx/pass');
    await page.getByRole('button', { name: 'Add a bot' }).click();
    expect(await page.getByLabel('Pip’s level').inputValue()).toBe('expert');
  });

  test('the dialog of a seat shows a level’s temper', async () => {
    const page = await visit({ path: '/new/qwixx/bots' });
    await page.getByRole('button', { name: 'Change or remove Pip' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('Still learning: crosses off whatever looks nice.').waitFor();
    await dialog.getByLabel(/^Level/).selectOption('Master');
    await dialog.getByText('Plays out the next rolls').waitFor();
  });

  test('the score and the replay tell how a bot played', async () => {
    const page = await visitScreen('end-qwixx', {});
    expect(await page.locator('.score .level').allTextContents()).toEqual(['Strong', 'Strong']);
    await openRest(page);
    await page.getByRole('link', { name: 'Replay' }).click();
    await page.locator('.replay-seat .level').first().waitFor();
  });

  test('a bot of every level plays', async () => {
    const page = await visit({ path: '/new/qwixx/bots' });
    for (const [at, level] of ['novice', 'casual', 'expert', 'master'].entries()) {
      if (at > 0) await page.getByRole('button', { name: 'Add a bot' }).click();
      await page.locator('.level-pick select').nth(at).selectOption(level);
    }
    await page.getByRole('button', { name: 'Start', exact: true }).click();
    await page.getByRole('button', { name: 'Roll the dice' }).click();
    await page.locator('.dock-actions .button:not(:last-child)').click();
    await page.locator('.table[data-step="2"]').waitFor();
  });
});
