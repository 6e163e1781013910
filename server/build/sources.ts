import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Everything that the built app is made of. */
const SOURCES = [
  '{web,ui,games,kits,engine,bots,server/build}/**/*.{ts,tsx,js,css,html,json,svg,png,webmanifest,woff2}',
  'vite.config.ts',
  'package.json',
  'package-lock.json',
];
const IGNORED = ['**/*.test.ts', '**/node_modules/**'];

/** Names the sources below a folder: another name if one of them, or its place, is another. */
export function fingerprint(root: string): string {
  const hash = createHash('sha256');
  for (const file of globSync(SOURCES, { cwd: root, exclude: IGNORED }).sort()) {
    hash.update(file.replaceAll(path.sep, '/')).update('\0');
    hash.update(
      createHash('sha256')
        .update(readFileSync(path.join(root, file)))
        .digest(),
    );
  }
  return hash.digest('hex').slice(0, 16);
}
