import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { freshPostgres } from '#testing/databases/fresh.ts';
import { LONG } from '#testing/long.ts';
import { buildFirst, LONGEST } from './testing/built.ts';
import { type Program, startProgram } from './testing/program.ts';
import { playThrough } from './testing/through.ts';

/** In milliseconds. */
const PAUSE = LONG ? 60_000 : 1500;
const MATCHES = LONG ? 40 : 3;
const MOVES = 30;

buildFirst();

async function started(databaseUrl?: string): Promise<Program> {
  const server = await startProgram({ databaseUrl });
  onTestFinished(() => server.close());
  return server;
}

const pause = (server: Program) => async () => {
  server.signal('SIGSTOP');
  await sleep(PAUSE);
  server.signal('SIGCONT');
};

test(
  `a process that is paused for ${PAUSE / 1000} s goes on as if nothing had been`,
  async () => {
    const server = await started();
    const addresses = [server.url];
    await playThrough({ addresses, matches: MATCHES, moves: MOVES, happens: [pause(server)] });
    expect(server.output()).not.toContain('"level":50');
  },
  LONGEST,
);

test(
  'one of two processes is paused: clients of the other see what they missed afterwards',
  async () => {
    const url = await freshPostgres();
    const [one, other] = [await started(url), await started(url)];
    const addresses = [one.url, other.url];
    const happens = [pause(one), pause(other)];
    await playThrough({ addresses, matches: MATCHES, moves: MOVES, happens });
  },
  LONGEST,
);
