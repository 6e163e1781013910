import { configDefaults, defineConfig } from 'vitest/config';
import { findPython, findRedis } from './launch/system.js';
import { TIMEOUT } from './testing/long.ts';
import { shuffledWith } from './testing/order.ts';

/** They keep no state but caches (`testing/state.test.ts`): files may share what they import. */
export const PURE = '{engine,kits,games,bots,fair,protocol,lab}/**/*.test.ts';
const BROWSER = 'web/browser/**';
const REDIS = '**/redis.test.ts';
const PYTHON = '**/python.test.ts';

const exclude = [
  ...configDefaults.exclude,
  '.{node,mutants}/**',
  BROWSER,
  ...(findRedis() ? [] : [REDIS]),
  ...(findPython() ? [] : [PYTHON]),
];

export default defineConfig({
  test: {
    reporters: ['default', './testing/tally.ts'],
    sequence: { sequencer: shuffledWith(/\/server\/faults\/|\/luck\.test|\/levels\.test/) },
    // Tests with real processes wait more than they work.
    maxWorkers: 3,
    pool: 'threads',
    testTimeout: TIMEOUT,
    hookTimeout: TIMEOUT,
    projects: [
      { extends: true, test: { name: 'pure', include: [PURE], exclude, isolate: false } },
      // An app has one language, one player and one address: each file gets an app of its own.
      {
        extends: true,
        test: {
          name: 'whole',
          include: ['**/*.test.ts'],
          exclude: [...exclude, PURE],
          globalSetup: ['testing/databases/setup.ts'],
        },
      },
    ],
  },
});
