import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { DESKTOP, visit } from '#testing/browser/app.ts';
import { begun, openTable } from '#testing/browser/online-tables.ts';
import { act } from '#testing/browser/play.ts';
import { boxes, hears, listen } from '#testing/browser/reader.ts';
import { type Somebody, signIn, somebody } from '#testing/browser/somebody.ts';

const sealed = (page: Page) => page.locator('.table-sheet .sealed');
const note = (page: Page) => page.locator('.dock-note');
/** Those whose cards have a frame of ink. */
const waited = (page: Page) => page.locator('[data-waited] b[title]').allTextContents();

test('what is confirmed stays on the sheet, named, until the last one has chosen', async () => {
  const page = await visit();
  const tom = await visit({ size: DESKTOP, settings: { name: 'Tom' } });
  const lea = await signIn(page, 'Lea');
  const options = { game: 'qwixx', standIn: 3600 } as const;
  const { id } = await begun(lea, options, [await signIn(tom, 'Tom')]);
  await Promise.all([openTable(page, id), openTable(tom, id)]);
  await act(page);
  await tom.locator('.table[data-step="1"]').waitFor();
  await listen(page);
  const box = boxes(page, 'may').first();
  const mark = await box.getAttribute('data-mark');
  const name = /^(.+), can be crossed off$/.exec((await box.getAttribute('aria-label'))!)![1]!;
  await box.click();
  await page.locator('.dock-actions .button:last-child').click();

  const noted = `Noted: ${name.toLowerCase()}. Waiting for Tom`;
  const isNoted = async (): Promise<void> => {
    await note(page).getByText(noted).waitFor();
    await page.locator('.dock-actions').getByText('Tom is choosing').waitFor();
    expect(await waited(page)).toEqual(['Tom']);
    expect(await sealed(page).getAttribute('data-mark')).toBe(mark);
    expect(await sealed(page).getAttribute('aria-label')).toBe(`${name}, chosen, still hidden`);
    expect(await sealed(page).getAttribute('aria-selected')).toBe('true');
  };
  await isNoted();
  expect((await hears(page, 0, /^Noted/)).text).toBe(`${noted}.`);
  expect((await hears(page, 0, /^Noted/)).how).toBe('polite');
  await page.reload();
  await isNoted();
  // Tom sees that Lea is done, and nothing else.
  expect(await sealed(tom).count()).toBe(0);
  expect(await tom.locator('.table').innerText()).not.toContain('Noted');
  // A player who still has to choose waits for nobody.
  expect(await waited(tom)).toEqual([]);

  await page.getByRole('button', { name: 'Take it back' }).click();
  await sealed(page).waitFor({ state: 'detached' });
  await page.locator(`.table-sheet [data-mark="${mark}"]`).click();
  await page.locator('.dock-actions .button:last-child').click();
  await isNoted();

  await act(tom);
  await page.locator(`.table-sheet .crossed[data-mark="${mark}"]`).waitFor();
  expect(await sealed(page).count()).toBe(0);
});

test('a choice that comes too late, after a bot has chosen, is reported as such', async () => {
  const page = await visit({ forgiven: /ERR_INTERNET_DISCONNECTED/ });
  const lea = await signIn(page, 'Lea');
  const tom = await somebody(page, 'Tom');
  const { id } = await begun(lea, { game: 'qwixx', standIn: 5 }, [tom]);
  const toms = await tom.connect(id);
  await openTable(page, id);
  await act(page);
  await boxes(page, 'may').first().click();
  await page.context().setOffline(true);
  // Before the page has noticed, what it sends would still arrive.
  await page.locator('.table-lost').waitFor();
  await page.locator('.dock-actions .button:last-child').click();
  await note(page).getByText('Sending…').waitFor();
  await toms.ask({ type: 'decide', id: 'd', step: 1, text: 'pass' });
  await toms.until(() => (toms.view?.step ?? 0) > 1);
  await page.context().setOffline(false);
  const late = page.locator('.toast').filter({ hasText: 'Your choice came too late' });
  // One message says both: a second one would replace the first.
  await late.filter({ hasText: 'A bot for Lea' }).waitFor();
});

/** Both have crossed red and yellow 3; then white 2 comes, which fits nowhere. */
async function playToNothing(lea: Somebody, tom: Somebody, id: string): Promise<void> {
  const devices = [await lea.connect(id), await tom.connect(id)] as const;
  await devices[0].until(() => devices[0].view);
  const roll = (step: number, other: number) =>
    devices[0].ask({
      type: 'roll',
      id: `r${step}`,
      step,
      words: ['1', `${other}`, 'R1', 'Y1', 'G1', 'B1'],
    });
  const decide = (step: number, seat: 0 | 1, text: string) =>
    devices[seat].ask({ type: 'decide', id: `d${step}x${seat}`, step, text });
  for (const [start, box] of [
    [0, 'R3'],
    [3, 'Y3'],
  ] as const) {
    await roll(start, 2);
    await decide(start + 1, 0, box);
    await decide(start + 1, 1, box);
    await decide(start + 2, start === 0 ? 0 : 1, 'pass');
  }
  expect(await roll(6, 1)).toEqual({ kind: 'done' });
  await Promise.all(devices.map((each) => each.close()));
}

test('if a player can only pass, the app says so and passes; with the setting off they pass by hand', async () => {
  const page = await visit();
  const lea = await signIn(page, 'Lea');
  const tom = await somebody(page, 'Tom');
  const options = { game: 'qwixx', dice: 'real', standIn: 3600 } as const;
  const { id } = await begun(lea, options, [tom]);
  await playToNothing(lea, tom, id);
  await openTable(page, id);
  await page.getByRole('button', { name: 'Let it go' }).waitFor();
  await listen(page);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('switch', { name: 'Pass for me' }).click();
  await page.getByText('Nothing fits, so you pass.').first().waitFor();
  await note(page).getByText('Noted: no box. Waiting for Tom').waitFor();
  await hears(page, 0, /^Nothing fits, so you pass\.$/);
});
