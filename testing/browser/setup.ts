import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { buildApp } from '#server/app.ts';
import { ensureBuilt } from '#server/build/build.ts';
import { listen } from '#server/listen.ts';
import { findChromium } from '../chromium.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    readonly address: string;
    readonly browser: string;
  }
}

/** Builds and serves the app, and starts one real browser for all tests. */
export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const site = await ensureBuilt(() => undefined);
  const app = await buildApp({ site, version: 'test' });
  const { port } = await listen(app, { host: '127.0.0.1', port: 0 });
  const browser = await chromium.launchServer(await findChromium());
  provide('address', `http://localhost:${port}`);
  provide('browser', browser.wsEndpoint());
  return async () => {
    await browser.close();
    await app.close();
  };
}
