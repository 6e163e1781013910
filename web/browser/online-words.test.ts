import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { DESKTOP, visit } from '#testing/browser/app.ts';
import { begun, gathered, openTable, playOut } from '#testing/browser/online-tables.ts';
import { allHeard, hears, listen } from '#testing/browser/reader.ts';
import { signIn, somebody } from '#testing/browser/somebody.ts';

const OPTIONS = { game: 'qwixx', standIn: 3600 } as const;

const bubbles = (page: Page) => page.locator('.table-around .phrase-bubble');

test('what somebody says is read by each in their own language, and said to readers', async () => {
  const [page, french] = await Promise.all([
    visit(),
    visit({ language: 'fr-FR', settings: { name: 'Tom' } }),
  ]);
  const [lea, tom] = [await signIn(page, 'Lea'), await signIn(french, 'Tom')];
  const { id } = await begun(lea, OPTIONS, [tom]);
  await Promise.all([openTable(page, id), openTable(french, id)]);
  await listen(page);

  // A slow machine must not have waited long enough before it looks.
  await french.clock.setFixedTime(Date.now());
  await french.getByRole('button', { name: 'Dire un mot' }).click();
  const picker = french.getByRole('region', { name: 'Dire un mot' });
  await picker.getByRole('button', { name: 'Bonne chance' }).click();
  await bubbles(page).getByText('Good luck!').waitFor();
  await hears(page, 0, /^Tom: Good luck!$/);
  await french.locator('.table-strip').getByText('Toi : Bonne chance').waitFor();
  expect(await picker.count()).toBe(0);

  await french.getByRole('button', { name: 'Dire un mot' }).click();
  await picker.getByText('Encore 5 secondes d’attente').waitFor();
  const thanks = picker.getByRole('button', { name: 'Merci' });
  expect(await thanks.getAttribute('aria-disabled')).toBe('true');
  await thanks.click({ force: true });
  await french.keyboard.press('Escape');
  await expect
    .poll(() => french.evaluate(() => document.activeElement?.getAttribute('aria-label')))
    .toBe('Dire un mot');
});

test('by key, over the dock and never the sheet, and held back while one chooses', async () => {
  const page = await visit({ size: DESKTOP });
  const lea = await signIn(page, 'Lea');
  const tom = await somebody(page, 'Tom');
  const { id } = await begun(lea, OPTIONS, [tom]);
  await openTable(page, id);
  const toms = await tom.connect(id);
  await toms.until(() => toms.view);
  await page.locator('.table-sheet [tabindex="0"]').first().focus();
  const picker = page.getByRole('region', { name: 'Say something' });
  // The part that handles the key is loaded after the table.
  await expect
    .poll(async () => {
      await page.keyboard.press('c');
      return picker.isVisible();
    })
    .toBe(true);
  const places = await Promise.all(
    [picker, page.locator('.table-sheet')].map((each) => each.boundingBox()),
  );
  expect(places[0]!.y).toBeGreaterThanOrEqual(places[1]!.y + places[1]!.height);
  await picker.getByRole('button', { name: 'applause' }).press('Enter');
  expect(await toms.until(() => toms.of('said')[0])).toMatchObject({ seat: 0, phrase: 'applause' });

  await page.getByRole('button', { name: 'Roll' }).click();
  await page.locator('.table[data-step="1"]').waitFor();
  await listen(page);
  toms.send({ type: 'say', phrase: 'calm' });
  await bubbles(page).getByText('Take your time').waitFor();
  const told = () => allHeard(page).then((all) => all.some(({ text }) => text.startsWith('Tom:')));
  expect(await told()).toBe(false);
  await page.getByRole('button', { name: 'Let it go' }).click();
  await hears(page, 0, /^Tom: Take your time$/);
});

test('a muted player is not shown here, is not told, and can be unmuted', async () => {
  const page = await visit();
  const lea = await signIn(page, 'Lea');
  const [tom, mia] = [await somebody(page, 'Tom'), await somebody(page, 'Mia')];
  const { id } = await begun(lea, OPTIONS, [tom, mia]);
  await openTable(page, id);
  const [toms, mias] = [await tom.connect(id), await mia.connect(id)];
  await mias.until(() => mias.view);

  await page.locator('.table-player').first().click();
  await page.getByRole('button', { name: /^Mute Tom/ }).click();
  await page.keyboard.press('Escape');
  await page.locator('.table-player').first().getByText('muted').waitFor();
  toms.send({ type: 'say', phrase: 'luck' });
  await mias.until(() => mias.of('said').length === 1);
  mias.send({ type: 'say', phrase: 'well' });
  await bubbles(page).getByText('Well played!').waitFor();
  expect(await page.locator('.phrase-log p').allTextContents()).toEqual(['MiaWell played!']);
  expect(toms.of('said').map(({ seat }) => seat)).toContain(1);

  await page.reload();
  await page.locator('.table-player').first().getByText('muted').waitFor();
  await page.locator('.table-player').first().click();
  await page.getByRole('button', { name: /^Muted for you/ }).click();
  await page.keyboard.press('Escape');
  toms.send({ type: 'say', phrase: 'thanks' });
  await bubbles(page).getByText('Thanks!').waitFor();
});

