import { configDefaults, defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { FOLDER } from './environment.ts';
import type { Folder } from './folders.ts';

/** Random matches, and tests with real servers: what the others find needs none of them. */
const SLOW = /(laws|fuzz|golden|hunt|whole|page|message-schemas)\.test\.ts$/;

/** The first failure ends the run of a mutant, so what is quick comes first. */
class QuickFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const [slow, quick] = [true, false].map((is) =>
      files.filter(({ moduleId }) => SLOW.test(moduleId) === is),
    );
    return [...quick!, ...slow!];
  }
}

const folder = JSON.parse(process.env[FOLDER] ?? '{}') as Partial<Folder>;

export default defineConfig({
  test: {
    include: [...(folder.tests ?? [])],
    exclude: [...configDefaults.exclude, ...(folder.without ?? [])],
    isolate: folder.isWhole ?? false,
    pool: 'threads',
    // A busy machine is no reason to take a mutant for killed.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    sequence: { sequencer: QuickFirst },
  },
});
