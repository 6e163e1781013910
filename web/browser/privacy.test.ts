import { expect, test } from 'vitest';
import { visit } from '#testing/browser/app.ts';

test('it is one tap from the start page, and works without a server', async () => {
  const page = await visit({ forgiven: /ERR_INTERNET_DISCONNECTED/ });
  await page.getByRole('link', { name: 'Privacy' }).click();
  await page.getByRole('heading', { name: 'Who runs this server' }).waitFor();
  await page.getByText('It doesn’t say so here.').waitFor();
  await page.context().setOffline(true);
  await page.goBack();
  await page.getByRole('link', { name: 'Privacy' }).click();
  await page.getByText('The server can’t be reached right now.').waitFor();
  await page.getByText('One cookie, and only when you play online').waitFor();
});

test('it is read before the first online name, and says who runs the server', async () => {
  const page = await visit({ path: '/new/encore/online', language: 'de', settings: { name: '' } });
  const texts = { en: 'Lea', fr: 'Léa', de: 'Lea betreibt ihn.\n\nSchreib an lea@example.org.' };
  await page.route('**/api/about', (route) =>
    route.fulfill({ json: { operator: texts, keepUnfinished: 90 } }),
  );
  await page.getByRole('link', { name: 'Was dieser Server speichert' }).click();
  await page.getByText('Lea betreibt ihn.').waitFor();
  await page.getByText('90 Tage nach dem letzten Zug').waitFor();
  const mail = page.getByRole('link', { name: 'lea@example.org' });
  expect(await mail.getAttribute('href')).toBe('mailto:lea@example.org');
});
