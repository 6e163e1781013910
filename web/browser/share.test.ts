import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { visit } from '#testing/browser/app.ts';
import { copied } from '#testing/browser/clipboard.ts';
import { openRest } from '#testing/browser/end.ts';
import { put, whenOpen } from '#testing/browser/kept.ts';
import { finished } from '#testing/browser/online-tables.ts';
import { isOver, played, type Wanted } from '#testing/browser/played.ts';
import { signIn } from '#testing/browser/somebody.ts';

/** The end of a match, with what is shared of it. */
async function sharing(wanted: Partial<Wanted>, language = 'en-GB'): Promise<Page> {
  const page = await visit({ language });
  await whenOpen(page);
  const match = { id: 'over', game: 'encore', people: 3, until: isOver, ...wanted };
  await put(page, 'matches', await played(match));
  await page.goto('/match/over/end');
  await open(page);
  return page;
}

async function open(page: Page): Promise<void> {
  await tapShare(page);
  await page.locator('.share-frame img').waitFor();
}

async function tapShare(page: Page): Promise<void> {
  await page
    .locator('.end-actions .button', { has: page.locator('.small') })
    .first()
    .click();
}

/** A picture as it would be sent: its size, its colours, and by what it differs from others. */
async function picture(page: Page) {
  return page.locator('.share-frame img').evaluate(async (element) => {
    const image = element as HTMLImageElement;
    await image.decode();
    const { naturalWidth: width, naturalHeight: height } = image;
    const canvas = Object.assign(document.createElement('canvas'), { width, height });
    const context = canvas.getContext('2d')!;
    context.drawImage(image, 0, 0);
    const { data } = context.getImageData(0, 0, width, height);
    const colours = new Set<number>();
    for (let i = 0; i < data.length; i += 4 * 7)
      colours.add((data[i]! << 16) | (data[i + 1]! << 8) | data[i + 2]!);
    const hash = await crypto.subtle.digest('SHA-256', data);
    return { width, height, colours: [...colours], hash: new Uint8Array(hash).join() };
  });
}

const has = (colours: readonly number[], hex: string): boolean =>
  colours.includes(Number.parseInt(hex, 16));

describe('a result', () => {
  test('becomes an upright and a wide picture, light and in everybody’s ink', async () => {
    const page = await sharing({ seats: 3 });
    const tall = await picture(page);
    expect([tall.width, tall.height]).toEqual([1080, 1350]);
    for (const hex of ['f6f1e6', 'fffdf8', '1c2a63', '6b1d5e', '0d4f45', 'b81a3e']) {
      expect(has(tall.colours, hex), hex).toBe(true);
    }
    await page.getByText('Wide').click();
    await page.locator('.share-frame[data-form="wide"] img').waitFor();
    const wide = await picture(page);
    expect([wide.width, wide.height]).toEqual([1200, 630]);
    expect(wide.colours.length).toBeGreaterThan(100);
  });

  test('is drawn in the reader’s language, without names if they wish, and also as text', async () => {
    const page = await sharing({ game: 'qwixx', seats: 2, people: 2 });
    const image = page.locator('.share-frame img');
    const [named, text] = [await picture(page), await image.getAttribute('alt')];
    expect(text).toContain('Maximiliane');
    expect(text).toBe(await page.locator('.share-text pre').textContent());
    await page.getByRole('switch', { name: /Show names/ }).click();
    await expect.poll(() => image.getAttribute('alt')).not.toContain('Maximiliane');
    const unnamed = await picture(page);
    expect(unnamed.hash).not.toBe(named.hash);
    await page.getByRole('button', { name: 'Copy the text' }).click();
    await page.getByText('The text is in the clipboard.').first().waitFor();
    expect(await copied(page)).toBe(await image.getAttribute('alt'));

    const french = await sharing({ game: 'qwixx', seats: 2, people: 2 }, 'fr');
    const alt = (await french.locator('.share-frame img').getAttribute('alt'))!;
    expect(alt).toMatch(/ lancers$/);
    expect(alt.split('\n')[1]).toBe(text!.split('\n')[1]);
    expect((await picture(french)).hash).not.toBe(named.hash);
  });

  test('is a file where the system shares none', async () => {
    const page = await sharing({ game: 'choice', seats: 1, people: 1 });
    const saving = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Download the picture' }).click();
    const file = await saving;
    expect(file.suggestedFilename()).toBe('dicepad-choice-2026-05-03.png');
    const chunks: Buffer[] = [];
    for await (const chunk of await file.createReadStream()) chunks.push(chunk);
    expect(Buffer.concat(chunks).subarray(1, 4).toString()).toBe('PNG');
    expect(await page.getByRole('switch').count()).toBe(0);
  });

  test('goes to the system’s own sheet with its text where there is one', async () => {
    const page = await sharing({ seats: 2 });
    await page.evaluate(() => {
      const shared: ShareData[] = [];
      Object.assign(window, { shared });
      Object.assign(navigator, {
        canShare: () => true,
        share: async (data: ShareData) => {
          shared.push(data);
        },
      });
    });
    await page.getByText('Wide').click();
    await page.getByRole('button', { name: 'Share the picture' }).click();
    const sent = await page.evaluate(() => {
      const [{ files, text }] = (window as unknown as { shared: [ShareData] }).shared;
      return { type: files![0]!.type, size: files![0]!.size, text };
    });
    expect(sent.type).toBe('image/png');
    expect(sent.size).toBeGreaterThan(10_000);
    expect(sent.text).toBe(await page.locator('.share-frame img').getAttribute('alt'));
  });
});

test('where what draws the picture does not come, the text is there', async () => {
  const page = await visit();
  await whenOpen(page);
  await put(page, 'matches', await played({ id: 'over', game: 'qwixx', people: 2, until: isOver }));
  await page.goto('/match/over/end');
  await page.locator('.end').waitFor();
  const body = 'throw new Error("cut off")';
  await page
    .context()
    .route(/\/assets\/sharing-[\w-]+\.js$/, (route) =>
      route.fulfill({ contentType: 'text/javascript', body }),
    );
  await tapShare(page);
  await page.getByText('The picture couldn’t be drawn. The text still works.').waitFor();
  const text = await page.locator('.share-text pre').textContent();
  expect(text).toMatch(/^Qwixx · .*\n.*\n\d+ rolls$/);
  await page.getByRole('button', { name: 'Copy the text' }).click();
  await page.getByText('The text is in the clipboard.').first().waitFor();
  expect(await copied(page)).toBe(text);
});

test('a match that the server keeps has a short link, which leads strangers to it', async () => {
  const page = await visit();
  const { id } = await finished(await signIn(page, 'Lea'), { game: 'qwixx' });
  await page.goto(`/table/${id}`);
  await page.locator('.end').waitFor();
  await open(page);
  const text = (await page.locator('.share-text pre').textContent())!;
  const link = new URL(text.split('\n').at(-1)!);
  expect(link.pathname).toMatch(/^\/m\/[\w-]{22}$/);
  await page.keyboard.press('Escape');
  await openRest(page);
  await page.getByRole('button', { name: 'Share link' }).click();
  await page.getByText('Anyone who has it can see the game.').first().waitFor();
  expect(await copied(page)).toBe(link.href);
  const stranger = await visit({ path: link.pathname });
  await stranger.locator('.replay').first().waitFor();
  await stranger.goto('/m/nowhere');
  await stranger.getByText('This game isn’t here').first().waitFor();
});
