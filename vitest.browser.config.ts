import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The longest come first, so that none of them is still running when all others are done. */
const LONGEST =
  /\/(?:matches|screens-\w+|online-(?:play|lobby|real|rematch|states)|reader|fit|offline)\.test\.ts$/;

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isShort = ({ moduleId }: TestSpecification) => Number(!LONGEST.test(moduleId));
    return files.toSorted((a, b) => isShort(a) - isShort(b));
  }
}

/** Tests in a real browser, against the built app. Each page waits more than it works. */
export default defineConfig({
  test: {
    include: ['web/browser/**/*.test.ts'],
    globalSetup: ['testing/browser/setup.ts'],
    maxWorkers: 3,
    sequence: { sequencer: LongestFirst },
    testTimeout: 240_000,
    hookTimeout: 120_000,
    // On a busy machine a page takes its time.
    expect: { poll: { timeout: 15_000 } },
  },
});