test('who is muted stays so at another table, whatever they are called there', async () => {
  const page = await visit();
  const lea = await signIn(page, 'Lea');
  const tom = await somebody(page, 'Tom');
  const first = await begun(lea, OPTIONS, [tom]);
  await openTable(page, first.id);
  await page.locator('.table-player').first().click();
  await page.getByRole('button', { name: /^Mute Tom/ }).click();
  await tom.rename('Tim');
  const { id } = await begun(lea, OPTIONS, [tom, await somebody(page, 'Tom')]);
  await openTable(page, id);
  await page.locator('.table-player', { hasText: 'Tim' }).getByText('muted').waitFor();
  expect(await page.locator('.table-player .phrase-mute').count()).toBe(1);
});

test('also before a match and after it, and large on a screen for the room', async () => {
  const [page, screen] = await Promise.all([visit(), visit({ size: DESKTOP })]);
  const lea = await signIn(page, 'Lea');
  const tom = await somebody(page, 'Tom');
  const id = await gathered(lea, OPTIONS, 0);
  await tom.sit(id);
  const toms = await tom.connect(id);
  await Promise.all([page.goto(`/table/${id}`), screen.goto(`/screen/${id}`)]);
  const open = page.getByRole('button', { name: 'Say something' });
  const picker = page.getByRole('region', { name: 'Say something' });
  const lately = page.getByRole('region', { name: 'Just said' });
  await screen.locator('.big').waitFor();
  await open.click();
  await picker.getByRole('button', { name: 'hurry up, please' }).click();
  expect(await toms.until(() => toms.of('said')[0])).toMatchObject({ seat: 0, phrase: 'hurry' });
  await lately.getByText('Lea', { exact: true }).waitFor();
  toms.send({ type: 'say', phrase: 'luck' });
  await lately.getByText('Good luck!').waitFor();
  // One at a time: the first one after the screen subscribed.
  await screen
    .locator('.big-said')
    .getByText(/^(hurry up, please|Good luck!)$/)
    .waitFor();

  // Nobody needs to see the match itself.
  await Promise.all([page.goto('/settings'), screen.goto('/settings')]);
  await lea.begin(id);
  await playOut(id, [lea, tom]);
  await page.goto(`/table/${id}`);
  await page.locator('.end').waitFor();
  const after = await tom.connect(id);
  await after.until(() => after.seat === 1);
  after.send({ type: 'say', phrase: 'again' });
  await lately.getByText('Once more?').waitFor();
});

/** The three quarters of a minute are over at once. */
function lessPatient(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    const wait = window.setTimeout;
    const hurry = (what: TimerHandler, time?: number) => wait(what, time === 45_000 ? 0 : time);
    window.setTimeout = hurry as typeof window.setTimeout;
  });
}

test('who waits for somebody to roll, or has nothing to choose, can nudge them, too', async () => {
  const page = await visit();
  const lea = await signIn(page, 'Lea');
  const tom = await somebody(page, 'Tom');
  const { id } = await begun(tom, OPTIONS, [lea]);
  const toms = await tom.connect(id);
  await toms.until(() => toms.view);
  await lessPatient(page);
  await openTable(page, id);
  await page.getByRole('button', { name: 'Nudge' }).click();
  expect(await toms.until(() => toms.of('said')[0])).toMatchObject({ phrase: 'turn' });
  await page.locator('.table-strip').getByText('You: Tom, your turn!').waitFor();
  // Tom alone chooses in the second half of his turn.
  await toms.play('roll', ({ step }) => step === 1);
  await page.getByRole('button', { name: 'Let it go' }).click();
  await toms.play('white', ({ step }) => step === 2);
  await page.locator('.table[data-step="2"]').waitFor();
  await page.getByRole('button', { name: 'Nudge' }).waitFor();
});

test('after choosing and a long wait one can nudge the others with one tap', async () => {
  const page = await visit();
  const lea = await signIn(page, 'Lea');
  const tom = await somebody(page, 'Tom');
  const { id } = await begun(lea, OPTIONS, [tom]);
  const toms = await tom.connect(id);
  await lessPatient(page);
  await openTable(page, id);
  await page.getByRole('button', { name: 'Roll' }).click();
  await page.locator('.table[data-step="1"]').waitFor();
  expect(await page.getByRole('button', { name: 'Nudge' }).count()).toBe(0);
  await page.getByRole('button', { name: 'Let it go' }).click();
  await page.getByRole('button', { name: 'Nudge' }).press('Enter');
  expect(await toms.until(() => toms.of('said')[0])).toEqual({
    type: 'said',
    seat: 0,
    phrase: 'turn',
  });
  await page.locator('.table-strip').getByText('You: Tom, your turn!').waitFor();
});
