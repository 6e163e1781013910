import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { buildApp } from '#server/app.ts';
import { openBacking } from '#server/backing.ts';
import { ensureBuilt } from '#server/build/build.ts';
import { RATES, type Rates } from '#server/limits/rates.ts';
import { listen } from '#server/listen.ts';
import { findChromium } from '../chromium.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    readonly address: string;
    readonly browser: string;
  }
}

/** All visitors come from one address, and in a greater hurry than people. */
const RELAXED = Object.fromEntries(
  Object.entries(RATES).map(([act, rate]) => [act, { ...rate, most: 1e6, overall: 1e6 }]),
) as unknown as Rates;

/** How long bots of a table online seem to think, in milliseconds. */
const PACE = 20;

/** Builds and serves the app, and starts one real browser for all tests. */
export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const site = await ensureBuilt(() => undefined);
  const folder = mkdtempSync(path.join(os.tmpdir(), 'dicepad-online-'));
  const onTrouble = (error: Error): void => console.error(error);
  const { close, ...backing } = await openBacking({ folder, onTrouble });
  const online = { ...backing, rates: RELAXED, pace: PACE };
  const app = await buildApp({ site, version: 'test', online, onFault: onTrouble });
  const { port } = await listen(app, { host: '127.0.0.1', port: 0 });
  const browser = await chromium.launchServer(await findChromium());
  provide('address', `http://localhost:${port}`);
  provide('browser', browser.wsEndpoint());
  return async () => {
    await browser.close();
    await app.close();
    await close();
    rmSync(folder, { recursive: true, force: true });
  };
}
