import { spawn, spawnSync } from 'node:child_process';
import { closeSync, existsSync, openSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const PROGRAM = fileURLToPath(new URL('../bin/dicepad', import.meta.url));
const RECORD = 'Game: qwixx\nPlayers: Max, Emma\n\nroll 4 1 R3 Y2 G6 B6\n1 R5\n';

interface Ending {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** Runs the real program; `talk` may write to it, listen, or hang up. */
function program(
  argv: readonly string[],
  talk: (child: ReturnType<typeof spawn>) => void,
): Promise<Ending> {
  const child = spawn(process.execPath, [PROGRAM, ...argv]);
  let out = '';
  let err = '';
  child.stdout.on('data', (chunk) => {
    out += chunk;
  });
  child.stderr.on('data', (chunk) => {
    err += chunk;
  });
  // Input that the program no longer wants ends in a broken pipe on our side.
  child.stdin.on('error', () => child.stdin.destroy());
  talk(child);
  return new Promise((resolve) => {
    child.on('close', (code) => resolve({ code, out, err }));
  });
}

test('a record on standard input', async () => {
  const { code, out, err } = await program(['replay', '-', '--json'], (child) =>
    child.stdin!.end(RECORD),
  );
  expect([code, err]).toEqual([0, '']);
  expect(JSON.parse(out)).toMatchObject({ game: 'qwixx', over: false, winners: [] });
});

test('an endless input ends with 2 and a sentence', async () => {
  const { code, out, err } = await program(['replay', '-'], ({ stdin }) => {
    const chunk = Buffer.alloc(1_000_000, 'x');
    const pour = () => {
      while (stdin!.writable && stdin!.write(chunk));
    };
    stdin!.on('drain', pour);
    pour();
  });
  expect([code, out]).toEqual([2, '']);
  expect(err).toMatch(/^dicepad: Standard input is larger than 10 MB\..*\n$/);
});

test('a reader that hangs up ends it quietly', async () => {
  const argv = ['simulate', 'qwixx', '--matches', '1'];
  const { err } = await program(argv, (child) => child.stdout!.destroy());
  expect(err).toBe('');
});

// In a process of its own, whose stack is as small as a reader's.
test('a story may be very long', { timeout: 30_000 }, async () => {
  const round = (first: number, second: number) =>
    `roll R G B 1 3 4\n${first} pass\n${second} pass\n`;
  const rounds = round(1, 2).repeat(3) + (round(2, 1) + round(1, 2)).repeat(22_000);
  const { code, out, err } = await program(['replay', '-', '--story'], (child) =>
    child.stdin!.end(`Game: encore\nPlayers: Ada, Bea\n\n${rounds}`),
  );
  expect([code, err]).toEqual([0, '']);
  expect(out.match(/^Ada: pass$/gm)).toHaveLength(44_003);
});

test.skipIf(!existsSync('/dev/full'))('output that cannot be written exits with 2', async () => {
  const full = openSync('/dev/full', 'w');
  const { status, stderr } = spawnSync(process.execPath, [PROGRAM, '--help'], {
    stdio: ['ignore', full, 'pipe'],
    encoding: 'utf8',
  });
  closeSync(full);
  expect([status, stderr]).toEqual([
    2,
    'dicepad: The output cannot be written: the disk is full.\n',
  ]);
});

test('a match over a pipe', async () => {
  const { code, out, err } = await program(['play', 'qwixx', '--seed', '1'], (child) =>
    child.stdin!.end('1\n\n'),
  );
  expect([code, err]).toEqual([0, '']);
  expect(out).toContain('pencilled: pass');
});

test('wrong usage shows no stack trace', async () => {
  const { code, err } = await program(['replay', '--nonsense'], () => undefined);
  expect(code).toBe(2);
  expect(err.split('\n')).toHaveLength(2);
});
