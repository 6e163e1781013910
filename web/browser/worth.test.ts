import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Seat } from '#engine/contract.ts';
import { awaited, type Match } from '#engine/match.ts';
import { GAMES } from '#games/index.ts';
import { visitScreen } from '#testing/browser/app.ts';
import { box } from '#testing/browser/dice.ts';
import { opened, visitorWith } from '#testing/browser/matches.ts';
import { choosing, played } from '#testing/browser/played.ts';
import { allHeard, hears, listen } from '#testing/browser/reader.ts';
import { hushBots } from '#testing/browser/states.ts';
import { LONG } from '#testing/long.ts';

const bubble = (page: Page) => page.locator('.why-not');
const says = async (page: Page, words: RegExp): Promise<void> => {
  await expect.poll(() => bubble(page).locator('p').textContent()).toMatch(words);
};

/** The first of several to be found where somebody else has won something. */
async function whereWon(game: string, isWon: (match: Match, seat: Seat) => boolean) {
  const until = (match: Match): boolean => awaited(match).includes(0) && isWon(match, 1);
  for (let seed = 0; seed < 40; seed++) {
    const wanted = { id: 'won', game, seats: 2, seed: `${seed}`, until };
    const match = await played(wanted).catch(() => undefined);
    if (match) return match;
  }
  throw new Error('nobody wins anything');
}

interface Papers {
  readonly papers: readonly { readonly first: number }[];
}
const firstOf = ({ position }: Match, seat: Seat) => (position as Papers).papers[seat]!.first;
const COLUMNS = (1 << 15) - 1;

test('a tap on a column or colour shows who had it first, and crosses nothing', async () => {
  const isWon = (match: Match, seat: Seat): boolean => {
    const own = firstOf(match, seat) & ~firstOf(match, 0);
    return (own & COLUMNS) !== 0 && own >> 15 !== 0;
  };
  const page = await opened(await whereWon('encore', isWon));
  await listen(page);
  const had = /(?:first: Maximiliane|Maximiliane got there first)/;
  await page.locator('.grid-values', { hasText: had }).first().click();
  await says(page, new RegExp(`^Column [A-O].*${had.source}\\.\\s*$`));
  await hears(page, 0, new RegExp(`^Column [A-O].*${had.source}\\.$`));
  await bubble(page).getByRole('button', { name: 'Got it' }).click();
  await bubble(page).waitFor({ state: 'detached' });
  await page
    .getByRole('button', { name: new RegExp(`^(Red|Orange|Yellow|Green|Blue).*${had.source}`) })
    .first()
    .click();
  await says(page, new RegExp(`^(Red|Orange|Yellow|Green|Blue): .*${had.source}\\.\\s*$`));
  expect(await page.locator('.table-sheet [aria-selected="true"]').count()).toBe(0);
});

test('keys lead to the values too', async () => {
  const page = await visitScreen('table-encore', {});
  await box(page, 'C7').focus();
  await page.keyboard.press('ArrowRight');
  await listen(page);
  await page.keyboard.press('w');
  await hears(page, 0, /^Column C: .*\.$/);
  await page.keyboard.press('Space');
  await says(page, /^Column C: /);
  await page.keyboard.press('Escape');
  await bubble(page).waitFor({ state: 'detached' });
});

test('P10: a tap on a row shows who had its bonus', async () => {
  const isWon = ({ position }: Match, seat: Seat): boolean => {
    const { rowsWon } = position as { rowsWon: readonly number[] };
    return (rowsWon[seat]! & ~rowsWon[0]!) !== 0;
  };
  const page = await opened(await whereWon('encore-plus', isWon));
  await page.locator('.grid-row-extra', { hasText: 'Maximiliane got the bonus' }).first().click();
  await says(page, /^Row [P-V].*Maximiliane got the bonus\.\s*$/);
});

test('a lock shows who has closed its row', async () => {
  const isWon = ({ position }: Match): boolean => (position as { closed: number }).closed !== 0;
  const page = await opened(await whereWon('qwixx', isWon));
  const lock = page.locator('.qx-lock:not(.open)').first();
  await lock.click({ force: true });
  await says(page, /^(Lea|Maximiliane|Lea and Maximiliane) closed the \w+ row\.\s*$/);
});

test.each(LONG ? GAMES.map(({ id }) => id) : ['encore-coop', 'choice'])(
  'before a roll of %s and after the end a tap says so, and so does a key',
  async (game) => {
    for (const [screen, sentence] of [
      [`table-${game}-start`, 'Roll first.'],
      [`table-${game}-over`, 'The game is over.'],
    ] as const) {
      const page = await visitScreen(screen, {});
      await listen(page);
      const first = page.locator('.table-sheet [data-mark]').first();
      await first.click({ force: true });
      await says(page, new RegExp(`^${sentence}\\s*$`));
      await hears(page, 0, new RegExp(`^${sentence}$`));
      const before = (await allHeard(page)).length;
      await first.focus();
      await page.keyboard.press('w');
      await hears(page, before, new RegExp(`^${sentence}$`));
      expect((await allHeard(page)).length).toBe(before + 1);
    }
  },
);

test('a bot that thinks is waited for', async () => {
  const page = await visitorWith([
    await played({ id: 'bot', game: 'qwixx', seats: 2, until: choosing(1), sealed: true }),
  ]);
  await page.addInitScript(hushBots);
  await page.goto('/match/bot');
  await page.locator('.table-sheet [data-mark]').first().click({ force: true });
  await says(page, /^Noted: no box\. Waiting for Maximiliane\.\s*$/);
});
