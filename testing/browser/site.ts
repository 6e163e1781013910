import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { buildApp } from '#server/app.ts';
import { openBacking } from '#server/backing.ts';
import { ensureBuilt } from '#server/build/build.ts';
import type { Database } from '#server/database/database.ts';
import { NO_FLOW, NO_RATES } from '#server/limits/testing.ts';
import { listen } from '#server/listen.ts';

/** How long bots of a table online seem to think, in milliseconds. */
const PACE = 20;

export interface Site {
  readonly address: string;
  close(): Promise<void>;
}

/**
 * The built app and its tables, served for visitors of this machine until it is closed; what there
 * is already can be put into its database.
 */
export async function openSite(prepare?: (database: Database) => Promise<void>): Promise<Site> {
  const site = await ensureBuilt(() => undefined);
  const folder = mkdtempSync(path.join(os.tmpdir(), 'dicepad-online-'));
  const onTrouble = (error: Error): void => console.error(error);
  const { close, ...backing } = await openBacking({ folder, onTrouble });
  await prepare?.(backing.database);
  const online = { ...backing, rates: NO_RATES, flow: NO_FLOW, pace: PACE };
  const app = await buildApp({ site, version: 'test', online, onFault: onTrouble });
  const { port } = await listen(app, { host: '127.0.0.1', port: 0 });
  return {
    address: `http://localhost:${port}`,
    close: async () => {
      await app.close();
      await close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
