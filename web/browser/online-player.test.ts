import { expect, inject, test } from 'vitest';
import { visit } from '#testing/browser/app.ts';
import { addAuthenticator } from '#testing/browser/authenticator.ts';
import { host } from '#testing/browser/company.ts';
import { tableId } from '#testing/browser/lobby.ts';
import { somebody } from '#testing/browser/somebody.ts';

test('a player is carried to another device, once, and sits there too', async () => {
  const lea = await host();
  const table = new URL(lea.url()).pathname;
  await lea.goto('/settings');
  await lea.getByRole('button', { name: 'Use on another device' }).click();
  await lea.locator('dialog .qr').waitFor();
  await lea.getByRole('button', { name: 'Copy' }).click();
  const link = await lea.evaluate(() => navigator.clipboard.readText());
  const { pathname, hash } = new URL(link);
  const other = await visit({ path: pathname + hash, settings: { name: '' } });
  await other.getByRole('button', { name: 'Play as this player here' }).click();
  await other.getByText('Here, too, you are Lea').waitFor();
  expect(other.url()).toBe(`${inject('address')}/carry`);
  await other.goto(table);
  await other.locator('.lobby-seat .stamp.mine').waitFor();
  const third = await visit({ path: pathname + hash });
  await third.getByRole('button', { name: 'Play as this player here' }).click();
  await third.getByText('This link is used up').waitFor();
  await lea.reload();
  await lea.getByRole('button', { name: /^End the session/ }).click();
  await lea.locator('.toast').getByText('signed out').waitFor();
  await other.goto('/settings');
  await other.getByText('You become one when').waitFor();
});

test('a player protected by a passkey comes back though the device has lost its key', async () => {
  const lea = await host();
  await addAuthenticator(lea);
  await lea.goto('/settings');
  await lea.getByRole('button', { name: 'Protect with a passkey' }).click();
  await lea.getByRole('button', { name: /^Remove the passkey/ }).waitFor();
  await lea.context().clearCookies();
  await lea.reload();
  await lea.getByText('You become one when').waitFor();
  await lea.getByRole('button', { name: 'Come back with a passkey' }).click();
  await lea.getByText('At online tables you are Lea.').waitFor();
});

test('a player who deletes themselves leaves their tables and is nobody', async () => {
  const lea = await host();
  const id = tableId(lea);
  const tom = await somebody(lea, 'Tom');
  await tom.sit(id);
  await lea.goto('/settings');
  await lea.getByRole('button', { name: 'Delete my online player' }).click();
  await lea.getByText('former player').waitFor();
  await lea.getByRole('button', { name: 'Keep my player' }).click();
  await lea.getByRole('button', { name: 'Delete my online player' }).click();
  await lea.getByRole('button', { name: 'Delete for good' }).click();
  await lea.getByText('You become one when').waitFor();
  expect((await tom.table(id)).seats.map((sitter) => sitter?.name)).toEqual(['Tom']);
});
