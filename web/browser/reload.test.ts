import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { pencilled } from '#testing/browser/hand.ts';
import { keptMatch } from '#testing/browser/kept.ts';
import { BOT, opened, replays, SOLO, TWO } from '#testing/browser/matches.ts';
import { nextMoment } from '#testing/browser/moment.ts';
import { act, pencil } from '#testing/browser/play.ts';
import { choosing, isOver, played, rolling, type Wanted } from '#testing/browser/played.ts';
import { LONG } from '#testing/long.ts';

/** Loads the page again: what is kept stays as it was, and so does what is asked for. */
async function reloads(page: Page, id: string): Promise<void> {
  const before = await keptMatch(page, id);
  await page.reload();
  await nextMoment(page);
  expect(await keptMatch(page, id)).toEqual(before);
}

test('loaded again with pencil marks: they are there, and nothing else has happened', async () => {
  const page = await opened(await played({ ...SOLO, until: choosing(2) }));
  await pencil(page);
  await expect.poll(() => pencilled(page)).toHaveLength(1);
  const marks = await pencilled(page);
  await reloads(page, 'solo');
  expect(await pencilled(page)).toEqual(marks);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => pencilled(page)).toEqual([]);
  await reloads(page, 'solo');
  expect(await pencilled(page)).toEqual([]);
  const { entries } = await keptMatch(page, 'solo');
  expect(await act(page)).toBe('choose');
  expect((await keptMatch(page, 'solo')).entries).toHaveLength(entries.length + 1);
});

test('pencil marks of one person are not shown to another who takes the device', async () => {
  const page = await opened(await played({ ...TWO, until: choosing(2) }));
  expect(await act(page)).toBe('cover');
  await pencil(page);
  await expect.poll(() => pencilled(page)).toHaveLength(1);
  const marks = await pencilled(page);
  await page.reload();
  await page.locator('.hand-over').waitFor();
  expect(await page.locator('[aria-selected="true"]').count()).toBe(0);
  expect(await act(page)).toBe('cover');
  await expect.poll(() => pencilled(page)).toEqual(marks);
  expect(await act(page)).toBe('choose');
  expect(await act(page)).toBe('cover');
  expect(await pencilled(page)).toEqual([]);
});

test('loaded again before a roll and after it', async () => {
  const page = await opened(await played({ ...SOLO, until: rolling(2) }));
  await reloads(page, 'solo');
  const before = await keptMatch(page, 'solo');
  expect(await act(page)).toBe('roll');
  const faces = () =>
    page.locator('.table-tray .die').evaluateAll((dice) => dice.map((die) => die.ariaLabel));
  const dice = await faces();
  expect(dice.length).toBeGreaterThan(1);
  await reloads(page, 'solo');
  expect(await faces()).toEqual(dice);
  expect(await act(page)).toBe('choose');
  const after = await keptMatch(page, 'solo');
  expect(after.entries).toHaveLength(before.entries.length + 2);
  await replays(after);
});

test('loaded again after a sealed decision and on the cover, the others still awaited', async () => {
  const page = await opened(await played({ ...TWO, until: choosing(2) }));
  expect(await act(page)).toBe('cover');
  const before = await keptMatch(page, 'two');
  expect(await act(page)).toBe('choose');
  await page.locator('.hand-over').waitFor();
  const sealed = await keptMatch(page, 'two');
  expect(sealed.sealed.map(({ seat }) => seat)).toHaveLength(1);
  await reloads(page, 'two');
  await page.getByText('Pass the device to Maximiliane').waitFor();
  expect(await act(page)).toBe('cover');
  await reloads(page, 'two');
  expect(await act(page)).toBe('cover');
  expect(await act(page)).toBe('choose');
  const after = await keptMatch(page, 'two');
  expect(after.sealed).toEqual([]);
  expect(after.entries).toHaveLength(before.entries.length + 2);
  expect(after.entries).toContainEqual({ kind: 'move', ...sealed.sealed[0] });
  await replays(after);
});

test('loaded again while a bot thinks: it decides once', async () => {
  const page = await opened(await played({ ...BOT, until: choosing(1) }), { speed: 'brisk' });
  const before = await keptMatch(page, 'bot');
  expect(await act(page)).toBe('choose');
  await page.reload();
  await nextMoment(page);
  const after = await keptMatch(page, 'bot');
  const added = after.entries.slice(before.entries.length);
  expect(added.slice(0, 2).map((entry) => 'seat' in entry && entry.seat)).toEqual([0, 1]);
  await replays(after);
});

test('loaded again when the match is over', async () => {
  const page = await opened(await played({ ...SOLO, id: 'over', until: isOver }));
  const before = await keptMatch(page, 'over');
  await reloads(page, 'over');
  await page.getByRole('button', { name: 'See the score' }).click();
  const heading = await page.locator('.end h1').innerText();
  await page.reload();
  expect(await page.locator('.end h1').innerText()).toBe(heading);
  expect(await keptMatch(page, 'over')).toEqual(before);
});

test('loaded again in the middle of entering real dice', async () => {
  const page = await opened(await played({ ...TWO, dice: 'real', until: rolling(1) }));
  expect(await act(page)).toBe('cover');
  await page.locator('.pad-faces .die').first().click();
  await reloads(page, 'two');
  const { entries } = await keptMatch(page, 'two');
  expect(await act(page)).toBe('cover');
  expect(await page.locator('.pad-slots .die:not(.empty)').count()).toBe(0);
  expect(await act(page)).toBe('enter');
  const after = await keptMatch(page, 'two');
  expect(after.entries).toHaveLength(entries.length + 1);
  await replays(after);
});

const phaseIs =
  (phase: string): Wanted['until'] =>
  ({ position }) =>
    (position as { phase: string }).phase === phase;

/** Moments that only one game has. */
const OWN_MOMENTS: readonly Wanted[] = [
  { id: 'strike', game: 'encore-coop', seats: 3, people: 3, until: phaseIs('strike') },
  { id: 'discard', game: 'encore-coop', seats: 3, people: 3, until: phaseIs('discard') },
  { id: 'bomb', game: 'encore-plus', seats: 2, people: 2, until: phaseIs('bonus') },
  { id: 'keeping', game: 'choice', seats: 2, people: 2, until: phaseIs('keep') },
  { id: 'throwing', game: 'choice', seats: 2, people: 2, until: phaseIs('again') },
];

test.each(OWN_MOMENTS.filter((_, nth) => LONG || nth % 2 === 0))(
  'loaded again in $game: $id',
  async (wanted) => {
    const page = await opened(await played(wanted));
    await reloads(page, wanted.id);
    if ((await nextMoment(page)).asked === 'cover') await act(page);
    const { entries, sealed } = await keptMatch(page, wanted.id);
    const { asked } = await nextMoment(page);
    expect(asked).not.toBe('over');
    await reloads(page, wanted.id);
    if ((await nextMoment(page)).asked === 'cover') await act(page);
    expect((await nextMoment(page)).asked).toBe(asked);
    await act(page);
    const after = await keptMatch(page, wanted.id);
    expect(after.entries.length + after.sealed.length).toBe(entries.length + sealed.length + 1);
    await replays(after);
  },
);
