import { expect, test } from 'vitest';
import { run } from '../io-fake.ts';

// The list of subcommands grows; “solve” comes first.
test.each([
  [['lab'], /^dicepad: What to do\? One of: solve\b.*\.\n$/],
  [['lab', 'slove'], /^dicepad: There is no “lab slove”\. Did you mean solve\?\n$/],
  [['lab', 'toString'], /^dicepad: There is no “lab toString”\. There are: solve\b.*\.\n$/],
  [['lab', 'tournament', '--from', 'x'], /^dicepad: --from is not for “lab tournament”\.\n$/],
])('%j is refused in one plain sentence', async (argv, sentence) => {
  const { code, out, err } = await run(argv);
  expect([code, out]).toEqual([2, '']);
  expect(err).toMatch(sentence);
});
