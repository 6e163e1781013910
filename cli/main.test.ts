import { expect, test } from 'vitest';
import { COMMANDS } from './commands.ts';
import { run } from './io-fake.ts';

const NAMES = COMMANDS.map(({ name }) => name);

test.each([[], ['--help'], ['-h'], ['help']].map((argv) => [argv]))(
  'dicepad %j lists every command and the exit codes',
  async (argv) => {
    const { code, out, err } = await run(argv);
    expect([code, err]).toEqual([0, '']);
    for (const name of [...NAMES, 'Exit codes', '130']) expect(out).toContain(name);
  },
);

test.each(NAMES)('%s explains itself, within 80 columns', async (name) => {
  const asked = await run(['help', name]);
  expect(asked).toEqual(await run([name, '--help']));
  expect(asked.code).toBe(0);
  expect(asked.out).toContain(`Usage: dicepad ${name}`);
  for (const line of asked.out.split('\n')) expect(line.length).toBeLessThanOrEqual(80);
});

test('every action of the lab has a page of its own', async () => {
  const lab = await COMMANDS.find(({ name }) => name === 'lab')!.load();
  for (const [name, { flags }] of Object.entries(lab.actions!)) {
    const asked = await run(['help', 'lab', name]);
    expect(asked).toEqual(await run(['lab', name, '--help']));
    expect(asked.out).toContain(`Usage: dicepad lab ${name}`);
    for (const flag of Object.keys(flags)) expect(asked.out).toContain(`--${flag}`);
    for (const line of asked.out.split('\n')) expect(line.length).toBeLessThanOrEqual(80);
  }
});

test('--version', async () => {
  expect((await run(['--version'])).out).toMatch(/^dicepad \d+\.\d+\.\d+\n$/);
});

test.each([
  [['replya'], 'There is no command “replya”. Did you mean replay?'],
  [
    ['xyzzy'],
    'There is no command “xyzzy”. Commands: serve, play, replay, verify, simulate, lab, sheets, reports, backup, restore, help.',
  ],
  [['help', 'plya'], 'There is no command “plya”. Did you mean play?'],
  [['--verson'], 'There is no option “--verson”. Did you mean --version?'],
  [['replay', '--jsn'], 'There is no option --jsn. Did you mean --json?'],
  [['replay', '-q'], 'There is no option -q. Add --help to see them all.'],
  [['replay', '--__proto__'], 'There is no option --__proto__. Add --help to see them all.'],
  [['replay', '--json=yes'], '--json takes no value.'],
  [['simulate', '--seed'], '--seed needs a value: --seed SEED.'],
  [['simulate', '--seed', '--json'], '--seed needs a value: --seed SEED.'],
  [['simulate', '--seed', '1', '--seed', '2'], '--seed is given twice. Keep only one.'],
  [['replay'], 'Which record? Give a FILE, or - for standard input.'],
  [
    ['\x1b[2J'],
    'There is no command “�[2J”. Commands: serve, play, replay, verify, simulate, lab, sheets, reports, backup, restore, help.',
  ],
])('%j is refused in one plain sentence', async (argv, sentence) => {
  expect(await run(argv)).toEqual({ code: 2, out: '', err: `dicepad: ${sentence}\n` });
});
