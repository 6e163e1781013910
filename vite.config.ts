import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** The app: sources in `web/`, built into `dist/`. */
export default defineConfig({
  root: at('web'),
  base: '/',
  publicDir: at('web/public'),
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  build: { outDir: at('dist'), emptyOutDir: true, target: 'es2023', sourcemap: true },
  worker: { format: 'es' },
});
