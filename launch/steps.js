// node launch/steps.js PLAN [--seed=N] [ARGUMENTS]: runs the plan's steps. A check that fails ends it;
// tests that fail do not keep the other tests from running.
// Arguments, such as the names of tests, go to the steps that run tools over chosen files.
// Test files run in an order that follows from the seed, which is a new one each time if not given.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { endLike, run } from './child.js';
import { Failure } from './failure.js';
import { underModernNode } from './launch.js';
import { ensureModules } from './modules.js';
import { nodeFolder, root } from './places.js';
import { readTally, summary, TALLY } from './summary.js';
import { canHaveBrowser, installMissing } from './system.js';

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
    tests(
      `Other order ${index + 1} of ${ORDERS}, seed ${seed + index + 1}`,
      seed + index + 1,
      '--reporter=dot',
      ...but,
    ),
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
  if (!plan)
    throw new Failure(`There is no plan "${name}". Plans: ${Object.keys(PLANS).join(', ')}.`);
  const { seed, names } = readArguments(extra);
  await ensureModules();
  // Every test in a process of its own starts with the same modules.
  process.env.NODE_COMPILE_CACHE ??= path.join(nodeFolder, 'compile-cache');
  if (name.startsWith('test')) await test(name, plan(seed), seed, names);
  else endLike((await performAll(plan(seed), names)).ending);
});

/**
 * @param {string} name
 * @param {readonly Step[]} steps
 * @param {number} seed
 * @param {readonly string[]} names
 */
async function test(name, steps, seed, names) {
  const isCi = process.env.CI === 'true';
  if (isCi) await installMissing();
  process.stdout.write(`\nTest files run in the order of seed ${seed}. `);
  process.stdout.write(`To repeat it: npm run ${name} -- --seed=${seed}\n`);
  mkdirSync(nodeFolder, { recursive: true });
  const folder = mkdtempSync(path.join(nodeFolder, 'tally-'));
  try {
    const file = path.join(folder, 'lines');
    writeFileSync(file, '');
    process.env[TALLY] = file;
    const { ending, times } = await performAll(steps, names);
    const tally = readTally(file);
    const { text, isFailure } = summary(tally, times, isCi);
    if (ending.code === 0 && tally.length === 0) {
      throw new Failure(`No test file matches "${names.join('" or "')}".`);
    }
    if (tally.length > 0) process.stdout.write(text);
    endLike(isFailure && ending.code === 0 ? { code: 1, signal: null } : ending);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Runs the steps and returns how the first failed one ended, or else the last. After a check
 * that fails there is no other step; but those who wait for tests learn all that they find.
 * @param {readonly Step[]} steps
 * @param {readonly string[]} names
 */
async function performAll(steps, names) {
  const times = [];
  /** @type {import('./child.js').Ending} */
  let result = { code: 0, signal: null };
  for (const step of steps) {
    const began = Date.now();
    const ending = await perform(step, names);
    times.push(`${step.title} ${Math.round((Date.now() - began) / 1000)} s`);
    if (ending.code === 0) continue;
    process.stdout.write(`\n=== ${step.title}: failed ===\n`);
    if (result.code === 0) result = ending;
    if (ending.signal || ending.asked || !step.takesNames) break;
  }
  return { ending: result, times };
}

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

/**
 * Names of tests, and the seed as `--seed=N` or `--seed N`.
 * @param {readonly string[]} args
 */
function readArguments(args) {
  const at = args.findIndex((each) => /^--seed(?:=|$)/.test(each));
  if (at < 0) return { seed: Date.now() % 1_000_000, names: args };
  const [, inline] = /^--seed=(.*)/.exec(args[at] ?? '') ?? [];
  const given = inline ?? args[at + 1] ?? '';
  if (!/^\d{1,9}$/.test(given)) throw new Failure('--seed takes a whole number: --seed=42.');
  return { seed: Number(given), names: args.toSpliced(at, inline === undefined ? 2 : 1) };
}
