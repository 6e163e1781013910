import { expect, test } from 'vitest';
import { run } from './io-fake.ts';

/** A promise, its secret, and the first roll that they give. */
const HEAD = `Game: qwixx
Players: Max, Emma
Dice-Commit: 630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd
Dice-Secret: 000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f
`;
const ADDED = `Dice-Seat-2: ${'ff'.repeat(32)}\n`;

test('rolls that follow from the secret are right', async () => {
  const { code, out, err } = await run(['verify', '-'], {
    input: `${HEAD}\nroll 4 3 R1 Y6 G3 B1\n`,
  });
  expect([code, out, err]).toEqual([0, 'The roll is right.\n', '']);
});

test('a roll that does not is wrong, and the right one is told', async () => {
  const { code, out, err } = await run(['verify', '-'], {
    input: `${HEAD}${ADDED}\nroll 4 3 R1 Y6 G3 B1\n`,
  });
  expect([code, out]).toEqual([1, '']);
  expect(err).toBe('Roll 1 is wrong: it says 4 3 R1 Y6 G3 B1, and must be 2 5 R1 Y6 G2 B5.\n');
});

test('a secret that was not promised is told', async () => {
  const input = `${HEAD.replace('Dice-Secret: 00', 'Dice-Secret: 99')}\n`;
  const { code, err } = await run(['verify', '-'], { input });
  expect(code).toBe(1);
  expect(err).toContain('not the one that was promised');
});

test('a record that does not say where its rolls come from cannot be verified', async () => {
  const { code, err } = await run(['verify', '-'], { input: 'Game: qwixx\nPlayers: Max, Emma\n' });
  expect(code).toBe(2);
  expect(err).toContain('Nothing to verify');
});

test('neither can a record that the rules do not allow', async () => {
  const { code, err } = await run(['verify', '-'], { input: `${HEAD}\n1 R5\n` });
  expect(code).toBe(2);
  expect(err).toContain('line 6');
});

test.for([
  [['verify'], 'Which record?'],
  [['verify', 'a', 'b'], 'one file too many'],
] as const)('%s is asked again', async ([args, question]) => {
  const { code, err } = await run([...args]);
  expect(code).toBe(2);
  expect(err).toContain(question);
});
