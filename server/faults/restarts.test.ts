import pg from 'pg';
import { beforeAll, expect, test } from 'vitest';
import type { Kept } from '#testing/databases/kept.ts';
import { startPostgres } from '#testing/databases/postgres.ts';
import { TIMEOUT } from '#testing/long.ts';
import { buildFirst, LONGEST } from './testing/built.ts';
import { playAtTwo, restart } from './testing/pair.ts';

buildFirst();

let postgres: Kept;
beforeAll(async () => {
  postgres = await startPostgres();
  return () => postgres.close();
}, TIMEOUT);

test(
  'the broker in PostgreSQL loses its connections: nobody else notices',
  async () => {
    const back = await playAtTwo({ databaseUrl: postgres.url }, async () => {
      expect(await endListeners()).toBeGreaterThanOrEqual(2);
    });
    expect(new Set(back)).toEqual(new Set([0]));
  },
  LONGEST,
);

test(
  'the database is restarted: everybody comes back and plays on',
  async () => {
    await playAtTwo({ databaseUrl: postgres.url }, () => restart(postgres));
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
