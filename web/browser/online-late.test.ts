import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { visit } from '#testing/browser/app.ts';
import { finished, gathered } from '#testing/browser/online-tables.ts';
import { allHeard, listen } from '#testing/browser/reader.ts';
import { settled } from '#testing/browser/settled.ts';
import { signIn } from '#testing/browser/somebody.ts';

interface Late {
  /** From now on nothing comes by itself. */
  hold(): void;
  /** Which messages wait, by their types. */
  waiting(): readonly string[];
  /** Lets pass what waits: all of it, or what has this type. */
  release(type?: string): void;
}

/** A slow connection: the server’s messages arrive when the test says so. */
async function slowLine(page: Page): Promise<Late> {
  let isHeld = false;
  let held: { readonly type: string; readonly pass: () => void }[] = [];
  await page.routeWebSocket(/\/socket/, (socket) => {
    socket.connectToServer().onMessage((text) => {
      const pass = () => socket.send(text);
      if (isHeld) held.push({ type: JSON.parse(String(text)).type, pass });
      else pass();
    });
  });
  return {
    hold() {
      isHeld = true;
    },
    waiting: () => held.map(({ type }) => type),
    release(wanted) {
      const isDue = ({ type }: { readonly type: string }) => (wanted ?? type) === type;
      const due = held.filter(isDue);
      held = held.filter((each) => !isDue(each));
      for (const { pass } of due) pass();
    },
  };
}

const tap = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

test('the player who starts comes to the match, even if it is reported before its table', async () => {
  const page = await visit();
  const id = await gathered(await signIn(page, 'Lea'), { game: 'qwixx' }, 1);
  const line = await slowLine(page);
  await page.goto(`/table/${id}`);
  await page.getByRole('button', { name: 'Start', exact: true }).waitFor();
  line.hold();
  await tap(page, 'Start');
  await page.locator('.lobby').waitFor({ state: 'detached' });
  await expect.poll(line.waiting).toContain('view');
  line.release('view');
  await page.locator('.table[data-game="qwixx"]').waitFor();
  line.release();
  await settled(page);
  await page.locator('.table[data-game="qwixx"]').waitFor();
});

test('the player who starts the next match waits for a slow connection, and is told nothing else', async () => {
  const page = await visit();
  const { id } = await finished(await signIn(page, 'Lea'), { game: 'qwixx' });
  const line = await slowLine(page);
  await page.goto(`/table/${id}`);
  await tap(page, 'Play again');
  await page.getByLabel('Game', { exact: true }).selectOption('encore');
  await page.getByRole('heading', { name: /Encore!/ }).waitFor();
  await listen(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  line.hold();
  await tap(page, 'Start');
  await page.locator('.lobby').waitFor({ state: 'detached' });
  await settled(page);
  await page.getByRole('heading', { name: 'Fetching the sheet…' }).waitFor();
  line.release();
  await page.locator('.table[data-game="encore"]').waitFor();
  expect(asked.filter((url) => url.endsWith('/record'))).toEqual([]);
  const heard = (await allHeard(page)).map(({ text }) => text).join('\n');
  expect(heard).not.toMatch(/play again|Another (?:match|game)|next (?:match|game)/);
});
