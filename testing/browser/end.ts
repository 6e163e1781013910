import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Match } from '#engine/match.ts';
import { readRecord } from '#engine/record/read.ts';
import { GAMES } from '#games/index.ts';
import { copied } from './clipboard.ts';

/** The score as the page shows it, column by column: whose it is, its numbers and their total. */
export interface ShownScore {
  readonly player: string;
  readonly parts: readonly number[];
  readonly total: number;
}

/** From the table to the score. */
export async function checkEnd(page: Page): Promise<Match> {
  await page.getByRole('button', { name: 'See the score' }).click();
  return checkScore(page);
}

/** The score on the page adds up, and its record leads to the same totals. */
export async function checkScore(page: Page): Promise<Match> {
  const shown = await readScore(page);
  const { match, record } = await copyRecord(page);
  const { players, game, position } = match;
  expect(shown).toHaveLength(players.length);
  for (const [seat, { total }] of game.scores(position).entries()) {
    const column = shown.find(({ player }) => player === players[seat]);
    expect(column?.total).toBe(total);
    const sum = column!.parts.reduce((all, each) => all + each, 0);
    if (!game.isTeam) expect(sum).toBe(total);
  }
  expect(await downloadRecord(page)).toBe(record);
  return match;
}

/** All that stands behind the quiet line: the record, the replay, the proof of the dice. */
export async function openRest(page: Page): Promise<void> {
  const line = page.locator('.end-more');
  await line.waitFor();
  if ((await line.getAttribute('aria-expanded')) === 'false') await line.click();
  await page.locator('.end-rest .button').first().waitFor();
}

/** The record as the page gives it out, replayed without the page. */
async function copyRecord(page: Page): Promise<{ record: string; match: Match }> {
  await openRest(page);
  await page.getByRole('button', { name: 'Copy record' }).click();
  await page.getByText('Record copied.').first().waitFor();
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

export async function readScore(page: Page): Promise<readonly ShownScore[]> {
  const table = page.locator('table.score');
  await table.waitFor();
  const read = await table.evaluate((element) => {
    const cells = (row: Element) =>
      [...row.querySelectorAll('td')].map((cell) => cell.textContent ?? '');
    const rows = [...element.querySelectorAll('tbody tr')];
    return {
      players: [...element.querySelectorAll('.score-name')].map((name) => name.textContent ?? ''),
      parts: rows.filter((row) => row.className === '').map(cells),
      totals: cells(element.querySelector('tr.total')!),
    };
  });
  return read.players.map((player, column) => ({
    player,
    parts: read.parts.map((row) => number(row[column]!)),
    total: number(read.totals[column]!),
  }));
}

function number(text: string): number {
  const value = Number(text.trim().replace('−', '-'));
  if (Number.isNaN(value)) throw new Error(`“${text}” is no number`);
  return value;
}
