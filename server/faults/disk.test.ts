import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import type { Kept } from '#testing/databases/kept.ts';
import { RUNNER, startPostgres } from '#testing/databases/postgres.ts';
import { LONG } from '#testing/long.ts';
import { buildFirst, LONGEST } from './testing/built.ts';
import { metric, type Program, startProgram } from './testing/program.ts';
import { playThrough } from './testing/through.ts';

const TIMES = LONG ? 10 : 1;
const MATCHES = LONG ? 40 : 4;
const MOVES = 40;

/** Part of every Linux; it needs no rights for what is done here. */
const PROGRAM = 'prlimit';
/**
 * A file that may not be written fails like one on a full disk, if the signal that says so is
 * ignored. What the server says goes through a pipe to somebody who has room.
 */
const PRELUDE = `trap '' XFSZ; mkfifo "$0/said"; cat "$0/said" & exec > "$0/said" 2>&1`;
const FAILED = 'dicepad_log_writes_total{outcome="failed"}';

buildFirst();

/** A full disk without being root: only the soft limit is set, so that it can be lifted again. */
function limitFiles(pid: number, bytes: number | 'unlimited', user?: typeof RUNNER): void {
  execFileSync(PROGRAM, ['--pid', String(pid), `--fsize=${bytes}:unlimited`], user);
}

test(
  'the disk is full: nothing is acknowledged that is not kept, and when there is room all goes on',
  async () => {
    const server = await startProgram({ prelude: PRELUDE });
    onTestFinished(() => server.close());
    const fill = async () => {
      const before = await failures(server);
      limitFiles(server.pid, 0);
      while ((await failures(server)) === before) await sleep(20);
      expect((await fetch(`${server.url}/health`)).status).toBe(200);
      limitFiles(server.pid, 'unlimited');
    };
    const happens = Array.from({ length: TIMES }, () => fill);
    await playThrough({ addresses: [server.url], matches: MATCHES, moves: MOVES, happens });
    expect(server.output()).toContain('disk');
  },
  LONGEST,
);

test(
  'the disk of PostgreSQL is full: its end loses nothing, and with room and a new start all goes on',
  async () => {
    const postgres = await startPostgres();
    onTestFinished(() => postgres.close());
    const server = await startProgram({ databaseUrl: postgres.url });
    onTestFinished(() => server.close());
    const fill = async () => {
      const before = await failures(server);
      limitAll(processesOf(postgres));
      while ((await failures(server)) === before) await sleep(20);
      expect((await fetch(`${server.url}/health`)).status).toBe(200);
      // Without room for its journal PostgreSQL ends, or would: somebody has to start it again.
      await postgres.stop();
      await postgres.start();
    };
    const happens = Array.from({ length: TIMES }, () => fill);
    await playThrough({ addresses: [server.url], matches: MATCHES, moves: MOVES, happens });
  },
  LONGEST,
);

/** Processes that end meanwhile need no limit; one started later inherits that of the first. */
function limitAll(pids: readonly number[]): void {
  for (const pid of pids) {
    try {
      limitFiles(pid, 0, RUNNER);
    } catch (error) {
      if (existsSync(`/proc/${pid}`)) throw error;
    }
  }
}

/** The first process of a PostgreSQL, and those that it has started. */
function processesOf({ folder }: Kept): readonly number[] {
  const read = (file: string) => readFileSync(file, 'utf8');
  const first = Number.parseInt(read(path.join(folder, 'data', 'postmaster.pid')), 10);
  const others = read(`/proc/${first}/task/${first}/children`).trim().split(' ');
  return [first, ...others.map(Number)];
}

async function failures({ url }: Program): Promise<number> {
  return (await metric(url, FAILED)) || 0;
}
