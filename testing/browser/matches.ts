import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { loadPlayers } from '#games/players.ts';
import { reviveMatch } from '#web/store/revive.ts';
import type { SavedMatch } from '#web/store/saved.ts';
import { visit } from './app.ts';
import { put, whenOpen } from './kept.ts';
import { settled } from './settled.ts';

/** Matches of one person, of two people on one device, and of a person with a bot. */
export const SOLO = { id: 'solo', game: 'encore', seats: 1, people: 1 };
export const TWO = { id: 'two', game: 'encore', seats: 2, people: 2 };
export const BOT = { id: 'bot', game: 'encore', seats: 2, people: 1 };

/** A visitor on whose device these documents are kept. */
export async function visitorWith(documents: readonly unknown[], settings = {}): Promise<Page> {
  const page = await visit({ settings });
  await whenOpen(page);
  for (const document of documents) await put(page, 'matches', document);
  return page;
}

/** A visitor who finds this match on the device, and opens it. */
export async function opened(match: SavedMatch, settings = {}): Promise<Page> {
  const page = await visitorWith([match], settings);
  await page.goto(`/match/${match.id}`);
  await page.locator('.table, .hand-over').first().waitFor();
  await settled(page);
  return page;
}

/** Everything kept replays by the rules. */
export async function replays(match: SavedMatch): Promise<void> {
  const { game } = await loadPlayers(match.game);
  expect(reviveMatch(match, game)).toHaveProperty('match');
}
