import { defineConfig } from 'vitest/config';
import { shuffledWith } from './testing/order.ts';

const LONGEST =
  /\/(?:matches|screens-\w+|online-(?:pairs|play|lobby|real|rematch|states)|reader|fit|offline)\.test\.ts$/;

/** Tests in a real browser, against the built app. Each page waits more than it works. */
export default defineConfig({
  test: {
    include: ['web/browser/**/*.test.ts'],
    globalSetup: ['testing/browser/setup.ts'],
    maxWorkers: 5,
    reporters: ['default', './testing/tally.ts'],
    sequence: { sequencer: shuffledWith(LONGEST) },
    testTimeout: 240_000,
    hookTimeout: 120_000,
    // On a busy machine a page takes its time.
    expect: { poll: { timeout: 15_000 } },
  },
});
