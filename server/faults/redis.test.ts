import { expect, onTestFinished, test } from 'vitest';
import { startPostgres } from '#testing/databases/postgres.ts';
import { startRedis } from '#testing/databases/redis.ts';
import { buildFirst, LONGEST } from './testing/built.ts';
import { playAtTwo, restart } from './testing/pair.ts';

buildFirst();

test(
  'Redis is restarted: nobody else notices',
  async () => {
    const postgres = await startPostgres();
    onTestFinished(() => postgres.close());
    const redis = await startRedis();
    onTestFinished(() => redis.close());
    const shared = { databaseUrl: postgres.url, redisUrl: redis.url };
    const back = await playAtTwo(shared, () => restart(redis));
    expect(new Set(back)).toEqual(new Set([0]));
  },
  LONGEST,
);
