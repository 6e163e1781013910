import { createHash, createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { openMatch } from '#engine/match.ts';
import { setUp } from '#engine/setup.ts';
import { GAMES } from '#games/index.ts';
import { run } from './io-fake.ts';

/** A promise, its secret, and the first roll that they give. */
const HEAD = `Game: qwixx
Players: Max, Emma
Dice-Commit: 630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd
Dice-Secret: 000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f
`;
const ADDED = `Dice-Seat-2: ${'ff'.repeat(32)}\n`;

const ALONE =
  'No seat added chance of its own: these dice came from the server alone. They are the ones it ' +
  'committed to, but nobody else had a say in them.\n';
const OPEN = 'The game is not over: this is all that was recorded.\n';

test('rolls that follow from the secret are right, though nobody else had a say in them', async () => {
  const { code, out, err } = await run(['verify', '-'], {
    input: `${HEAD}\nroll 4 3 R1 Y6 G3 B1\n`,
  });
  expect([code, out, err]).toEqual([0, `The roll is right.\n${ALONE}${OPEN}`, '']);
});

test('seats that added chance are counted', async () => {
  const { code, out } = await run(['verify', '-'], {
    input: `${HEAD}${ADDED}\nroll 2 5 R1 Y6 G2 B5\n`,
  });
  expect([code, out]).toEqual([
    0,
    `The roll is right.\n1 of 2 seats added chance of their own.\n${OPEN}`,
  ]);
});

test('a record without rolls is not right: there is nothing to verify', async () => {
  const { code, out, err } = await run(['verify', '-'], { input: `${HEAD}${ADDED}` });
  expect([code, out]).toEqual([2, '']);
  expect(err).toBe('Nothing to verify: this record has no rolls.\n');
});

test('real dice are distinguished from rolls without a proof', async () => {
  const input = 'Game: qwixx\nPlayers: Max, Emma\nDice: real\n\nroll 4 3 R1 Y6 G3 B1\n';
  const { code, err } = await run(['verify', '-'], { input });
  expect(code).toBe(2);
  expect(err).toContain('real dice were rolled');
});

const TEXT = readFileSync(new URL('../docs/record.md', import.meta.url), 'utf8');

test('docs/record.md lists the faces of all dice', () => {
  for (const game of GAMES) {
    const setup = setUp(game, ['Max', 'Emma'], {});
    if ('rule' in setup) throw new Error(setup.key);
    const next = game.next(openMatch(setup).position);
    if (next.for !== 'dice') throw new Error(`${game.id} begins without dice`);
    for (const { faces } of next.dice) {
      const [bare, plain] = [faces.map((face) => `\`${face}\``).join(' '), faces.join(' ')];
      const isColoured = /^[RYGB]1 [RYGB]2/.test(plain) && game.id === 'qwixx';
      if (!isColoured) expect(TEXT.includes(bare) || TEXT.includes(`\`${plain}\``)).toBe(true);
    }
  }
});

describe('the example in docs/record.md', () => {
  const record = /^Game: qwixx\n[^`]*?^Dice-Commit:[^`]*/m.exec(TEXT)![0];

  test('has right dice', async () => {
    const { code, out } = await run(['verify', '-'], { input: record });
    expect([code, out]).toEqual([
      0,
      `All 2 rolls are right.\n1 of 2 seats added chance of their own.\n${OPEN}`,
    ]);
  });

  test('can be computed by what is written there, with the tools of a common library', () => {
    const value = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(record)![1]!;
    const [secret, chance] = [value('Dice-Secret'), value('Dice-Seat-2')];
    const hash = createHash('sha256').update(Buffer.from(secret, 'hex')).digest('hex');
    expect(hash).toBe(value('Dice-Commit'));
    const rolls = [...record.matchAll(/^roll (.*)$/gm)].map(([, words]) => words);
    expect(rolls.length).toBeGreaterThan(1);
    for (const [index, words] of rolls.entries()) {
      const text = `dicepad ${index + 1} 0 - ${chance}`;
      const bytes = [...createHmac('sha256', Buffer.from(secret, 'hex')).update(text).digest()];
      const numbers = bytes.filter((byte) => byte < 252).map((byte) => (byte % 6) + 1);
      const [white, other, red, yellow, green, blue] = numbers;
      expect(words).toBe(`${white} ${other} R${red} Y${yellow} G${green} B${blue}`);
    }
  });
});

test('a roll that does not is wrong, and the right one is printed', async () => {
  const { code, out, err } = await run(['verify', '-'], {
    input: `${HEAD}${ADDED}\nroll 4 3 R1 Y6 G3 B1\n`,
  });
  expect([code, out]).toEqual([1, '']);
  expect(err).toBe('Roll 1 is wrong: it says 4 3 R1 Y6 G3 B1 but must be 2 5 R1 Y6 G2 B5.\n');
});

test('a secret that does not match the commitment is reported', async () => {
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
