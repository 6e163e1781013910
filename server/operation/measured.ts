import type { Log } from '../log/log.ts';
import type { Meters } from './meters.ts';

/** The same log, with its writes counted. */
export function measuredLog(log: Log, meters: Meters): Log {
  return {
    ...log,
    async write(id, version, change) {
      const began = performance.now();
      let outcome: 'written' | 'conflict' | 'failed' = 'failed';
      try {
        outcome = await log.write(id, version, change);
        return outcome;
      } finally {
        meters.wrote(outcome, performance.now() - began);
      }
    },
  };
}
