import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { createConnection } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findRedis } from '../../launch/system.js';
import { freePort } from '../port.ts';
import { type Kept, keep } from './kept.ts';

/**
 * A real Redis of one's own, to be stopped and started at will. Only for files named
 * `redis.test.ts`: where there is no Redis, these are left out and the run says so.
 */
export async function startRedis(): Promise<Kept> {
  const program = findRedis();
  if (!program) throw new Error('There is no redis-server here; see the end of "npm test".');
  const folder = mkdtempSync(path.join(tmpdir(), 'dicepad-redis-'));
  const port = await freePort();
  const settings = ['--bind', '127.0.0.1', '--save', '', '--dir', folder];
  return keep({
    url: `redis://127.0.0.1:${port}`,
    folder,
    command: [program, '--port', String(port), ...settings],
    signal: 'KILL',
    greet: () => ping(port),
  });
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
