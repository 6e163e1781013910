import { expect, test } from 'vitest';
import { GAMES } from '#games/index.ts';
import { BOTS_BUDGET, weighBots, weighScripts } from './bots-budget.ts';
import { ensureBuilt } from './build.ts';

const SCRIPTS = new Map([
  ['worker-aaaaaaaa.js', 'await import(`./answer-aaaaaaaa.js`)'],
  ['answer-aaaaaaaa.js', 'import{t}from"./players-aaaaaaaa.js";'],
  ['players-aaaaaaaa.js', 'import("./pebbles-aaaaaaaa.js");import("./marbles-aaaaaaaa.js")'],
  [
    'pebbles-aaaaaaaa.js',
    'import{a}from"./kit-aaaaaaaa.js";import b from"./learnt-pebbles-aaaaaaaa.js"',
  ],
  ['marbles-aaaaaaaa.js', 'import{a}from"./kit-aaaaaaaa.js";import"./learnt-marbles-aaaaaaaa.js"'],
  ['kit-aaaaaaaa.js', ''],
  ['learnt-pebbles-aaaaaaaa.js', ''],
  ['learnt-marbles-aaaaaaaa.js', ''],
  ['first-aaaaaaaa.js', 'new Worker(new URL("./worker-aaaaaaaa.js"))'],
]);
const SIZES = [1, 20, 300, 4000, 50_000, 600_000, 7, 8, 9e9];
const sizeOf = (name: string) => SIZES[[...SCRIPTS.keys()].indexOf(name)]!;

test('bots weigh their worker, their game and what both import; what they learnt, apart', () => {
  expect(weighScripts(SCRIPTS, sizeOf)).toEqual({
    pebbles: { code: 604_321, data: 7 },
    marbles: { code: 650_321, data: 8 },
  });
});

test('two workers would load everything twice', () => {
  const twice = new Map([...SCRIPTS, ['worker-bbbbbbbb.js', '']]);
  expect(() => weighScripts(twice, () => 1)).toThrow('2 workers');
});

test('the bots of every game stay within their budgets', { timeout: 120_000 }, async () => {
  const weights = weighBots(await ensureBuilt(() => undefined));
  expect(Object.keys(weights).toSorted()).toEqual(GAMES.map(({ id }) => id).toSorted());
  const told = (bytes: number): string => (bytes / 1000).toFixed(1);
  for (const [game, { code, data }] of Object.entries(weights)) {
    process.stdout.write(`Bots of ${game}: ${told(code)} kB of code, ${told(data)} kB of data.\n`);
    expect(code).toBeLessThanOrEqual(BOTS_BUDGET.code);
    expect(data).toBeLessThanOrEqual(BOTS_BUDGET.data);
  }
});
