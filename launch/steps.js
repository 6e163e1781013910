// node launch/steps.js PLAN [--seed=N] [ARGUMENTS]: runs the plan's steps. A check that fails ends it;
// tests that fail do not keep the other tests from running.
// Arguments, such as the names of tests, go to the steps that run tools over chosen files.
// Test files run in an order that follows from the seed, which is a new one each time if not given.
import path from 'node:path';
import { endLike, run } from './child.js';
import { Failure } from './failure.js';
import { underModernNode } from './launch.js';
import { ensureModules } from './modules.js';
import { nodeFolder, root } from './places.js';
import { canHaveBrowser, conclusion, installMissing } from './system.js';

/**
 * @typedef {object} Step
 * @property {string} title
 * @property {readonly [tool: string, ...args: string[]]} command
 * @property {boolean} [takesNames] whether the arguments are for this tool
 * @property {NodeJS.ProcessEnv} [env]
 */

const BIOME = 'node_modules/@biomejs/biome/bin/biome';
const VITEST = 'node_modules/vitest/vitest.mjs';

/** @type {Step} */
const FORMAT = { title: 'Formatting', command: [BIOME, 'check', '--write'], takesNames: true };
/** @type {Step} */
const LINT = { title: 'Format and lint', command: [BIOME, 'check', '--error-on-warnings'] };
/** @type {Step} */
const TYPES = { title: 'Types', command: ['node_modules/typescript/bin/tsc', '--build'] };
/** @type {readonly Step[]} */
const CHECKS = [
  LINT,
  TYPES,
  { title: 'Dead code', command: ['node_modules/knip/bin/knip.js', '--no-config-hints'] },
  { title: 'The app', command: ['server/build/main.ts'] },
];

/** @type {Step} */
const MUTANTS = { title: 'Mutants', command: ['testing/mutants/main.ts'], takesNames: true };

/** How many other orders of the test files the long form tries. */
const ORDERS = 20;
/** They start processes or think for long, and have no state that could reach another file. */
const ALWAYS_ALIKE = ['server/faults/**', 'lab/luck.test.ts', '**/levels.test.ts'];

/**
 * @param {string} title
 * @param {number} seed
 * @param {readonly string[]} more
 * @returns {Step}
 */
function tests(title, seed, ...more) {
  const args = ['run', '--passWithNoTests', `--sequence.seed=${seed}`, ...more];
  return { title, command: [VITEST, ...args], takesNames: true };
}

/**
 * @param {number} seed
 * @returns {readonly Step[]}
 */
function everyTest(seed) {
  const browser = tests('Tests in a browser', seed, '--config=vitest.browser.config.ts');
  return [tests('Tests', seed), ...(canHaveBrowser() ? [browser] : [])];
}

/**
 * @param {number} seed
 * @returns {readonly Step[]}
 */
function everyTestAtLength(seed) {
  const but = ALWAYS_ALIKE.map((files) => `--exclude=${files}`);
  const orders = Array.from({ length: ORDERS }, (_, index) =>
    tests(`Other order ${index + 1} of ${ORDERS}`, seed + index + 1, '--reporter=dot', ...but),
  );
  const long = everyTest(seed).map((step) => ({ ...step, env: { DICEPAD_LONG: '1' } }));
  return [...orders, ...long];
}

/** @type {Readonly<Record<string, (seed: number) => readonly Step[]>>} */
const PLANS = {
  format: () => [FORMAT],
  check: () => [LINT, TYPES],
  mutate: () => [MUTANTS],
  test: (seed) => [...CHECKS, ...everyTest(seed)],
  'test:long': (seed) => [...CHECKS, ...everyTestAtLength(seed)],
};

await underModernNode(import.meta.url, async () => {
  const [name = '', ...extra] = process.argv.slice(2);
  const plan = PLANS[name];
  if (!plan) throw new Failure(`No plan "${name}"; there are: ${Object.keys(PLANS).join(', ')}.`);
  const { seed, names } = readArguments(extra);
  const isTest = name.startsWith('test');
  const isCi = process.env.CI === 'true';
  await ensureModules();
  if (isTest && isCi) await installMissing();
  // Every test in a process of its own starts with the same modules.
  process.env.NODE_COMPILE_CACHE ??= path.join(nodeFolder, 'compile-cache');
  if (isTest) {
    process.stdout.write(`\nTest files run in the order of seed ${seed}. `);
    process.stdout.write(`The same again: npm run ${name} -- --seed=${seed}\n`);
  }
  const times = [];
  /** @type {import('./child.js').Ending | undefined} */
  let failed;
  for (const step of plan(seed)) {
    const began = Date.now();
    const ending = await perform(step, names);
    times.push(`${step.title} ${Math.round((Date.now() - began) / 1000)} s`);
    if (ending.code === 0) continue;
    process.stdout.write(`\n=== ${step.title}: failed ===\n`);
    failed ??= ending;
    // Who has waited for the tests learns all that they find.
    if (ending.signal || !step.takesNames) break;
  }
  if (failed) return endLike(failed);
  if (!isTest) return;
  const { text, isFailure } = conclusion(isCi);
  process.stdout.write(`\nTook: ${times.join(', ')}.\n${text}`);
  if (isFailure) process.exitCode = 1;
});

/**
 * @param {Step} step
 * @param {readonly string[]} names
 */
function perform({ title, command: [tool, ...args], takesNames, env }, names) {
  process.stdout.write(`\n=== ${title} ===\n`);
  return run(process.execPath, [path.join(root, tool), ...args, ...(takesNames ? names : [])], {
    cwd: root,
    env: { ...process.env, ...env },
  });
}

/** @param {readonly string[]} args */
function readArguments(args) {
  const given = args.find((each) => each.startsWith('--seed='))?.slice('--seed='.length);
  const names = args.filter((each) => !each.startsWith('--seed='));
  const seed = given === undefined ? Date.now() % 1_000_000 : Number(given);
  if (!Number.isSafeInteger(seed) || seed < 0) {
    throw new Failure(`"--seed=${given}" is no whole number.`);
  }
  return { seed, names };
}
