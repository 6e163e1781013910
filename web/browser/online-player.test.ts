import { expect, inject, test } from 'vitest';
import { visit } from '#testing/browser/app.ts';
import { addAuthenticator } from '#testing/browser/authenticator.ts';
import { host } from '#testing/browser/company.ts';
import { kept } from '#testing/browser/kept.ts';
import { tableId } from '#testing/browser/lobby.ts';
import { begun, finished, openTable } from '#testing/browser/online-tables.ts';
import { signIn, somebody } from '#testing/browser/somebody.ts';

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
  await other.getByRole('button', { name: 'Use this profile here' }).click();
  await other.getByText('You’re Lea here too').waitFor();
  expect(other.url()).toBe(`${inject('address')}/carry`);
  await other.goto(table);
  await other.locator('.lobby-seat .stamp.mine').waitFor();
  const third = await visit({ path: pathname + hash });
  await third.getByRole('button', { name: 'Use this profile here' }).click();
  await third.getByText('This link no longer works').waitFor();
  await lea.reload();
  await lea.getByRole('button', { name: /^Sign out .+ \(Linux\)/ }).click();
  await lea.locator('.toast').getByText('signed out').waitFor();
  await other.goto('/settings');
  await other.getByText('You get one when').waitFor();
});

test('a player with a passkey comes back though the device has lost its key', async () => {
  const lea = await host();
  await addAuthenticator(lea);
  await lea.goto('/settings');
  await lea.getByRole('button', { name: 'Add a passkey' }).click();
  await lea.getByRole('button', { name: /^Remove .+ \(Linux\)/ }).waitFor();
  await lea.context().clearCookies();
  await lea.reload();
  await lea.getByText('You get one when').waitFor();
  await lea.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await lea.getByText('At online tables you’re Lea.').waitFor();
});

test('a player who deletes themselves leaves their tables and is nobody', async () => {
  const lea = await host();
  const id = tableId(lea);
  const tom = await somebody(lea, 'Tom');
  await tom.sit(id);
  await lea.goto('/settings');
  await lea.getByRole('button', { name: 'Delete my online profile' }).click();
  await lea.getByText('without your name').waitFor();
  await lea.getByRole('button', { name: 'Keep my profile' }).click();
  await lea.getByRole('button', { name: 'Delete my online profile' }).click();
  await lea.getByRole('button', { name: 'Delete for good' }).click();
  await lea.getByText('You get one when').waitFor();
  expect((await tom.table(id)).seats.map((sitter) => sitter?.name)).toEqual(['Tom']);
});

test.each([
  ['de-DE', 'gelöschtes Profil'],
  ['fr-FR', 'profil supprimé'],
])('a deleted player has no name in %s either, and the record stays', async (language, shown) => {
  const page = await visit({ language });
  const lea = await signIn(page, 'Lea');
  const tom = await somebody(page, 'Tom');
  const { id, match } = await finished(lea, { game: 'qwixx' }, [tom]);
  await tom.forget();
  await page.goto(`/table/${id}`);
  await page.locator('.score th').getByText(shown, { exact: true }).waitFor();
  await page.locator('.end-sheets button').getByText(shown).waitFor();
  await expect
    .poll(async () => (await kept(page)).map(({ players }) => players))
    .toEqual([['Lea', 'former player']]);
  await page.goto('/');
  await page.locator('.home-recent').getByText(shown).waitFor();
  await page.goto(`/replay/${match}`);
  await page.locator('.replay-seat').getByText(shown, { exact: true }).waitFor();
});

test('a bot that plays on for somebody who deleted themselves is called so at the table', async () => {
  const page = await visit({ language: 'de-DE' });
  const tom = await somebody(page, 'Tom');
  const { id } = await begun(await signIn(page, 'Lea'), { game: 'qwixx', standIn: 3600 }, [tom]);
  await tom.forget();
  await openTable(page, id);
  await page.locator('.table-player').getByText('gelöschtes Profil', { exact: true }).waitFor();
});
