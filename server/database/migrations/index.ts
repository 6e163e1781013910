import type { Queries } from '../database.ts';
import { first } from './first.ts';
import { second } from './second.ts';
import { third } from './third.ts';

export type Migration = (queries: Queries) => Promise<void>;

/**
 * The n-th brings a database to version n. Once released, one is never changed, nor taken away:
 * what is to be different is a new one at the end.
 */
export const MIGRATIONS: readonly Migration[] = [first, second, third];
