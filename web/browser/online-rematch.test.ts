import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { type Visit, visit } from '#testing/browser/app.ts';
import { momentOf } from '#testing/browser/moment.ts';
import {
  begun,
  findTable,
  finished,
  loseTable,
  openTable,
} from '#testing/browser/online-tables.ts';
import { tabTo } from '#testing/browser/press.ts';
import { hears, listen } from '#testing/browser/reader.ts';
import { type Somebody, signIn } from '#testing/browser/somebody.ts';

interface Company {
  readonly id: string;
  readonly lea: Page;
  readonly tom: Page;
  readonly leas: Somebody;
  /** Begins the next match, as the host. */
  begin(): Promise<unknown>;
}

/** Lea and Tom, who look at the score of their match. */
async function atScore(wish: Visit = {}): Promise<Company> {
  const [lea, tom] = [await visit(wish), await visit()];
  const [leas, toms] = [await signIn(lea, 'Lea'), await signIn(tom, 'Tom')];
  const { id } = await finished(leas, { game: 'qwixx' }, [toms]);
  for (const each of [lea, tom]) {
    await each.goto(`/table/${id}`);
    await each.locator('.end').waitFor();
  }
  return { id, lea, tom, leas, begin: () => leas.begin(id) };
}

const score = (page: Page): Promise<string> => page.locator('.end-main').innerText();

test('a rematch keeps the table, and the second seat begins', async () => {
  const { lea, tom, begin } = await atScore();
  await tom.getByRole('button', { name: 'Play again' }).click();
  await tom.locator('.lobby').waitFor();
  await lea.getByRole('button', { name: 'Join', exact: true }).click();
  await lea.locator('.lobby').waitFor();
  await begin();
  await tom.getByRole('button', { name: 'Roll the dice' }).waitFor();
  await lea.locator('.table').waitFor();
  expect(await momentOf(lea)).toBe(undefined);
});

test('a player at the score stays there, hears of the next match, and joins by keyboard', async () => {
  const { lea, tom, begin } = await atScore();
  const read = await score(lea);
  await listen(lea);
  await tom.getByRole('button', { name: 'Play again' }).click();
  await hears(lea, 0, /^Tom wants to play again$/);
  await lea.getByRole('region', { name: 'Tom wants to play again' }).waitFor();
  expect(await lea.getByRole('button', { name: 'Play again' }).count()).toBe(0);
  const without = read.replace(/^Play again\n+/m, '');
  expect(await score(lea)).toBe(without);
  await begin();
  await hears(lea, 0, /^Lea has started the next game$/);
  expect(await score(lea)).toBe(without);
  await tabTo(lea, lea.getByRole('button', { name: 'Take my seat', exact: true }));
  await lea.keyboard.press('Enter');
  await lea.locator('.table[data-step="0"]').waitFor();
  expect(await lea.locator('.player-state em').allInnerTexts()).not.toContain('bot plays');
});

test('three people: who is ready is seen, and nobody is left behind unasked or for long', async () => {
  const [lea, tom, mia] = [await visit(), await visit(), await visit()];
  const [leas, toms, mias] = [
    await signIn(lea, 'Lea'),
    await signIn(tom, 'Tom'),
    await signIn(mia, 'Mia'),
  ];
  const { id } = await finished(leas, { game: 'qwixx', standIn: 5 }, [toms, mias]);
  for (const each of [lea, tom, mia]) {
    await each.goto(`/table/${id}`);
    await each.locator('.end').waitFor();
  }
  const seats = (page: Page) => expect.poll(() => page.locator('.lobby-seat').allInnerTexts());
  await tom.getByRole('button', { name: 'Play again' }).click();
  await seats(tom).toEqual([
    'Tom\nyou\nready',
    'Mia\nlooking at the result\nnot yet',
    'Lea\nhost · looking at the result\nnot yet',
  ]);
  await tom.getByText('Waiting for Mia and Lea').waitFor();
  await lea.getByRole('button', { name: 'Join', exact: true }).click();
  await tom.getByText('Waiting for Mia', { exact: true }).waitFor();

  await lea.getByRole('button', { name: 'Start · 2 of 3 ready' }).click();
  const asked = lea.getByRole('dialog', { name: 'Start without Mia?' });
  await asked.getByText('Mia is still looking at the result.').waitFor();
  await asked.locator('.primary', { hasText: 'Wait' }).click();
  expect((await leas.table(id)).state).toBe('lobby');
  await lea.getByRole('button', { name: 'Start · 2 of 3 ready' }).click();
  await asked.getByRole('button', { name: 'Call them again' }).click();
  await asked.waitFor({ state: 'detached' });
  await mia.getByRole('region', { name: 'Just said' }).getByText('Once more?').waitFor();
  expect((await leas.table(id)).state).toBe('lobby');
  await lea.getByRole('button', { name: 'Start · 2 of 3 ready' }).click();
  await lea.getByRole('button', { name: 'Start anyway' }).click();

  const banner = mia.getByRole('region', { name: 'Lea has started the next game' });
  await banner.getByText('If you stay here, a bot will play for you.').waitFor();
  await banner.getByText('A bot plays for you until you sit down.').waitFor();
  await lea.locator('.player-state em', { hasText: 'bot plays' }).waitFor();
  await banner.getByRole('button', { name: 'Take my seat' }).click();
  await mia.locator('.table').waitFor();
  const states = () => lea.locator('.player-state em').allInnerTexts();
  await expect.poll(states).not.toContain('bot plays');
});

