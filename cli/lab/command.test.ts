import { expect, test } from 'vitest';
import { run } from '../io-fake.ts';

// The list of what the lab can do grows; “solve” stands first in it.
test.each([
  [['lab'], /^dicepad: What to do\? One of: solve\b.*\.\n$/],
  [['lab', 'slove'], /^dicepad: The lab cannot “slove”\. Did you mean solve\?\n$/],
  [['lab', 'toString'], /^dicepad: The lab cannot “toString”\. It can: solve\b.*\.\n$/],
  [['lab', 'tournament', '--from', 'x'], /^dicepad: --from is not for “lab tournament”\.\n$/],
])('%j is refused in one plain sentence', async (argv, sentence) => {
  const { code, out, err } = await run(argv);
  expect([code, out]).toEqual([2, '']);
  expect(err).toMatch(sentence);
});
