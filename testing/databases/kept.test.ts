import { expect, test } from 'vitest';
import { filesIn, ROOT } from '../files.ts';
import { killedTestLeavesNothing } from './killed.ts';

killedTestLeavesNothing('postgres');

test('only files named redis.test.ts ask for a Redis, which not every machine has', () => {
  const tests = filesIn(ROOT, /\.test\.ts$/);
  const asking = tests.filter(({ text }) => /\/databases\/redis\.ts';$/m.test(text));
  expect(asking.length).toBeGreaterThan(2);
  expect(asking.filter(({ path }) => !path.endsWith('/redis.test.ts'))).toEqual([]);
});
