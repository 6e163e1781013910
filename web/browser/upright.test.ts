import { describe, expect, test } from 'vitest';
import { visit } from '#testing/browser/app.ts';
import { scrolling } from '#testing/browser/looks.ts';
import { choosing } from '#testing/browser/played.ts';
import { fresh, midway } from '#testing/browser/screens/moments.ts';
import { DOCK, type Screen } from '#testing/browser/screens/screen.ts';
import { openScreen } from '#testing/browser/screens.ts';

/** A turned sheet, the tallest a phone shows, in its three languages. */
describe('a turned sheet shows all of itself on an upright phone', () => {
  const start: Screen = {
    name: 'plus',
    path: '/match/start',
    matches: [{ ...fresh('encore-plus'), seats: 2 }],
    shows: DOCK,
  };
  const together: Screen = {
    name: 'coop',
    path: '/match/two',
    matches: [{ id: 'two', game: 'encore-coop', seats: 2, people: 2, until: choosing(1) }],
    shows: DOCK,
  };

  for (const language of ['en-GB', 'fr', 'de']) {
    test(`Encore et Encore! in ${language}`, async () => {
      const page = await visit({ language, settings: { coach: true } });
      await openScreen(page, start);
      expect(await scrolling(page)).toEqual([]);
      await page.locator('.dock-actions .primary').click();
      await page.locator('.dock-hint').waitFor();
      expect(await scrolling(page)).toEqual([]);
    });

    test(`Encore! together in ${language}`, async () => {
      const page = await visit({ language, settings: { coach: true } });
      await openScreen(page, together);
      expect(await page.locator('.dock-actions').evaluate((row) => row.clientHeight)).toBe(48);
      expect(await scrolling(page)).toEqual([]);
    });
  }
});

/** Whoever has decided is offered to think again, beside the note or below it. */
describe('the offer to think again has a place of its own', () => {
  for (const language of ['en-GB', 'fr', 'de']) {
    test(language, async () => {
      const page = await visit({ language });
      const match = midway('qwixx', { id: 'open', seats: 2, people: 2, sealed: true });
      await openScreen(page, {
        name: 'open',
        path: '/match/open',
        matches: [match],
        shows: '.dock-offer',
        damage: (kept) => ({ ...kept, curtain: 'off', players: ['Opa Wilhelm', 'Emma'] }),
      });
      const sheet = await page.locator('.table-sheet').boundingBox();
      const offer = await page.locator('.dock-offer').boundingBox();
      const tray = await page.locator('.table-tray').boundingBox();
      expect(offer!.y).toBeGreaterThanOrEqual(sheet!.y + sheet!.height + 3);
      expect(offer!.y + offer!.height).toBeLessThanOrEqual(tray!.y);
    });
  }
});
