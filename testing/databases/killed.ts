import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createConnection } from 'node:net';
import { fileURLToPath } from 'node:url';
import { expect, test, vi } from 'vitest';

const FORGETFUL = fileURLToPath(new URL('./forgetful.ts', import.meta.url));

export function killedTestLeavesNothing(kind: 'postgres' | 'redis'): void {
  test(`a test that is killed leaves no ${kind} and no folder behind`, async () => {
    const forgetful = spawn(process.execPath, [FORGETFUL, kind], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const [told] = await Promise.race([once(forgetful.stdout, 'data'), endOf(forgetful)]);
    const { url, folder }: { url: string; folder: string } = JSON.parse(String(told));
    expect(await answers(url)).toBe(true);
    forgetful.kill('SIGKILL');
    await vi.waitFor(async () => expect(await answers(url)).toBe(false), { timeout: 30_000 });
    await vi.waitFor(() => expect(existsSync(folder)).toBe(false), { timeout: 30_000 });
  });
}

/** A program that cannot start its server prints why and ends without telling an address. */
async function endOf(child: ChildProcess): Promise<never> {
  const [code] = await once(child, 'exit');
  throw new Error(`it ended by itself, with code ${code}`);
}

async function answers(url: string): Promise<boolean> {
  const socket = createConnection(Number(new URL(url).port), '127.0.0.1');
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}
