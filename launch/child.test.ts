import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';

const CHILD = new URL('./child.js', import.meta.url).href;

/** A parent that runs `program` through us, in a process of its own that may be killed. */
function parentOf(program: string) {
  const source = `
    import { endLike, run } from ${JSON.stringify(CHILD)};
    endLike(await run(process.execPath, ['-e', ${JSON.stringify(program)}]));
  `;
  return spawn(process.execPath, ['--input-type=module', '-e', source], { stdio: 'pipe' });
}

test('the exit code of the child is ours', async () => {
  const [code, signal] = await once(parentOf('process.exit(7)'), 'close');
  expect([code, signal]).toEqual([7, null]);
});

test('a child that died by a signal makes us die by it', async () => {
  const [code, signal] = await once(parentOf('process.kill(process.pid, "SIGTERM")'), 'close');
  expect([code, signal]).toEqual([null, 'SIGTERM']);
});

test.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
  '%s reaches the child, which may answer it',
  async (name) => {
    const parent = parentOf(`
    process.on('${name}', () => { console.log('heard ${name}'); process.exit(5); });
    setInterval(() => {}, 1000);
    console.log('ready');
  `);
    let heard = '';
    parent.stdout.on('data', (text) => {
      heard += text;
      if (heard === 'ready\n') parent.kill(name);
    });
    const [code] = await once(parent, 'close');
    expect(heard).toBe(`ready\nheard ${name}\n`);
    expect(code).toBe(5);
  },
);
