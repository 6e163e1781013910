import { expect, onTestFinished, test } from 'vitest';
import { startProgram } from '#server/faults/testing/program.ts';
import { visit } from '#testing/browser/app.ts';
import { openRest } from '#testing/browser/end.ts';
import { finished } from '#testing/browser/online-tables.ts';
import { act } from '#testing/browser/play.ts';
import { newProfile, startBrowser } from '#testing/browser/served.ts';
import { signIn } from '#testing/browser/somebody.ts';

/** A computer in the home network: a page of it over plain http is not trusted by browsers. */
const HOME = 'dicepad.home';

test('phones in the home network play over plain http', async () => {
  const server = await startProgram();
  onTestFinished(() => server.close());
  const home = server.url.replace('127.0.0.1', HOME);
  const rules = [`--host-resolver-rules=MAP ${HOME} 127.0.0.1`];
  const { browser } = await startBrowser(newProfile(), rules);
  const visitor = (name: string, address = home) =>
    visit({ browser, address, settings: { name }, isKept: true });
  const [lea, tom] = [await visitor('Lea'), await visitor('Tom')];
  expect(await lea.evaluate(() => isSecureContext)).toBe(false);

  await lea.goto('/new/qwixx/online');
  await lea.locator('.lobby').waitFor();
  await lea.getByRole('button', { name: 'Copy' }).click();
  await lea.getByText('Link copied').first().waitFor();
  await tom.goto('/join');
  // A link does, too, where a code is asked for.
  await tom.getByLabel('Or type the code').focus();
  await tom.keyboard.press('ControlOrMeta+V');
  await tom.getByRole('button', { name: 'Sit down as Tom' }).click();
  expect(tom.url()).toBe(lea.url());
  await lea.getByRole('button', { name: 'Start', exact: true }).click();
  expect(await act(lea)).toBe('roll');
  for (const page of [lea, tom]) {
    await page.locator('.table[data-step="1"]').waitFor();
    await page.getByRole('button', { name: 'Let it go' }).click();
  }
  for (const page of [lea, tom]) await page.locator('.table[data-step="2"]').waitFor();

  const here = await visitor('Mia', server.url);
  const { id } = await finished(await signIn(here, 'Mia'), { game: 'qwixx' });
  await tom.goto(`/table/${id}`);
  await openRest(tom);
  await tom.getByRole('button', { name: 'Were the dice fair?' }).click();
  await tom.getByText(/^All \d+ rolls are right\.$/).waitFor();
});
