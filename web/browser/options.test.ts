import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { GAMES } from '#games/index.ts';
import { visit } from '#testing/browser/app.ts';
import { listedRecord, replayed } from '#testing/browser/end.ts';
import { nextMoment } from '#testing/browser/moment.ts';
import { answer } from '#testing/browser/play.ts';
import { start } from '#testing/browser/start.ts';
import { LONG } from '#testing/long.ts';

/** One choice for every game; what its record must say then. */
const USUAL = [
  ['encore', 'Sheet', 'Green', /^Sheet: green$/m],
  ['encore', 'Sheet', 'A fresh sheet', /^Sheet: sheet:\w+$/m],
  ['encore-plus', 'Sheet', 'A fresh sheet', /^Sheet: sheet:\w+$/m],
  ['encore-coop', 'Mission', '4 · Blocks of four', /^Mission: 4$/m],
  ['qwixx', 'Sheet', 'Mixed numbers', /^Sheet: mixed-numbers$/m],
  ['choice', 'Lea', 'Side 2', /^Sides: 2, 1$/m],
] as const;

test.each(USUAL)('%s with %s: %s', async (game, label, choice, header) => {
  const page = await visit({ path: `/new/${game}/bots` });
  const row = page.locator('.setup-options .choice-row').filter({ hasText: label }).first();
  await choose(row, choice);
  await playALittle(page);
  expect(await listedRecord(page)).toMatch(header);
});

test('what each player chooses is named by whose and by what it is', async () => {
  const page = await visit({ path: '/new/choice/pass' });
  await page.getByRole('radiogroup', { name: 'Lea First side', exact: true }).waitFor();
});

test.each(LONG ? GAMES.map(({ id }) => id) : [])('%s with every option there is', async (game) => {
  const page = await visit({ path: `/new/${game}/bots` });
  const rows = page.locator('.setup-options .choice-row');
  await rows.first().waitFor();
  for (let row = 0; row < (await rows.count()); row++) {
    const label = await rows.nth(row).innerText();
    if (label.startsWith('Dice')) continue;
    for (const choice of await choicesOf(rows.nth(row))) {
      const other = await visit({ path: `/new/${game}/bots` });
      await choose(other.locator('.setup-options .choice-row').nth(row), choice);
      await playALittle(other);
      replayed(await listedRecord(other));
      await other.context().close();
    }
  }
});

async function choose(row: Locator, choice: string): Promise<void> {
  const list = row.locator('select');
  await row.waitFor();
  if ((await list.count()) > 0) await list.selectOption(choice);
  else await row.getByRole('radio', { name: choice }).check();
}

function choicesOf(row: Locator): Promise<string[]> {
  return row.evaluate((element) =>
    [...element.querySelectorAll('option, .segment')].map((each) => each.textContent!.trim()),
  );
}

async function playALittle(page: Page): Promise<void> {
  await start(page);
  const first = await nextMoment(page);
  await answer(page, 'taps', first);
  const second = await nextMoment(page, first);
  await answer(page, 'taps', second);
  await nextMoment(page, second);
}
