import { afterAll, describe } from 'vitest';
import type { Kept } from '#testing/databases/kept.ts';
import { startRedis } from '#testing/databases/redis.ts';
import { brokerContract, servedBrokerContract } from './contract.ts';
import { redisBroker } from './redis.ts';

describe('the broker over Redis', () => {
  let started: Promise<Kept> | undefined;
  afterAll(async () => (await started)?.close());

  brokerContract(meet);
  servedBrokerContract(meet);

  async function meet() {
    started ??= startRedis();
    const server = await started;
    return { join: () => redisBroker(server.url, () => undefined), server };
  }
});
