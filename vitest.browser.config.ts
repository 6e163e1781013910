import { defineConfig } from 'vitest/config';

/** Tests in a real browser: one after the other, against the built app. */
export default defineConfig({
  test: {
    include: ['web/browser/**/*.test.ts'],
    globalSetup: ['testing/browser/setup.ts'],
    fileParallelism: false,
    testTimeout: 240_000,
    hookTimeout: 120_000,
  },
});
