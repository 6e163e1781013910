import type { Say } from '#engine/text.ts';
import type { Test } from './chi.ts';

/** What a test means, in plain words. */
export function verdictOn(test: Test | undefined, say: Say): string {
  if (!test) return say('verdict.few');
  const { chance } = test;
  if (chance >= 0.05) return say('verdict.even', { count: Math.round(chance * 100) });
  if (chance < 0.001) return say('verdict.wrong');
  return say('verdict.uneven', { count: Math.max(1, Math.round(chance * 1000)) });
}
