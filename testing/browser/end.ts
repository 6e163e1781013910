import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Match } from '#engine/match.ts';
import { readRecord } from '#engine/record/read.ts';
import { GAMES } from '#games/index.ts';
import { copied } from './clipboard.ts';

/** The score as the page shows it: a column of numbers for every seat, and their totals. */
export interface ShownScore {
  readonly players: readonly string[];
  readonly parts: readonly (readonly number[])[];
  readonly totals: readonly number[];
}

/** From the table to the score. */
export async function checkEnd(page: Page): Promise<Match> {
  await page.getByRole('button', { name: 'See the score' }).click();
  return checkScore(page);
}

/** The score on the page adds up, and its record leads to the same totals. */
export async function checkScore(page: Page): Promise<Match> {
  const shown = await readScore(page);
  const sums = shown.parts.map((parts) => parts.reduce((sum, each) => sum + each, 0));
  const { match, record } = await copyRecord(page);
  expect(match.players).toEqual(shown.players);
  expect(match.game.scores(match.position).map(({ total }) => total)).toEqual(shown.totals);
  if (!match.game.isTeam) expect(sums).toEqual(shown.totals);
  expect(await downloadRecord(page)).toBe(record);
  return match;
}

/** The record as the page gives it out, replayed without the page. */
async function copyRecord(page: Page): Promise<{ record: string; match: Match }> {
  await page.getByRole('button', { name: 'Copy record' }).click();
  await page.getByText('The record is in the clipboard.').first().waitFor();
  const record = await copied(page);
  return { record, match: replayed(record) };
}

export function replayed(record: string): Match {
  const reading = readRecord(record, GAMES);
  if (!reading.ok) throw new Error(`line ${reading.line} was refused: ${reading.refusal.key}`);
  return reading.match;
}

function downloadRecord(page: Page): Promise<string> {
  return downloaded(page, () => page.getByRole('link', { name: 'Download record' }).click());
}

/** The record of the only match there is, as the list of matches gives it out. */
export async function listedRecord(page: Page): Promise<string> {
  await page.goto('/matches');
  return downloaded(page, () => page.getByRole('button', { name: /^Download the record/ }).click());
}

async function downloaded(page: Page, act: () => Promise<void>): Promise<string> {
  const [file] = await Promise.all([page.waitForEvent('download'), act()]);
  expect(file.suggestedFilename()).toMatch(/^dicepad-.*\.txt$/);
  const chunks: Buffer[] = [];
  for await (const chunk of await file.createReadStream()) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
}

export async function readScore(page: Page): Promise<ShownScore> {
  const table = page.locator('table.score');
  await table.waitFor();
  const read = await table.evaluate((element) => {
    const cells = (row: Element) =>
      [...row.querySelectorAll('td')].map((cell) => cell.textContent ?? '');
    const rows = [...element.querySelectorAll('tbody tr')];
    // Beside its name a bot has its level, which stands in an element of its own.
    const name = (th: Element) =>
      [...th.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
    return {
      players: [...element.querySelectorAll('thead th')].slice(1).map((th) =>
        name(th)
          .map(({ textContent }) => textContent)
          .join(''),
      ),
      parts: rows.filter((row) => row.className === '').map(cells),
      totals: cells(element.querySelector('tr.total')!),
    };
  });
  const parts = read.parts.map((row) => row.map(number));
  return {
    players: read.players.map((name) => name.trim()),
    parts: read.totals.map((_, seat) => parts.map((row) => row[seat]!)),
    totals: read.totals.map(number),
  };
}

function number(text: string): number {
  const value = Number(text.trim().replace('−', '-'));
  if (Number.isNaN(value)) throw new Error(`“${text}” is no number`);
  return value;
}
