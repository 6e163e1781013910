import { appendFileSync } from 'node:fs';
import type { Reporter, TestModule } from 'vitest/node';
import { TALLY } from '../launch/summary.js';

/** Leaves what `npm test` sums up in the end: how long each file took, and tests that did not run. */
export default class Tally implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const file = process.env[TALLY];
    if (!file) return;
    for (const module of modules) appendFileSync(file, `${JSON.stringify(lineOf(module))}\n`);
  }
}

function lineOf(module: TestModule) {
  const { collectDuration, setupDuration, duration } = module.diagnostic();
  // In a file that has failed, tests are left out for that reason.
  const tests = module.ok() ? [...module.children.allTests()] : [];
  return {
    name: module.relativeModuleId,
    ms: collectDuration + setupDuration + duration,
    skipped: tests.filter((test) => test.result().state === 'skipped').map(({ name }) => name),
  };
}
