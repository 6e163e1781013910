import type { Reporter, TestModule } from 'vitest/node';

const COUNT = 10;

/** Prints where the time of a run has gone, so that it is seen when a file grows slow. */
export default class Slowest implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const times = modules.map((module) => ({ name: module.relativeModuleId, ms: timeOf(module) }));
    const slowest = times.toSorted((a, b) => b.ms - a.ms).slice(0, COUNT);
    if (slowest.length < COUNT) return;
    const lines = slowest.map(({ name, ms }) => `${(ms / 1000).toFixed(1).padStart(8)} s  ${name}`);
    process.stdout.write(`\nThe ${COUNT} slowest files:\n${lines.join('\n')}\n`);
  }
}

function timeOf(module: TestModule): number {
  const { collectDuration, setupDuration, duration } = module.diagnostic();
  return collectDuration + setupDuration + duration;
}
