import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { isRefusal } from '#engine/contract.ts';
import { type Match, replay } from '#engine/match.ts';
import { writeRecord } from '#engine/record/write.ts';
import { setUp } from '#engine/setup.ts';
import { GAMES } from '#games/index.ts';
import { DESKTOP, visit } from '#testing/browser/app.ts';
import { copied } from '#testing/browser/clipboard.ts';
import { checkScore, readScore } from '#testing/browser/end.ts';
import { isOver, played } from '#testing/browser/played.ts';
import { settled } from '#testing/browser/settled.ts';
import { LONG } from '#testing/long.ts';

const NAMES = ['Lea', 'Maximiliane', 'Tom'];

/** A match that bots have played to its end. */
async function finished(id: string): Promise<{ match: Match; record: string }> {
  const game = GAMES.find((each) => each.id === id)!;
  const { options, entries, players } = await played({ id: 'story', game: id, until: isOver });
  const setup = setUp(game, players, options);
  if (isRefusal(setup)) throw new Error(setup.key);
  const match = replay(setup, entries);
  return { match, record: writeRecord(match) };
}

/** Takes a record into the matches of this device. Returns the id it has there. */
async function bring(page: Page, record: string): Promise<string> {
  await page.goto('/matches');
  await page.getByRole('button', { name: 'Open a record' }).first().click();
  await page.getByRole('dialog').locator('textarea').fill(record);
  await page.getByRole('dialog').getByRole('button', { name: 'Open', exact: true }).click();
  await page.waitForURL(/\/replay\//);
  return new URL(page.url()).pathname.split('/').at(-1)!;
}

const moment = (page: Page) => page.getByRole('slider', { name: 'Moment' });
const at = async (page: Page): Promise<number> => Number(await moment(page).inputValue());
const step = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

async function points(page: Page): Promise<readonly string[]> {
  const seats = page.locator('.replay-seat');
  await seats.first().waitFor();
  return seats.allInnerTexts();
}

test.each(LONG ? GAMES.map(({ id }) => id) : ['encore-coop', 'choice'])(
  'the end of %s: score, link, record, replay, rematch',
  async (id) => {
    const { match, record } = await finished(id);
    const page = await visit({ size: DESKTOP });
    const kept = await bring(page, record);
    await step(page, 'To the end');
    const shown = await points(page);
    await page.goto(`/match/${kept}/end`);
    expect((await checkScore(page)).entries).toEqual(match.entries);
    const names = (await readScore(page)).map(({ player }) => player);
    expect(names.toSorted()).toEqual(NAMES.toSorted());
    await page.getByRole('button', { name: 'Share link' }).click();
    await page.getByText('Link copied.').first().waitFor();
    const link = await copied(page);
    const stranger = await visit({ size: DESKTOP, path: link });
    await stranger.getByRole('button', { name: 'To the end' }).waitFor();
    await step(stranger, 'To the end');
    expect(await points(stranger)).toEqual(shown);
    await page.getByRole('link', { name: 'Replay', exact: true }).click();
    await moment(page).waitFor();
    await page.goBack();
    await page.getByRole('button', { name: 'Play again' }).click();
    await page.waitForURL((url) => url.pathname !== `/match/${kept}/end`);
    await page.locator('.table[data-step="0"]').waitFor();
  },
);

test('a replay steps, runs by itself and shows everyone’s sheet', async () => {
  const { match, record } = await finished('qwixx');
  const page = await visit({ path: '/replay' });
  await page.getByLabel('The record of a game, as text').fill(record);
  await page.getByRole('button', { name: 'Replay it' }).click();
  await moment(page).waitFor();
  expect(await at(page)).toBe(0);
  await step(page, 'One step forward');
  await settled(page);
  await page.keyboard.press('ArrowRight');
  expect(await at(page)).toBe(2);
  await step(page, 'One step back');
  expect(await at(page)).toBe(1);
  await page.getByLabel('Speed', { exact: true }).selectOption('4×');
  await step(page, 'Play');
  await expect.poll(() => at(page), { timeout: 10_000 }).toBeGreaterThan(3);
  await step(page, 'Pause');
  await settled(page);
  const stopped = await at(page);
  await page.waitForTimeout(900);
  expect(await at(page)).toBe(stopped);
  await step(page, 'To the end');
  for (const [seat, name] of NAMES.entries()) {
    await page.locator('.replay-seat').filter({ hasText: name }).click();
    await page.getByRole('grid', { name: `${name}’s sheet` }).waitFor();
    const { total } = match.game.scores(match.position)[seat]!;
    expect((await points(page))[seat]).toContain(String(total));
  }
  await step(page, 'To the beginning');
  expect(await at(page)).toBe(0);
});

test('a damaged record: the line and what is wrong with it, and nothing is lost', async () => {
  const { record } = await finished('qwixx');
  const lines = record.split('\n');
  const line = lines.findIndex((each) => each.startsWith('roll')) + 1;
  const damaged = lines.with(line - 1, 'roll 9 1 R3 Y2 G6 B6').join('\n');
  const page = await visit({ path: '/replay' });
  const field = page.getByLabel('The record of a game, as text');
  for (const [text, sentence] of [
    ['nonsense', /doesn’t look like the record of a game/],
    [damaged, new RegExp(`^Line ${line}: .*9`)],
  ] as const) {
    await field.fill(text);
    await page.getByRole('button', { name: 'Replay it' }).click();
    await page.getByRole('alert').getByText(sentence).waitFor();
    await page.getByText('Nothing is lost').waitFor();
    expect(await field.inputValue()).toBe(text);
  }
  await field.fill(record);
  await page.getByRole('button', { name: 'Replay it' }).click();
  await moment(page).waitFor();
});

test('a damaged link says so', async () => {
  const page = await visit({ path: '/replay#damaged' });
  await page.getByRole('alert').getByText('This link is damaged').waitFor();
});
