import { afterAll, describe } from 'vitest';
import type { Kept } from '#testing/databases/kept.ts';
import { startPostgres } from '#testing/databases/postgres.ts';
import { brokerContract, servedBrokerContract } from './contract.ts';
import { postgresBroker } from './postgres.ts';

describe('the broker over PostgreSQL', () => {
  let started: Promise<Kept> | undefined;
  afterAll(async () => (await started)?.close());

  brokerContract(meet);
  servedBrokerContract(meet);

  async function meet() {
    started ??= startPostgres();
    const server = await started;
    return { join: () => postgresBroker(server.url, () => undefined), server };
  }
});
