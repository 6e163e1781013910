import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { findChromium } from '../chromium.ts';
import { openSite } from './site.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    readonly address: string;
    readonly browser: string;
  }
}

/** Builds and serves the app, and starts one real browser for all tests. */
export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const site = await openSite();
  const browser = await chromium.launchServer(await findChromium());
  provide('address', site.address);
  provide('browser', browser.wsEndpoint());
  return async () => {
    await browser.close();
    await site.close();
  };
}
