import { text as textOf } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { kept, keptPads, put } from '#testing/browser/kept.ts';
import { SOLO, visitorWith } from '#testing/browser/matches.ts';
import { padOf } from '#testing/browser/pad.ts';
import { act } from '#testing/browser/play.ts';
import { played, rolling } from '#testing/browser/played.ts';

test('broken matches are explained and can be saved; the others are not touched', async () => {
  const good = await played({ ...SOLO, until: rolling(1) });
  const broken = {
    shape: { id: 'shape', game: 'encore', changed: 5 },
    entry: { ...good, id: 'entry', entries: [...good.entries, { kind: 'roll', text: 'G7 ?' }] },
    game: { ...good, id: 'game', game: 'dominoes' },
    setup: {
      ...good,
      id: 'setup',
      players: ['a', 'a,b#'],
      chairs: [...good.chairs, ...good.chairs],
    },
  };
  const page = await visitorWith([good, ...Object.values(broken)]);
  for (const [id, document] of Object.entries(broken)) {
    await page.goto(`/match/${id}`);
    await page.getByText('This game can’t be read').waitFor();
    const saving = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Save what’s left' }).click();
    expect(JSON.parse(await textOf(await (await saving).createReadStream()))).toEqual(document);
    for (const screen of [`/match/${id}/end`, `/replay/${id}`]) {
      await page.goto(screen);
      await page.getByText('This game can’t be read').waitFor();
      await page.getByRole('link', { name: 'Save what’s left' }).waitFor();
    }
  }
  await page.goto('/match/game');
  await page.getByText('doesn’t know the game “dominoes”').waitFor();
  await page.getByRole('link', { name: 'Start page' }).click();
  await page
    .getByRole('link', { name: /Continue/ })
    .first()
    .waitFor();
  await page.goto('/match/solo');
  await act(page);
  await page.goto('/matches');
  await expect.poll(() => page.locator('.matches-row').count()).toBe(5);
  const damaged = page.getByRole('region', { name: 'Damaged' });
  await damaged.getByRole('link').click();
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'Undo' }).waitFor();
  await expect.poll(() => damaged.count()).toBe(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await damaged.waitFor();
});

test.each([
  ['of another shape', { ...padOf('qwixx'), taps: 'R2' }],
  ['of a game that nobody knows', padOf('dominoes')],
  ['with a tap on nothing', padOf('qwixx', { taps: ['nonsense'] })],
])('a pad %s is explained and can be saved', async (_, pad) => {
  const page = await visitorWith([]);
  await put(page, 'pads', pad);
  await page.goto('/pad/pad');
  await page.locator('.empty').waitFor();
  const saving = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Save what’s left' }).click();
  expect(JSON.parse(await textOf(await (await saving).createReadStream()))).toEqual(pad);
});

test('deleting everything leaves nothing damaged behind', async () => {
  const good = await played({ ...SOLO, until: rolling(1) });
  const page = await visitorWith([good, { id: 'shape', game: 'encore', changed: 5 }]);
  await put(page, 'pads', { ...padOf('qwixx'), taps: 'R2' });
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Delete everything' }).click();
  const asking = page.getByRole('dialog', { name: 'Delete all 3 games and sheets?' });
  await asking.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect.poll(() => kept(page)).toEqual([]);
  await expect.poll(() => keptPads(page)).toEqual([]);
  const again = page.getByRole('button', { name: 'Delete everything' });
  await expect.poll(() => again.count()).toBe(0);
});
