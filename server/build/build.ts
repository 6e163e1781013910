import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { BUILDS, ROOT } from './places.ts';
import { fingerprint } from './sources.ts';
import { STAGING, tidy } from './tidy.ts';

const MAKE = fileURLToPath(new URL('make.ts', import.meta.url));

/** The sources do not build; the tools have said why. */
export class BuildFailed extends Error {}

/**
 * The folder of the app built from the sources as they are now. A build is never changed: what
 * is served from it stays whole, however many are made, started or cut short at the same time.
 */
export async function ensureBuilt(
  say: (text: string) => void,
  builds = BUILDS,
  make = makeApp,
): Promise<string> {
  const site = path.join(builds, fingerprint(ROOT));
  if (!existsSync(site)) {
    say('Building the app (once per change of its sources) ...');
    await build(site, make);
    say('Done.');
  }
  const now = new Date();
  utimesSync(site, now, now);
  tidy(builds, site);
  return site;
}

async function build(site: string, make: typeof makeApp): Promise<void> {
  mkdirSync(path.dirname(site), { recursive: true });
  const staging = mkdtempSync(path.join(path.dirname(site), STAGING));
  try {
    await make(staging);
    moveUnlessThere(staging, site);
  } finally {
    rmSync(staging, { recursive: true, force: true });
  }
}

/** In a process of its own: the tools take much memory, and read the mode from the environment. */
function makeApp(folder: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [MAKE, folder], {
      cwd: ROOT,
      env: { ...process.env, NODE_ENV: 'production' },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    child.once('error', reject);
    child.once('close', (code) => {
      if (code === 0) resolve();
      else reject(new BuildFailed('The app could not be built; see above for the reason.'));
    });
  });
}

/** Another start may have been quicker with the same build. */
function moveUnlessThere(from: string, to: string): void {
  try {
    renameSync(from, to);
  } catch (error) {
    if (!existsSync(to)) throw error;
  }
}
