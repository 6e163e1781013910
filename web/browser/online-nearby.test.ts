import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { addressesOf } from '#server/addresses.ts';
import { buildApp } from '#server/app.ts';
import { openBacking } from '#server/backing.ts';
import { ensureBuilt } from '#server/build/build.ts';
import { listen } from '#server/listen.ts';
import { visit } from '#testing/browser/app.ts';
import { copied } from '#testing/browser/clipboard.ts';
import { sit } from '#testing/browser/lobby.ts';

const MAKE = '/new/encore/online';
const HAS_NETWORK = addressesOf('::', 1).network.length > 0;

/** A server as `dicepad serve` opens it, for this computer and the network around it. */
async function opened(host?: string): Promise<number> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'dicepad-nearby-'));
  const onFault = (error: Error): void => console.error(error);
  const { close, ...online } = await openBacking({ folder, onTrouble: onFault });
  const site = await ensureBuilt(() => undefined);
  const app = await buildApp({ site, version: 'test', online, onFault });
  onTestFinished(async () => {
    await app.close();
    await close();
    rmSync(folder, { recursive: true, force: true });
  });
  return (await listen(app, { host, port: 0 })).port;
}

async function hosted(port: number): Promise<Page> {
  const page = await visit({ path: `http://localhost:${port}${MAKE}` });
  await page.locator('.lobby').waitFor();
  return page;
}

async function link(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Copy' }).first().click();
  await page.getByText('Link copied').first().waitFor();
  return copied(page);
}

test.runIf(HAS_NETWORK)(
  'a host on localhost invites to the address that phones reach, and one sits down there',
  async () => {
    const port = await opened();
    const { origin, host } = new URL(addressesOf('::', port).network[0]!);
    const page = await hosted(port);
    await page.getByText(`Phones on the same network can join at ${host}.`).waitFor();
    expect(await link(page)).toBe(`${origin}${new URL(page.url()).pathname}`);

    const phone = await visit({ path: await link(page), settings: { name: 'Tom' } });
    await sit(phone);
    await page.locator('.lobby-seat', { hasText: 'Tom' }).waitFor();
    // From there on the address of the page is the right one.
    await expect.poll(() => phone.locator('.invite-reach').count()).toBe(0);

    await page.goto(`http://localhost:${port}/settings`);
    await page.getByRole('button', { name: 'Use on another device' }).click();
    await page.getByRole('dialog').locator('.qr').waitFor();
    expect((await link(page)).startsWith(`${origin}/carry#`)).toBe(true);
  },
);

test('where no phone comes, the host is told so', async () => {
  const page = await hosted(await opened('127.0.0.1'));
  await page.getByText(/^Phones can’t reach “localhost:\d+”/).waitFor();
  expect(await link(page)).toBe(page.url());
});
