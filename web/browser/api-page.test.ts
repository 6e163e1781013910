import { expect, test } from 'vitest';
import { DESKTOP, PHONE, visit } from '#testing/browser/app.ts';
import { faultsOf } from '#testing/browser/looks.ts';

test.each([
  ['a phone', PHONE, 'light'],
  ['a desktop', DESKTOP, 'dark'],
] as const)('the description of the API can be read by everybody on %s', async (_, size, theme) => {
  const page = await visit({ size, theme, path: '/api' });
  await page.getByRole('heading', { level: 1, name: 'The API of Dicepad' }).waitFor();
  expect(await faultsOf(page)).toEqual([]);
  const { scrollWidth, clientWidth } = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return { scrollWidth, clientWidth };
  });
  expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('openapi.json');
});
