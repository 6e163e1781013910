import { onTestFinished } from 'vitest';
import type { Kept } from '#testing/databases/kept.ts';
import { LONG } from '#testing/long.ts';
import { startProgram } from './program.ts';
import { playThrough } from './through.ts';

const TIMES = LONG ? 10 : 1;
const MATCHES = LONG ? 40 : 3;
const MOVES = LONG ? 200 : 25;

/**
 * Lets people play at two processes that share a database, and perhaps Redis, while something
 * happens to what they share. Returns how often each of them had to come back.
 */
export async function playAtTwo(
  shared: { readonly databaseUrl: string; readonly redisUrl?: string },
  happen: () => Promise<void>,
): Promise<readonly number[]> {
  const addresses: string[] = [];
  for (let count = 0; count < 2; count++) {
    const server = await startProgram(shared);
    onTestFinished(() => server.close());
    addresses.push(server.url);
  }
  const happens = Array.from({ length: TIMES }, () => happen);
  return playThrough({ addresses, matches: MATCHES, moves: MOVES, happens });
}

export async function restart(kept: Kept): Promise<void> {
  await kept.stop();
  await kept.start();
}
