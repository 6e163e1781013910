import { describe } from 'vitest';
import { startRedis } from '#testing/databases/redis.ts';
import { servedBrokerContract } from './contract.ts';
import { redisBroker } from './redis.ts';

describe('the broker over Redis', () => {
  servedBrokerContract(startRedis, redisBroker);
});
