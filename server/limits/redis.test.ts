import { Redis } from 'ioredis';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import type { Kept } from '#testing/databases/kept.ts';
import { startRedis } from '#testing/databases/redis.ts';
import { createLimits } from './limits.ts';
import { RATES } from './rates.ts';
import { done, limited } from './testing.ts';

let server: Kept;
beforeEach(async () => {
  server = await startRedis();
  return () => server.close();
});

async function client(options: { readonly commandTimeout?: number } = {}): Promise<Redis> {
  const redis = new Redis(server.url, { retryStrategy: () => 20, ...options });
  redis.on('error', () => undefined);
  onTestFinished(() => redis.disconnect());
  await new Promise<void>((resolve) => redis.once('ready', () => resolve()));
  return redis;
}

test('processes that share Redis count together, and alone while it is away', async () => {
  const one = limited(createLimits({ redis: await client() }));
  const other = limited(createLimits({ redis: await client() }));
  expect(await done(one, '/carry', 6)).toBe(6);
  expect(await done(other, '/carry', 6)).toBe(4);
  await server.stop();
  expect(await done(one, '/carry', 12)).toBe(10);
  expect(await done(other, '/carry', 12)).toBe(10);
});

test('codes are counted for everybody together, in all processes', async () => {
  const rates = { ...RATES, joinByCode: { ...RATES.joinByCode, overall: 5 } };
  const one = limited(createLimits({ rates, redis: await client() }));
  const other = limited(createLimits({ rates, redis: await client() }));
  expect(await done(one, '/joinByCode?failing', 3, '10.0.1.1')).toBe(3);
  expect(await done(other, '/joinByCode?failing', 2, '10.0.1.2')).toBe(2);
  expect(await done(one, '/joinByCode', 1, '10.0.1.2')).toBe(0);
  expect(await done(other, '/joinByCode', 1, '10.0.1.1')).toBe(0);
  expect(await done(other, '/joinByCode', 1, '10.0.1.3')).toBe(1);
  await server.stop();
  expect(await done(one, '/joinByCode?failing', 1, '10.0.1.1')).toBe(1);
});

test('while Redis hangs, each process counts alone', async () => {
  const redis = await client({ commandTimeout: 50 });
  const app = limited(createLimits({ redis }));
  await (await client()).call('CLIENT', 'PAUSE', '600000', 'ALL');
  expect(await done(app, '/carry', 12)).toBe(10);
});
