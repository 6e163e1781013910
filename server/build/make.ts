// node server/build/make.ts FOLDER: builds the app into a folder.
import path from 'node:path';
import { build } from 'vite';
import { compress } from './compress.ts';
import { ROOT } from './places.ts';
import { addWorker } from './worker.ts';

const folder = path.resolve(process.argv[2]!);
await build({
  configFile: path.join(ROOT, 'vite.config.ts'),
  configLoader: 'native',
  logLevel: 'warn',
  build: { outDir: folder, emptyOutDir: true },
});
await addWorker(folder);
await compress(folder);
