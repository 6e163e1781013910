import { execFileSync } from 'node:child_process';
import { statSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { ensureBuilt } from '#server/build/build.ts';
import { LONG, TIMEOUT } from '#testing/long.ts';
import { metric, type Program, startProgram } from './testing/program.ts';
import { playThrough } from './testing/through.ts';

/** A busy machine needs its time for so many starts. */
const LONGEST = 3 * TIMEOUT;

const TIMES = LONG ? 10 : 1;
const MATCHES = LONG ? 40 : 4;
const MOVES = 40;

/** Part of every Linux; it needs no rights for what is done here. */
const PROGRAM = 'prlimit';
/** A file that may not grow fails like one on a full disk, if the signal that says so is ignored. */
const PRELUDE = "trap '' XFSZ";
const FAILED = 'dicepad_log_writes_total{outcome="failed"}';

beforeAll(async () => {
  await ensureBuilt(() => undefined);
}, TIMEOUT);

/** A full disk without being root: only the soft limit is set, so that it can be lifted again. */
function limitFiles({ pid }: Program, bytes: number | 'unlimited'): void {
  execFileSync(PROGRAM, ['--pid', String(pid), `--fsize=${bytes}:unlimited`]);
}

test(
  'the disk is full: nothing is acknowledged that is not kept, and when there is room all goes on',
  async () => {
    const server = await startProgram({ prelude: PRELUDE });
    onTestFinished(() => server.close());
    const fill = async () => {
      const before = await failures(server);
      limitFiles(server, statSync(path.join(server.folder, 'data', 'dicepad.db-wal')).size);
      while ((await failures(server)) === before) await sleep(20);
      expect((await fetch(`${server.url}/health`)).status).toBe(200);
      limitFiles(server, 'unlimited');
    };
    const happens = Array.from({ length: TIMES }, () => fill);
    await playThrough({ addresses: [server.url], matches: MATCHES, moves: MOVES, happens });
    expect(server.output()).toContain('disk');
  },
  LONGEST,
);

async function failures({ url }: Program): Promise<number> {
  return (await metric(url, FAILED)) || 0;
}
