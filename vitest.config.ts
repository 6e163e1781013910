import { defineConfig } from 'vitest/config';
import { LONG } from './testing/long.ts';

export default defineConfig({
  test: {
    include: ['**/*.test.ts'],
    exclude: ['**/node_modules/**', '.node/**', '.mutants/**', 'web/browser/**'],
    isolate: false,
    // Tests with real processes wait more than they work.
    maxWorkers: 3,
    pool: 'threads',
    // Long forms play ten times as many matches, beside other long ones.
    testTimeout: LONG ? 1_200_000 : 240_000,
  },
});
