import pg from 'pg';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import type { Kept } from '#testing/databases/kept.ts';
import { startPostgres } from '#testing/databases/postgres.ts';
import { startRedis } from '#testing/databases/redis.ts';
import { LONG, TIMEOUT } from '#testing/long.ts';
import { buildFirst, LONGEST } from './testing/built.ts';
import { startProgram } from './testing/program.ts';
import { playThrough } from './testing/through.ts';

const TIMES = LONG ? 10 : 1;
const MATCHES = LONG ? 40 : 3;
const MOVES = LONG ? 200 : 25;

buildFirst();

let postgres: Kept;
beforeAll(async () => {
  postgres = await startPostgres();
  return () => postgres.close();
}, TIMEOUT);

/** Two processes that share everything but themselves. */
async function twoServers(redisUrl?: string): Promise<readonly string[]> {
  const wanted = { databaseUrl: postgres.url, redisUrl };
  const one = await startProgram(wanted);
  onTestFinished(() => one.close());
  const other = await startProgram(wanted);
  onTestFinished(() => other.close());
  return [one.url, other.url];
}

async function through(addresses: readonly string[], happen: () => Promise<void>) {
  const happens = Array.from({ length: TIMES }, () => happen);
  return playThrough({ addresses, matches: MATCHES, moves: MOVES, happens });
}

const restarted = (kept: Kept) => async () => {
  await kept.stop();
  await kept.start();
};

test(
  'the broker in PostgreSQL loses its connections: nobody else notices',
  async () => {
    const back = await through(await twoServers(), async () => {
      expect(await endListeners()).toBeGreaterThanOrEqual(2);
    });
    expect(new Set(back)).toEqual(new Set([0]));
  },
  LONGEST,
);

test(
  'Redis is restarted: nobody else notices',
  async () => {
    const redis = await startRedis();
    onTestFinished(() => redis.close());
    const back = await through(await twoServers(redis.url), restarted(redis));
    expect(new Set(back)).toEqual(new Set([0]));
  },
  LONGEST,
);

test(
  'the database is restarted: everybody comes back and plays on',
  async () => {
    await through(await twoServers(), restarted(postgres));
  },
  LONGEST,
);

/** How many connections that wait for news were ended. */
async function endListeners(): Promise<number> {
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  try {
    const { rowCount } = await client.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'dicepad broker'",
    );
    return rowCount ?? 0;
  } finally {
    await client.end();
  }
}
