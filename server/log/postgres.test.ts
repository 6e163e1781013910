import { describe } from 'vitest';
import { freshPostgres } from '#testing/databases/fresh.ts';
import { LONG, TIMEOUT } from '#testing/long.ts';
import { logContract } from './contract.ts';

describe('the log in PostgreSQL', { timeout: TIMEOUT }, () => {
  logContract(async () => ({ folder: '', url: await freshPostgres() }), LONG ? 50 : 3);
});
