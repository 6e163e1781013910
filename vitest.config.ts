import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['**/*.test.ts'],
    exclude: ['**/node_modules/**', '.node/**', 'web/browser/**'],
    isolate: false,
    // Tests with real processes wait more than they work.
    maxWorkers: 3,
    pool: 'threads',
    testTimeout: 240_000,
  },
});
