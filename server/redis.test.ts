import fastify from 'fastify';
import { Redis } from 'ioredis';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import type { Kept } from '#testing/databases/kept.ts';
import { startRedis } from '#testing/databases/redis.ts';
import { temporaryFolder } from '#testing/folder.ts';
import { openBacking } from './backing.ts';
import { createLimits, limitEverything } from './limits/limits.ts';

let redis: Kept;
beforeAll(async () => {
  redis = await startRedis();
});
afterAll(() => redis.close());

test('a Redis that hangs holds up no visitor', async () => {
  const backing = await openBacking({
    folder: temporaryFolder(),
    redisUrl: redis.url,
    onTrouble: () => undefined,
  });
  onTestFinished(backing.close);
  await new Promise((resolve) => backing.redis!.once('ready', resolve));
  const app = fastify();
  limitEverything(app, createLimits({ redis: backing.redis }));
  app.get('/', async () => 'welcome');
  const other = new Redis(redis.url);
  onTestFinished(() => other.disconnect());
  await other.call('CLIENT', 'PAUSE', '600000', 'ALL');
  expect((await app.inject('/')).payload).toBe('welcome');
});
