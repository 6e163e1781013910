import { randomBytes } from 'node:crypto';
import { inject } from 'vitest';
import { ask } from './postgres.ts';

/**
 * The address of a new and empty database, in a PostgreSQL that all tests of a run share; see
 * `setup.ts`.
 */
export async function freshPostgres(): Promise<string> {
  const answer = await fetch(inject('postgres'));
  const url = await answer.text();
  if (!answer.ok) throw new Error(url);
  const name = `test_${randomBytes(6).toString('hex')}`;
  await ask(url, `create database ${name}`);
  return url.replace(/[^/]+$/, name);
}
