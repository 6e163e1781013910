import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { createConnection } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort, type Kept, keep } from './kept.ts';

const PROGRAM = 'redis-server';

/** A real Redis of one's own, to be stopped and started at will. */
export async function startRedis(): Promise<Kept> {
  mustBeThere();
  const folder = mkdtempSync(path.join(tmpdir(), 'dicepad-redis-'));
  const port = await freePort();
  const settings = ['--bind', '127.0.0.1', '--save', '', '--dir', folder];
  return keep({
    url: `redis://127.0.0.1:${port}`,
    folder,
    command: [PROGRAM, '--port', String(port), ...settings],
    signal: 'KILL',
    greet: () => ping(port),
  });
}

function mustBeThere(): void {
  try {
    execFileSync(PROGRAM, ['--version'], { stdio: 'pipe' });
  } catch (error) {
    throw new Error(
      `These tests need a real Redis, and there is no ${PROGRAM} here. Install it, for example with "apt-get install redis-server" or "brew install redis".`,
      { cause: error },
    );
  }
}

async function ping(port: number): Promise<void> {
  const socket = createConnection({ port, host: '127.0.0.1' });
  try {
    await once(socket, 'connect');
    socket.write('PING\r\n');
    const [answer] = await once(socket, 'data');
    if (!String(answer).startsWith('+PONG')) throw new Error(`Redis said ${answer}`);
  } finally {
    socket.destroy();
  }
}
