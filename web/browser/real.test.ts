import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { visit } from '#testing/browser/app.ts';
import { box, cross, enterRoll, pass, takeAs } from '#testing/browser/dice.ts';
import { listedRecord, replayed } from '#testing/browser/end.ts';
import { setTable } from '#testing/browser/start.ts';

const crossed = (page: Page, mark: string) =>
  box(page, mark).and(page.getByLabel(/, crossed off$/));

async function realTable(): Promise<Page> {
  const page = await visit();
  await setTable(page, '/new/qwixx/real', { people: ['Lea', 'Tom'] });
  return page;
}

/** A first roll of Lea's: she crosses red 5, Tom lets it go, Lea adds yellow 3. */
async function firstTurn(page: Page): Promise<void> {
  await enterRoll(page, '4 1 R3 Y2 G6 B6');
  await cross(page, 'R5');
  await takeAs(page, 'Tom');
  await pass(page);
  await takeAs(page, 'Lea');
  await cross(page, 'Y3');
  await crossed(page, 'Y3').waitFor();
}

async function openCorrections(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Correct a mistake' }).click();
}

async function changeFirstRoll(page: Page, roll: string): Promise<void> {
  await openCorrections(page);
  await page.getByRole('button', { name: 'Change', exact: true }).last().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Clear the dice' }).click();
  await enterRoll(page, roll);
  await page.getByRole('button', { name: 'Change the roll' }).click();
}

test('one tap per die; a face tapped wrongly is taken back; no letter rolls real dice', async () => {
  const page = await realTable();
  await enterRoll(page, '4 2');
  await page.getByRole('button', { name: 'white 2: take back' }).click();
  await enterRoll(page, '1 R3 Y2 G6');
  await box(page, 'R2').focus();
  await page.keyboard.press('r');
  expect(await page.locator('.table').getAttribute('data-step')).toBe('0');
  await enterRoll(page, 'B6');
  await expect.poll(() => page.locator('.table-tray .die').count()).toBe(6);
});

test('a corrected roll keeps the choices that still fit, before everybody’s eyes', async () => {
  const page = await realTable();
  await firstTurn(page);
  await changeFirstRoll(page, '4 1 R3 Y2 G6 B5');
  await page
    .getByText(/^Corrected\. Before: .*blue 6/)
    .first()
    .waitFor();
  expect(await crossed(page, 'R5').count()).toBe(1);
  expect(await crossed(page, 'Y3').count()).toBe(1);
  const text = await listedRecord(page);
  expect(text).toContain('Dice: real\nCorrections: 1\n');
  expect(replayed(text).entries.map((entry) => entry.text)).toEqual([
    '4 1 R3 Y2 G6 B5',
    'R5',
    'pass',
    'Y3',
  ]);
});

test('a corrected roll asks again for a choice that fits no more', async () => {
  const page = await realTable();
  await firstTurn(page);
  await changeFirstRoll(page, '6 6 R3 Y2 G6 B6');
  await page.locator('.table-tray').getByRole('button', { name: 'white 6' }).first().waitFor();
  expect(await crossed(page, 'R5').count()).toBe(0);
  await box(page, 'Y12').click({ force: true });
  await page
    .getByText(/need five crosses/)
    .first()
    .waitFor();
});

test('a choice is made again: what others chose at the same time stays, what followed does not', async () => {
  const page = await realTable();
  await firstTurn(page);
  await openCorrections(page);
  await page
    .getByRole('listitem')
    .filter({ hasText: 'You crossed off red 5' })
    .getByRole('button')
    .click();
  await page
    .getByText(/^Corrected\. Before: .*You crossed off red 5/)
    .first()
    .waitFor();
  expect(await crossed(page, 'R5').count()).toBe(0);
  await cross(page, 'B5');
  await crossed(page, 'B5').waitFor();
  expect(replayed(await listedRecord(page)).entries.map((entry) => entry.text)).toEqual([
    '4 1 R3 Y2 G6 B6',
    'B5',
    'pass',
  ]);
});

describe('only the dice', () => {
  const rollButton = (page: Page) => page.getByRole('button', { name: 'Roll the dice' });
  const dice = (page: Page) => page.locator('.dice-cloth .die');
  const names = (page: Page) =>
    dice(page).evaluateAll((all) => all.map((die) => die.getAttribute('aria-label')));

  test('of a closed row is put away, stays so, and all lie there after a reload', async () => {
    const page = await visit({ path: '/new/qwixx/real' });
    await page.getByRole('link', { name: /Just the dice/ }).click();
    await rollButton(page).click();
    expect(await dice(page).count()).toBe(6);
    expect(await page.locator('.dice-cloth button').count()).toBe(4);
    await dice(page).last().click();
    await page.getByLabel(/^blue \d, put away$/).waitFor();
    const lying = await names(page);
    await page.reload();
    await dice(page).first().waitFor();
    expect(await names(page)).toEqual(lying);
    await rollButton(page).click();
    await page.getByLabel(lying.at(-1)!).waitFor();
  });

  test('that were taken are back with the next roll', async () => {
    const page = await visit({ path: '/dice/encore' });
    await rollButton(page).click();
    await dice(page).first().click();
    await page.getByLabel(/, taken$/).waitFor();
    await rollButton(page).click();
    await expect.poll(() => page.getByLabel(/, taken$/).count()).toBe(0);
  });

  test('are kept for a roll where the game lets one', async () => {
    const page = await visit({ path: '/dice/choice' });
    await rollButton(page).click();
    const [kept] = await names(page);
    await dice(page).first().click();
    await page.getByLabel(`${kept}, kept`).waitFor();
    await rollButton(page).click();
    expect((await names(page))[0]).toBe(kept);
  });
});
