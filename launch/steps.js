// node launch/steps.js PLAN [ARGUMENTS]: runs the plan's steps up to the first that fails.
// Arguments, such as the names of tests, go to the steps that run tools over chosen files.
import path from 'node:path';
import { endLike, run } from './child.js';
import { Failure } from './failure.js';
import { underModernNode } from './launch.js';
import { ensureModules } from './modules.js';
import { root } from './places.js';

/** @typedef {readonly [title: string, tool: string, ...args: string[]]} Step */

const BIOME = 'node_modules/@biomejs/biome/bin/biome';
/** @type {Step} */
const FORMAT = ['Formatting', BIOME, 'check', '--write'];
/** @type {Step} */
const LINT = ['Format and lint', BIOME, 'check', '--error-on-warnings'];
/** @type {Step} */
const TYPES = ['Types', 'node_modules/typescript/bin/tsc', '--build'];
/** @type {Step} */
const DEAD_CODE = ['Dead code', 'node_modules/knip/bin/knip.js', '--no-config-hints'];
/** @type {Step} */
const BUILD = ['The app', 'server/build/main.ts'];
/** @type {Step} */
const TESTS = ['Tests', 'node_modules/vitest/vitest.mjs', 'run', '--passWithNoTests'];
/** @type {Step} */
const BROWSER = [
  'Tests in a browser',
  'node_modules/vitest/vitest.mjs',
  'run',
  '--passWithNoTests',
  '--config=vitest.browser.config.ts',
];
/** @type {Step} */
const MUTANTS = ['Mutants', 'testing/mutants/main.ts'];
const ALL = [LINT, TYPES, DEAD_CODE, BUILD, TESTS, BROWSER];
/** Steps that take arguments. */
const CHOOSY = [FORMAT, TESTS, BROWSER, MUTANTS];

/** @type {Readonly<Record<string, { steps: readonly Step[], env?: NodeJS.ProcessEnv }>>} */
const PLANS = {
  format: { steps: [FORMAT] },
  check: { steps: [LINT, TYPES] },
  mutate: { steps: [MUTANTS] },
  test: { steps: ALL },
  'test:long': { steps: ALL, env: { DICEPAD_LONG: '1' } },
};

await underModernNode(import.meta.url, async () => {
  const [name = '', ...extra] = process.argv.slice(2);
  const plan = PLANS[name];
  if (!plan) throw new Failure(`No plan "${name}"; there are: ${Object.keys(PLANS).join(', ')}.`);
  await ensureModules();
  Object.assign(process.env, plan.env);
  for (const step of plan.steps) {
    const [title, tool, ...args] = step;
    const chosen = CHOOSY.includes(step) ? extra : [];
    process.stdout.write(`\n=== ${title} ===\n`);
    const file = path.join(root, tool);
    const ending = await run(process.execPath, [file, ...args, ...chosen], { cwd: root });
    if (ending.code !== 0) {
      process.stdout.write(`\n=== ${title}: failed ===\n`);
      return endLike(ending);
    }
  }
});
