import { readdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';

export const STAGING = 'staging-';

const KEPT = 3;
const HOUR = 3_600_000;
const BUILD = /^[0-9a-f]{16}$/;

/** The builds next to a site, most recently used first. */
export function olderBuilds(builds: string, site: string): readonly string[] {
  return foldersIn(builds, BUILD)
    .filter(({ folder }) => folder !== site)
    .sort((a, b) => b.used - a.used)
    .map(({ folder }) => folder);
}

/** Removes builds that nobody is likely to use any more, and what starts cut short left behind. */
export function tidy(builds: string, site: string): void {
  const abandoned = foldersIn(builds, new RegExp(`^${STAGING}`)).filter(
    ({ used }) => used < Date.now() - HOUR,
  );
  const unused = olderBuilds(builds, site).slice(KEPT);
  for (const folder of [...abandoned.map((each) => each.folder), ...unused]) {
    rmSync(folder, { recursive: true, force: true });
  }
}

function foldersIn(builds: string, names: RegExp) {
  return readdirSync(builds)
    .filter((name) => names.test(name))
    .flatMap((name) => {
      const folder = path.join(builds, name);
      // Another start may have tidied it away.
      const used = statSync(folder, { throwIfNoEntry: false })?.mtimeMs;
      return used === undefined ? [] : [{ folder, used }];
    });
}
