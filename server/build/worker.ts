import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'vite';
import { ROOT } from './places.ts';

/** Found in the folder of a build, and needed by nobody who is offline. */
const NOT_FOR_OFFLINE = ['**/*.map', '**/.*/**', 'sw.js'];

/** Adds the service worker, which knows every file of the build by its address and contents. */
export async function addWorker(folder: string): Promise<void> {
  const files = filesOf(folder);
  const version = createHash('sha256').update(JSON.stringify(files)).digest('hex').slice(0, 16);
  await build({
    root: ROOT,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define: { FILES: JSON.stringify(files), VERSION: JSON.stringify(version) },
    build: {
      outDir: folder,
      emptyOutDir: false,
      target: 'es2023',
      modulePreload: false,
      rolldownOptions: {
        input: path.join(ROOT, 'web/offline/worker.ts'),
        output: { entryFileNames: 'sw.js' },
      },
    },
  });
}

/** Addresses with the hashes that browsers check, in a fixed order. */
function filesOf(folder: string): Readonly<Record<string, string>> {
  const names = globSync('**/*.*', { cwd: folder, exclude: NOT_FOR_OFFLINE }).sort();
  return Object.fromEntries(
    names.map((name) => {
      const hash = createHash('sha256').update(readFileSync(path.join(folder, name)));
      return [`/${name.replaceAll(path.sep, '/')}`, `sha256-${hash.digest('base64')}`];
    }),
  );
}
