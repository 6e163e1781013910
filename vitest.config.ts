import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['**/*.test.ts'],
    exclude: ['**/node_modules/**', '.node/**', 'web/browser/**'],
    isolate: false,
    pool: 'threads',
    testTimeout: 60_000,
  },
});
