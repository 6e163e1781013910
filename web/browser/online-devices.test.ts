import { expect, test } from 'vitest';
import { newTab, visit } from '#testing/browser/app.ts';
import { begun, openTable } from '#testing/browser/online-tables.ts';
import { signIn } from '#testing/browser/somebody.ts';

test('a seat comes back by itself to the first device when the second is closed', async () => {
  const lea = await visit({ settings: { name: 'Lea' } });
  const { id } = await begun(await signIn(lea, 'Lea'), { game: 'qwixx', standIn: 3600 });
  await openTable(lea, id);
  const roll = lea.getByRole('button', { name: 'Roll' });
  await roll.waitFor();
  const second = await newTab(lea.context(), `/table/${id}`);
  await second.getByRole('button', { name: 'Roll' }).waitFor();
  await lea.getByText('You’re playing on another device').first().waitFor();
  expect(await roll.count()).toBe(0);
  await second.close();
  await lea.locator('.toast', { hasText: 'You’re playing here again' }).waitFor();
  await roll.click();
  await lea.locator('.table[data-step="1"]').waitFor();
});
