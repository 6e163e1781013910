import { expect, test } from 'vitest';
import { DESKTOP, newTab, visit } from '#testing/browser/app.ts';
import { openRest } from '#testing/browser/end.ts';
import { begun, findTable, finished, loseTable } from '#testing/browser/online-tables.ts';
import { act } from '#testing/browser/play.ts';
import { tabTo } from '#testing/browser/press.ts';
import { allHeard, boxes, hears, listen } from '#testing/browser/reader.ts';
import { signIn, somebody } from '#testing/browser/somebody.ts';
import { LONG } from '#testing/long.ts';

test('of two devices on a seat the newest plays, and the other can have it back by keyboard', async () => {
  const page = await visit({ size: DESKTOP });
  const lea = await signIn(page, 'Lea');
  const { id } = await begun(lea, { game: 'qwixx' });
  await page.goto(`/table/${id}`);
  await page.getByRole('button', { name: 'Roll the dice' }).waitFor();
  await listen(page);
  const second = await newTab(page.context(), `/table/${id}`);
  await second.getByRole('button', { name: 'Roll the dice' }).waitFor();
  await page.getByText('You’re playing on another device', { exact: true }).waitFor();
  await hears(page, 0, /^You’re playing on another device\./);
  const back = page.getByRole('button', { name: 'Play here' });
  await tabTo(page, back);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Roll the dice' }).click();
  await page.locator('.table[data-step="1"]').waitFor();
  await second.getByRole('button', { name: 'Play here' }).waitFor();
  await second.locator('.table[data-step="1"]').waitFor();
});

