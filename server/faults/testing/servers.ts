import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Kept } from '#testing/databases/kept.ts';
import { startPostgres } from '#testing/databases/postgres.ts';
import { startRedis } from '#testing/databases/redis.ts';
import { metrics, type Program, startProgram } from './program.ts';

const COLLECT = fileURLToPath(new URL('../../bench/collect.ts', import.meta.url));

/** What it says when it has done so. */
const COLLECTED = 'garbage collected';

export interface Servers {
  readonly programs: readonly Program[];
  readonly addresses: readonly string[];
  /** From the command to the first yes of `/ready`, in milliseconds. */
  readonly startUp: number;
  close(): Promise<void>;
}

export interface Wanted {
  readonly processes: number;
  readonly isPostgres: boolean;
  readonly isRedis: boolean;
}

/** Real servers; several of them share a database. */
export async function startServers({ processes, isPostgres, isRedis }: Wanted): Promise<Servers> {
  const databases: Kept[] = [];
  const started = async (wish: boolean, start: () => Promise<Kept>) => {
    if (!wish) return undefined;
    const kept = await start();
    databases.push(kept);
    return kept.url;
  };
  const databaseUrl = await started(isPostgres, startPostgres);
  const redisUrl = await started(isRedis, startRedis);
  const programs: Program[] = [];
  let startUp = 0;
  for (let count = 0; count < processes; count++) {
    const began = performance.now();
    const nodeFlags = ['--import', COLLECT];
    programs.push(await startProgram({ databaseUrl, redisUrl, nodeFlags }));
    startUp = performance.now() - began;
  }
  return {
    programs,
    addresses: programs.map(({ url }) => url),
    startUp,
    close: async () => {
      for (const each of [...programs, ...databases]) await each.close();
    },
  };
}

/** What the servers hold in memory without their garbage, in bytes. */
export interface Memory {
  /** Objects and buffers. */
  readonly held: number;
  /** What the system has given them, and does not get back so soon. */
  readonly resident: number;
}

export async function memory({ programs }: Servers): Promise<Memory> {
  await Promise.all(programs.map(collect));
  const sums = await totals(programs, [
    'nodejs_heap_size_used_bytes',
    'nodejs_external_memory_bytes',
    'process_resident_memory_bytes',
  ]);
  return { held: sums[0]! + sums[1]!, resident: sums[2]! };
}

/** The processor time that they have used, in seconds. */
export async function work({ programs }: Servers): Promise<number> {
  return (await totals(programs, ['process_cpu_seconds_total']))[0]!;
}

/** Has the garbage of a server taken away. */
async function collect(program: Program): Promise<void> {
  const times = () => program.output().split(COLLECTED).length;
  const before = times();
  program.signal('SIGUSR2');
  while (times() === before) await sleep(20);
}

async function totals(programs: readonly Program[], names: readonly string[]) {
  const all = await Promise.all(programs.map(({ url }) => metrics(url, names)));
  return names.map((_, index) => all.reduce((sum, each) => sum + each[index]!, 0));
}
