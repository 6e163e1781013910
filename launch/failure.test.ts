import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const FAILURE = new URL('./failure.js', import.meta.url).href;
const STEPS = fileURLToPath(new URL('./steps.js', import.meta.url));

function endOf(body: string) {
  const source = `
    import { Failure, Interrupted, orExplain } from ${JSON.stringify(FAILURE)};
    await orExplain(async () => { ${body} });
  `;
  return spawnSync(process.execPath, ['--input-type=module', '-e', source], { encoding: 'utf8' });
}

test('a failure is one plain line and exit code 2', () => {
  const { status, stderr, stdout } = endOf(`throw new Failure('No network.')`);
  expect({ status, stderr, stdout }).toEqual({
    status: 2,
    stderr: 'dicepad: No network.\n',
    stdout: '',
  });
});

test('an interruption ends by its signal, without words', () => {
  const { signal, stderr } = endOf(`throw new Interrupted('SIGINT')`);
  expect({ signal, stderr }).toEqual({ signal: 'SIGINT', stderr: '' });
});

test('a bug stays loud', () => {
  const { status, stderr } = endOf(`throw new TypeError('a bug')`);
  expect(status).toBe(1);
  expect(stderr).toContain('TypeError: a bug');
});

test('an unknown plan is refused with the known ones', () => {
  const { status, stderr } = spawnSync(process.execPath, [STEPS, 'tset'], { encoding: 'utf8' });
  expect(status).toBe(2);
  expect(stderr).toBe(
    'dicepad: There is no plan "tset". Plans: format, check, mutate, test, test:long.\n',
  );
});

test.each([['--seed=abc'], ['--seed='], ['--seed', 'qwixx'], ['--seed=-1'], ['--seed']])(
  'a seed that is no number is refused: %s %s',
  (...args) => {
    const { status, stderr } = spawnSync(process.execPath, [STEPS, 'test', ...args], {
      encoding: 'utf8',
    });
    expect([status, stderr]).toEqual([2, 'dicepad: --seed takes a whole number: --seed=42.\n']);
  },
);
