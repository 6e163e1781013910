import { text as textOf } from 'node:stream/consumers';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { kept, keptMatch, keptPads, put } from '#testing/browser/kept.ts';
import { SOLO, visitorWith } from '#testing/browser/matches.ts';
import { padOf } from '#testing/browser/pad.ts';
import { act } from '#testing/browser/play.ts';
import { isOver, played, rolling } from '#testing/browser/played.ts';

test('all matches and pads as one file, into another browser, and merged', async () => {
  const solo = await played({ ...SOLO, until: rolling(1) });
  const over = await played({ ...SOLO, id: 'over', until: isOver });
  const damaged = { id: 'shape', game: 'encore', changed: 5 };
  const page = await visitorWith([solo, over, damaged]);
  await put(page, 'pads', padOf('qwixx'));
  await page.goto('/matches');
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Back up' }).click();
  const file = await saving;
  expect(file.suggestedFilename()).toMatch(/^dicepad-backup-\d{4}-\d\d-\d\d\.json$/);
  const text = await textOf(await file.createReadStream());
  expect(JSON.parse(text).damaged).toEqual([damaged]);

  const fresh = await visitorWith([{ ...solo, id: 'own' }]);
  const backup = JSON.parse(text);
  backup.matches.push({ ...solo, id: 'cheat', entries: [{ kind: 'roll', text: '9 9' }] });
  await importInto(fresh, JSON.stringify(backup));
  await fresh.getByText('3 new').waitFor();
  await fresh.getByText('2 were left out and stay in the file:').waitFor();
  await fresh.getByRole('button', { name: 'All right' }).click();
  expect((await kept(fresh)).map(({ id }) => id).sort()).toEqual(['over', 'own', 'solo']);
  expect(await keptPads(fresh)).toHaveLength(1);
  expect(await keptMatch(fresh, 'solo')).toEqual(solo);

  await fresh.goto('/match/solo');
  await act(fresh);
  const further = await keptMatch(fresh, 'solo');
  await importInto(fresh, text);
  await fresh.getByText('3 were already here').waitFor();
  expect(await keptMatch(fresh, 'solo')).toEqual(further);
  await importInto(fresh, 'no backup at all');
  await fresh.getByText('Nothing was changed.').waitFor();
});

async function importInto(page: Page, text: string): Promise<void> {
  await page.goto('/matches');
  const buffer = Buffer.from(text);
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'backup.json', mimeType: 'application/json', buffer });
}
