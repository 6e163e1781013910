import { freshPostgres } from '#testing/databases/postgres.ts';
import { openDatabase } from '../database/open.ts';
import { testTables } from './contract.ts';

testTables('PostgreSQL', async () => openDatabase({ folder: '', url: await freshPostgres() }));