test('leaving a table during a match is not announced as its end', async () => {
  const page = await visit();
  const lea = await signIn(page, 'Lea');
  const { id } = await begun(lea, { game: 'qwixx' });
  await page.goto(`/table/${id}`);
  await page.getByRole('button', { name: 'Roll the dice' }).waitFor();
  await listen(page);
  await page.evaluate(() => {
    history.pushState({}, '', '/');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await page.locator('.home').waitFor();
  expect((await allHeard(page)).map(({ text }) => text)).not.toContain('This table is closed.');
});

test('what is chosen while the table is away is kept, said, and done when it is back', async () => {
  const page = await visit();
  const lea = await signIn(page, 'Lea');
  const { id } = await begun(lea, { game: 'qwixx' });
  await page.goto(`/table/${id}`);
  await page.getByRole('button', { name: 'Roll the dice' }).waitFor();
  await listen(page);
  await loseTable(page);
  const banner = page.getByRole('region', { name: 'Reconnecting…' });
  await banner.getByText('You can’t roll until the table is back.').waitFor();
  expect(await page.locator('.table-bar .table-name').isVisible()).toBe(true);
  await hears(page, 0, /^Connection lost\./);
  await page.getByRole('button', { name: 'Roll when back' }).click();
  await banner.getByText(/^Reconnecting… ?It’ll be sent once the table is back/).waitFor();
  const dock = page.locator('.dock-actions');
  await dock.getByText('Sending…').waitFor();
  expect(await page.locator('.table').getAttribute('data-step')).toBe('0');
  await findTable(page);
  await page.locator('.table[data-step="1"]').waitFor();
  await hears(page, 0, /^You’re connected again\./);
  await banner.waitFor({ state: 'detached' });
  await loseTable(page);
  await banner.getByText(/Your choice will be sent once the table is back/).waitFor();
  const box = boxes(page, 'may').first();
  const mark = await box.getAttribute('data-mark');
  await box.click();
  await page.getByRole('button', { name: 'Send when back' }).click();
  await banner.getByText(/It’ll be sent once the table is back/).waitFor();
  await dock.getByText('Sending…').waitFor();
  await page.locator(`.table-sheet .sealed[data-mark="${mark}"]`).waitFor();
  await findTable(page);
  await page.locator('.table[data-step="2"]').waitFor();
});

test('a device that was cut off shows and says what was rolled meanwhile', async () => {
  const page = await visit();
  const lea = await signIn(page, 'Lea');
  const tom = await somebody(page, 'Tom');
  const { id } = await begun(lea, { game: 'qwixx', dice: 'real', standIn: 3600 }, [tom]);
  await page.goto(`/table/${id}`);
  await page.locator('.dice-pad').waitFor();
  await listen(page);
  await loseTable(page);
  await page.getByRole('region', { name: 'Reconnecting…' }).waitFor();
  const toms = await tom.connect(id);
  await toms.until(() => toms.view);
  const words = ['4', '1', 'R3', 'Y2', 'G6', 'B5'];
  expect(await toms.ask({ type: 'roll', id: 'r', step: 0, words })).toEqual({ kind: 'done' });
  await findTable(page);
  const summary = page.locator('.toast').filter({ hasText: 'One roll while you were away' });
  await summary.getByText(/Lea rolled: .*4.*1.*red 3.*yellow 2.*green 6.*blue 5/).waitFor();
  await hears(page, 0, /^One roll while you were away\. Lea rolled: .*blue 5/);
  await toms.close();
});

test('an absent player is named, a bot plays for them, and they get their seat back', async () => {
  const page = await visit();
  const lea = await signIn(page, 'Lea');
  const tom = await somebody(page, 'Tom');
  const { id } = await begun(lea, { game: 'qwixx', standIn: 5 }, [tom]);
  await page.goto(`/table/${id}`);
  const state = page.locator('.player-state em');
  await listen(page);
  await state.getByText('away').waitFor({ state: 'attached' });
  await state.getByText('bot plays').waitFor({ state: 'attached' });
  await hears(page, 0, /^Tom is away\. A bot plays for them/);
  await act(page);
  await act(page);
  await page.locator('.table[data-step="2"]').waitFor();
  const toms = await tom.connect(id);
  await state.getByText('bot plays').waitFor({ state: 'detached' });
  await hears(page, 0, /^Tom is back\./);
  await toms.close();
});

/** Half a minute of waiting: for the long form. */
async function timed(): Promise<void> {
  const page = await visit();
  const lea = await signIn(page, 'Lea');
  const { id } = await begun(lea, { game: 'qwixx', timer: 'fast' });
  await page.goto(`/table/${id}`);
  await page.locator('.table-timer').waitFor();
  await listen(page);
  await act(page);
  const told = async (): Promise<string> => JSON.stringify(await allHeard(page));
  await expect.poll(told, { timeout: 30_000 }).toContain('10 seconds left.');
  await expect.poll(told, { timeout: 30_000 }).toContain('a bot chose for you');
}
if (LONG) test('a timer is seen, and in the end a bot chooses', timed);

test('real dice are entered on any device, and corrected on another; sealed choices stay', async () => {
  const page = await visit();
  const lea = await signIn(page, 'Lea');
  const tom = await visit();
  const toms = await signIn(tom, 'Tom');
  const { id } = await begun(lea, { game: 'encore', dice: 'real' }, [toms]);
  for (const each of [page, tom]) {
    await each.goto(`/table/${id}`);
    await each.locator('.dice-pad').waitFor();
  }
  expect(await act(tom)).toBe('enter');
  await page.getByRole('button', { name: 'Pass', exact: true }).click();
  await page.getByRole('button', { name: 'Take it back' }).waitFor();
  await tom.getByRole('button', { name: 'Menu' }).click();
  await tom.getByRole('button', { name: 'Correct a mistake' }).click();
  await tom.getByRole('button', { name: 'Change', exact: true }).first().click();
  await tom.locator('dialog .pad-slots button').first().click();
  await tom.locator('dialog .pad-faces button').nth(1).click();
  await tom.getByRole('button', { name: 'Change the roll' }).click();
  await page
    .getByText(/^Corrected\. Before:/)
    .first()
    .waitFor();
  await page.getByRole('button', { name: 'Take it back' }).waitFor();
});

test('the promise is shown during play, and it is the one of the record', async () => {
  const page = await visit({ language: 'de' });
  const lea = await signIn(page, 'Lea');
  const { id, commitment } = await begun(lea, { game: 'qwixx' });
  await page.goto(`/table/${id}`);
  await page.getByRole('button', { name: 'Menü' }).click();
  await page.getByRole('button', { name: 'Waren die Würfel fair?' }).click();
  await page.getByText(commitment!).waitFor();
  await page.getByText(/^Vor dem ersten Wurf hat dieses Gerät/).waitFor();
});

test.each([
  ['a forged secret', /^Dice-Secret: ..../m, 'Dice-Secret: 0000', 'The promise was broken.'],
  ['chance that nobody added', /^$/m, `Dice-Seat-1: ${'c3'.repeat(32)}\n`, 'Roll 1 is wrong.'],
])('%s is found by the check', async (_what, pattern, forged, said) => {
  const page = await visit();
  const lea = await signIn(page, 'Lea');
  const { id } = await finished(lea, { game: 'qwixx' });
  await page.route(/\/record$/, async (route) => {
    const record = await (await route.fetch()).text();
    const body = record.replace(pattern, forged);
    await route.fulfill({ body, contentType: 'text/plain; charset=utf-8' });
  });
  await page.goto(`/table/${id}`);
  await openRest(page);
  await page.getByRole('button', { name: 'Were the dice fair?' }).click();
  await page.locator('.proof-found').getByText(said).waitFor();
});
