import type { Browser, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { startServer } from '#testing/browser/online-server.ts';
import { finished, signIn } from '#testing/browser/online-tables.ts';
import { act } from '#testing/browser/play.ts';
import { newProfile, startBrowser } from '#testing/browser/served.ts';

/** A computer in the home network: a page of it over plain http is not trusted by browsers. */
const HOME = 'dicepad.home';

async function visitorAt(browser: Browser, address: string, name: string): Promise<Page> {
  const context = await browser.newContext({ locale: 'en-GB', hasTouch: true });
  const settings = { name, calm: true, volume: 0 };
  await context.addInitScript((given) => {
    localStorage['dicepad.settings'] ??= JSON.stringify(given);
  }, settings);
  const page = await context.newPage();
  page.setDefaultTimeout(20_000);
  await page.goto(address);
  return page;
}

test('phones in the home network play over plain http', async () => {
  const server = await startServer();
  const home = server.address.replace('localhost', HOME);
  const rules = [`--host-resolver-rules=MAP ${HOME} 127.0.0.1`];
  const { browser } = await startBrowser(newProfile(), rules);
  const faults: string[] = [];
  const [lea, tom] = [
    await visitorAt(browser, home, 'Lea'),
    await visitorAt(browser, `${home}/join`, 'Tom'),
  ];
  for (const page of [lea, tom]) page.on('pageerror', (error) => faults.push(`${error.stack}`));
  expect(await lea.evaluate(() => isSecureContext)).toBe(false);

  await lea.goto(`${home}/new/qwixx/online`);
  await lea.locator('.lobby').waitFor();
  await lea.getByRole('button', { name: 'Copy' }).click();
  await lea.getByText('The link is copied').first().waitFor();
  const field = tom.getByLabel('Code of the table');
  await field.focus();
  await tom.keyboard.press('ControlOrMeta+V');
  expect(await field.inputValue()).toBe(lea.url());

  await tom.goto(lea.url());
  await tom.getByRole('button', { name: 'Take a seat' }).click();
  await lea.getByRole('button', { name: 'Start', exact: true }).click();
  expect(await act(lea)).toBe('roll');
  for (const page of [lea, tom]) {
    await page.locator('.table[data-step="1"]').waitFor();
    await page.getByRole('button', { name: 'Let it go' }).click();
  }
  for (const page of [lea, tom]) await page.locator('.table[data-step="2"]').waitFor();

  const here = await visitorAt(browser, server.address, 'Mia');
  const { id } = await finished(here, await signIn(here, 'Mia'), { game: 'qwixx' });
  await tom.goto(`${home}/table/${id}`);
  await tom.getByRole('button', { name: 'Were the dice fair?' }).click();
  await tom.getByText(/^All \d+ rolls are right\.$/).waitFor();
  expect(faults).toEqual([]);
});
