import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const PROGRAM = fileURLToPath(new URL('../../bin/dicepad', import.meta.url));

/** The real program, once it has printed its address. The caller has to end it. */
export async function openedServer(
  data: string,
  argv: readonly string[],
  env: Readonly<Record<string, string>> = {},
) {
  const args = [PROGRAM, 'serve', '--data', data, ...argv];
  const child = spawn(process.execPath, args, { env: { ...process.env, ...env } });
  const ended = new Promise<{ code: number | null; signal: NodeJS.Signals | null }>((resolve) =>
    child.once('close', (code, signal) => resolve({ code, signal })),
  );
  const said = { out: '', err: '' };
  child.stderr.on('data', (chunk) => {
    said.err += chunk;
  });
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (chunk) => {
      said.out += chunk;
      if (said.out.includes('Ctrl-C stops.')) resolve();
    });
    ended.then(({ code }) => reject(new Error(`ended with ${code}: ${said.err}`)));
  });
  const address = (/http:\/\/\S+/.exec(said.out)?.[0] ?? '').replace(/\/$/, '');
  return { child, ended, said, address };
}
