import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import type { Kept } from './kept.ts';
import { PROGRAMS, RUNNER, reachablePrograms, startPostgres } from './postgres.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Answers with the address of the PostgreSQL that all tests share. */
    readonly postgres: string;
  }
}

/** One PostgreSQL for all tests of a run, started by the first that asks for it. */
export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(path.join(tmpdir(), 'dicepad-programs-'));
  chmodSync(folder, 0o755);
  if (RUNNER) process.env[PROGRAMS] = reachablePrograms(path.join(folder, 'native'));
  let shared: Promise<Kept> | undefined;
  const server = createServer((_, response) => {
    shared ??= startPostgres();
    shared.then(
      ({ url }) => response.end(url),
      (error) => response.writeHead(500).end(String(error)),
    );
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  provide('postgres', `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  return async () => {
    server.close();
    // One that did not start was told to those who asked for it.
    await shared?.then(
      (kept) => kept.close(),
      () => undefined,
    );
    rmSync(folder, { recursive: true, force: true });
  };
}
