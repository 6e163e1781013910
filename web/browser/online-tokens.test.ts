import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { visit } from '#testing/browser/app.ts';
import { copied } from '#testing/browser/clipboard.ts';
import { tabTo } from '#testing/browser/press.ts';
import { signIn } from '#testing/browser/somebody.ts';

/** The settings of a device whose player the server knows. */
async function player(language = 'en-GB'): Promise<Page> {
  const page = await visit({ language });
  await signIn(page, 'Lea');
  await page.evaluate(() => localStorage.setItem('dicepad.player', 'true'));
  await page.goto('/settings');
  await page.locator('.token-list').waitFor();
  return page;
}

/** Who a tool is that shows this token. */
async function known(page: Page, token: string): Promise<string | undefined> {
  const headers = { authorization: `Bearer ${token}` };
  const answer = await fetch(`${new URL(page.url()).origin}/api/me`, { headers });
  return (await answer.json()).player?.name;
}

test('a token is made, copied, used and revoked with the keyboard alone, and seen only once', async () => {
  const page = await player();
  const make = page.getByRole('button', { name: 'Make a token' });
  await tabTo(page, make);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: /^Token \S{4} is ready$/ });
  const token = await dialog.getByRole('textbox', { name: 'The token' }).inputValue();
  expect(token).toMatch(/^[\w-]{43}$/);
  await tabTo(page, dialog.getByRole('button', { name: 'Copy' }));
  await page.keyboard.press('Enter');
  await page.getByText('Token copied').first().waitFor();
  expect(await copied(page)).toBe(token);
  expect(await known(page, token)).toBe('Lea');
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });

  await page.reload();
  const row = page.locator('.token-list li');
  await row.getByText('made: today · last used: today').waitFor();
  expect(await page.content()).not.toContain(token);
  await tabTo(page, row.getByRole('button', { name: /^Rename Token \S{4}$/ }));
  await page.keyboard.press('Enter');
  const naming = page.getByRole('dialog', { name: 'What should it be called?' });
  await naming.getByRole('textbox', { name: 'Name' }).fill('Qwixx bot');
  await page.keyboard.press('Enter');
  await naming.waitFor({ state: 'detached' });
  await row.getByText('Qwixx bot').waitFor();
  await tabTo(page, row.getByRole('button', { name: 'Revoke Qwixx bot' }));
  await page.keyboard.press('Enter');
  await row.waitFor({ state: 'detached' });
  await expect.poll(() => make.evaluate((button) => button === document.activeElement)).toBe(true);
  expect(await known(page, token)).toBeUndefined();
});

test('where the clipboard lets nobody in, the token lies ready to be copied by hand', async () => {
  const page = await player();
  await page.evaluate(() => {
    Clipboard.prototype.writeText = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
    document.execCommand = () => false;
  });
  await page.getByRole('button', { name: 'Make a token' }).click();
  const field = page.getByRole('textbox', { name: 'The token' });
  const token = await field.inputValue();
  await page.getByRole('button', { name: 'Copy' }).click();
  const selected = () =>
    field.evaluate((input: HTMLInputElement) =>
      input === document.activeElement
        ? input.value.slice(input.selectionStart ?? 0, input.selectionEnd ?? 0)
        : '',
    );
  await expect.poll(selected).toBe(token);
});

test('a token that was revoked elsewhere goes from the list as well', async () => {
  const page = await player();
  await page.getByRole('button', { name: 'Make a token' }).click();
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  const row = page.locator('.token-list li');
  await row.waitFor();
  await page.evaluate(async () => {
    const { tokens } = await (await fetch('/api/me/tokens')).json();
    for (const { id } of tokens) await fetch(`/api/me/tokens/${id}`, { method: 'DELETE' });
  });
  await row.getByRole('button', { name: 'Revoke' }).click();
  await row.waitFor({ state: 'detached' });
});

test.each([
  ['fr-FR', 'Créer un jeton', /^Jeton \S{4} : c’est prêt$/],
  ['de-DE', 'Zugangsschlüssel erstellen', /^Zugangsschlüssel \S{4} ist fertig$/],
] as const)('in %s', async (language, action, title) => {
  const page = await player(language);
  await page.getByRole('button', { name: action }).click();
  await page.getByRole('dialog', { name: title }).waitFor();
});
