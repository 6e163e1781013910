import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** The app. `server/build` says where it is built, and adds what serving it needs. */
export default defineConfig({
  root: at('web'),
  base: '/',
  publicDir: at('web/public'),
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  build: {
    outDir: at('dist/by-hand'),
    target: 'es2023',
    sourcemap: true,
    manifest: true,
    // Players read what a build says, and a busy machine is none of their concern.
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
  worker: { format: 'es' },
});
