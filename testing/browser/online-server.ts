import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';

const PROGRAM = fileURLToPath(new URL('../../bin/dicepad', import.meta.url));

/** A server in a process of its own, as an operator runs it, that can be killed. */
export interface OwnServer {
  readonly address: string;
  /** As a machine does that loses its power. */
  kill(): Promise<void>;
  /** On the same port and the same data. */
  start(): Promise<void>;
}

export async function startServer(): Promise<OwnServer> {
  const data = mkdtempSync(path.join(os.tmpdir(), 'dicepad-data-'));
  let running = await run(data, 0);
  const kill = (): Promise<void> => end(running.child);
  onTestFinished(async () => {
    await kill();
    rmSync(data, { recursive: true, force: true, maxRetries: 5 });
  });
  const { port } = running;
  return {
    address: `http://localhost:${port}`,
    kill,
    async start() {
      running = await run(data, port);
    },
  };
}

async function run(data: string, port: number): Promise<{ child: ChildProcess; port: number }> {
  const flags = ['--data', data, '--port', String(port), '--host', '127.0.0.1', '--no-qr'];
  const child = spawn(process.execPath, [PROGRAM, 'serve', ...flags], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (part) => {
    said += part;
  });
  const found = await new Promise<number>((resolve, reject) => {
    child.stdout.on('data', (part) => {
      const address = /http:\/\/\S+:(\d+)/.exec(String(part));
      if (address) resolve(Number(address[1]));
    });
    child.once('exit', () => reject(new Error(`the server did not start: ${said}`)));
  });
  return { child, port: found };
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const isGone = once(child, 'exit');
  child.kill('SIGKILL');
  await isGone;
}
