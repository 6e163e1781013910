import { afterAll, beforeAll } from 'vitest';
import type { Kept } from '#testing/databases/kept.ts';
import { startPostgres } from '#testing/databases/postgres.ts';
import { openDatabase } from '../database/open.ts';
import { testTables } from './contract.ts';

let server: Kept;
beforeAll(async () => {
  server = await startPostgres();
});
afterAll(() => server.close());

testTables('PostgreSQL', () => openDatabase({ folder: '', url: server.url }));
