import { describe } from 'vitest';
import { startPostgres } from '#testing/databases/postgres.ts';
import { servedBrokerContract } from './contract.ts';
import { postgresBroker } from './postgres.ts';

describe('the broker over PostgreSQL', () => {
  servedBrokerContract(startPostgres, postgresBroker);
});
