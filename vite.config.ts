import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import project from './package.json' with { type: 'json' };

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

const LEARNT = /[\\/]games[\\/]([^\\/]+)[\\/]bots[\\/]learnt\.json$/;
const learntBy = (id: string): string | null => {
  const game = LEARNT.exec(id)?.[1];
  return game ? `learnt-${game}` : null;
};

/** The app. `server/build` says where it is built, and adds what serving it needs. */
/** With what games with and without a grid share, so that none loads the other's sheets for it. */
const EVERY_TABLE =
  /[\\/](?:web[\\/]table[\\/]play\.tsx|ui[\\/]box\.tsx|engine[\\/]next\.ts|kits[\\/](?:bits|random)\.ts)$/;

export default defineConfig({
  root: at('web'),
  base: '/',
  define: { __VERSION__: JSON.stringify(project.version) },
  publicDir: at('web/public'),
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  build: {
    outDir: at('dist/by-hand'),
    target: 'es2023',
    sourcemap: true,
    manifest: true,
    // Players read what a build says, and a busy machine is none of their concern.
    rolldownOptions: {
      checks: { bundlerTimings: false },
      // All that the first screen needs comes as one script and one style sheet, and so does what
      // every table needs: on a slow network every further file costs more than its bytes.
      output: {
        codeSplitting: {
          groups: [
            { name: 'first', test: /[\\/]web[\\/]main\.tsx$/, priority: 3 },
            { name: 'table', test: EVERY_TABLE, priority: 2 },
            // What all games with a grid of boxes show; the big screen takes parts of it.
            { name: 'grid', test: /[\\/]kits[\\/]grid[\\/]face[\\/]face\.ts$/, priority: 1 },
            { name: 'online', test: /[\\/]web[\\/]table[\\/]online\.tsx$/ },
          ],
        },
      },
    },
  },
  worker: {
    format: 'es',
    // What the bots of a game have learnt is a chunk of its own, apart from their code.
    rolldownOptions: {
      output: {
        codeSplitting: { groups: [{ name: learntBy, test: LEARNT, debugName: 'learnt' }] },
      },
    },
  },
});
