import { defineConfig } from 'vitest/config';

/** Tests in a real browser, against the built app. Each page waits more than it works. */
export default defineConfig({
  test: {
    include: ['web/browser/**/*.test.ts'],
    globalSetup: ['testing/browser/setup.ts'],
    maxWorkers: 3,
    testTimeout: 240_000,
    hookTimeout: 120_000,
  },
});