test.each(['Replay', 'Analysis'])(
  'a player in the %s of a match hears of the next one, and has one button into it',
  async (where) => {
    const { tom, lea, leas, id, begin } = await atScore();
    // As somebody who sat down in the app.
    await tom.evaluate(() => localStorage.setItem('dicepad.player', 'true'));
    if (where === 'Replay') await tom.locator('.end-more').click();
    await tom.getByRole('button', { name: where, exact: true }).click();
    await tom.waitForURL(`**/${where.toLowerCase()}**`);
    await leas.again(id);
    const bar = tom.locator('.company-bars > :first-child');
    await bar.and(tom.getByRole('region', { name: 'Lea wants to play again' })).waitFor();
    await lea.getByRole('button', { name: 'Join', exact: true }).click();
    const seat = lea.locator('.lobby-seat', { hasText: 'Tom' });
    await seat.getByText('looking at the result').waitFor();
    await begin();
    await bar.and(tom.getByRole('region', { name: 'Lea has started the next game' })).waitFor();
    await lea.locator('.player-state em', { hasText: 'at the result' }).waitFor();
    await tom.reload();
    await bar.getByRole('button', { name: 'Take my seat' }).click();
    await tom.locator('.table').waitFor();
    expect(await tom.locator('.company-bar').count()).toBe(0);
  },
);

test.each([
  ['fr', 'Tom veut rejouer', 'Rejoindre'],
  ['de', 'Tom will noch einmal spielen', 'Mitspielen'],
])('the next match is announced in %s', async (language, line, button) => {
  const { lea, tom } = await atScore({ language });
  await tom.getByRole('button', { name: 'Play again' }).click();
  await lea.getByText(line, { exact: true }).first().waitFor();
  await lea.getByRole('button', { name: button, exact: true }).click();
  await lea.locator('.lobby').waitFor();
});

test('two who want it at once both come to the lobby', async () => {
  const { lea, tom } = await atScore();
  const again = (page: Page) => page.getByRole('button', { name: 'Play again' });
  await Promise.all([again(lea), again(tom)].map((each) => each.waitFor()));
  await lea.route('**/again', async (route) => {
    await again(tom).click();
    await tom.locator('.lobby').waitFor();
    await route.continue();
  });
  await again(lea).click();
  await lea.locator('.lobby').waitFor();
});

test('a player at the sheets after the end is not torn away either', async () => {
  const page = await visit();
  const lea = await signIn(page, 'Lea');
  const { id } = await begun(lea, { game: 'qwixx', standIn: 5 });
  await openTable(page, id);
  const device = await lea.connect(id);
  await device.play('leas');
  await page.getByRole('button', { name: 'See the score' }).waitFor();
  await device.until(() => device.table?.state === 'over');
  await lea.again(id);
  await page.locator('.table-strip.called').getByText('Lea wants to play again').waitFor();
  await page.getByRole('button', { name: 'See the score' }).click();
  await page.locator('.end').waitFor();
  await page.getByRole('button', { name: 'Join', exact: true }).click();
  await page.locator('.lobby').waitFor();
  await device.close();
});

test('a device that was cut off when it ended comes back to the score, not to a lobby', async () => {
  const page = await visit();
  const lea = await signIn(page, 'Lea');
  const { id } = await begun(lea, { game: 'qwixx' });
  await openTable(page, id);
  await loseTable(page);
  const device = await lea.connect(id);
  await device.play('meanwhile');
  await device.until(() => device.table?.state === 'over');
  await lea.again(id);
  await device.close();
  await findTable(page);
  await page.getByRole('heading', { name: /^You (win|share)|wins, |share the win, / }).waitFor();
  await page.getByRole('button', { name: 'Join', exact: true }).click();
  await page.locator('.lobby').waitFor();
});

test('a score can be read though the host closes the table', async () => {
  const { id, tom, leas } = await atScore();
  await leas.close(id);
  await tom.getByText('This table is closed.').first().waitFor();
  await tom.locator('.end-main').waitFor();
  expect(await tom.getByRole('button', { name: 'Play again' }).count()).toBe(0);
});
