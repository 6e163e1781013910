// What a run of the tests says in the end: where its time has gone, and what did not run.
import { readFileSync } from 'node:fs';
import { shortcomings } from './system.js';

/** Names the file that test runs add their lines to; see `testing/tally.ts`. */
export const TALLY = 'DICEPAD_TALLY';

const SLOWEST = 10;

/** @typedef {{ readonly name: string, readonly ms: number, readonly skipped: readonly string[] }} Line */

/**
 * @param {string} file
 * @returns {readonly Line[]}
 */
export function readTally(file) {
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line));
}

/**
 * The last lines of a run. Where every test must run, one that did not is a failure.
 * @param {readonly Line[]} tally
 * @param {readonly string[]} times of the steps
 * @param {boolean} mustBeWhole
 */
export function summary(tally, times, mustBeWhole) {
  const slowest = tally.toSorted((a, b) => b.ms - a.ms).slice(0, SLOWEST);
  const skipped = tally.flatMap(({ name, skipped }) => skipped.map((test) => `${name}: ${test}`));
  const hasUsedBrowser = tally.some(({ name }) => name.startsWith('web/browser/'));
  const { missing, slower } = shortcomings(hasUsedBrowser);
  const isFailure = mustBeWhole && missing.length + skipped.length > 0;
  const lines = [
    'The slowest files:',
    ...slowest.map(({ name, ms }) => `${(ms / 1000).toFixed(1).padStart(8)} s  ${name}`),
    `Took: ${times.join(', ')}.`,
    ...slower,
    ...skipped.map((test) => `Not run, because something it needs is missing: ${test}`),
    ...missing,
    ...(isFailure ? ['With CI=true every test must run: failed.'] : []),
  ];
  return { text: `\n${lines.join('\n')}\n`, isFailure };
}
