/** A database that cannot be used as things stand. The message says why and what to do. */
export class UnusableDatabase extends Error {}

const POSTGRES_DUPLICATE = '23505';
/** Of a primary key and of a unique column. */
const SQLITE_DUPLICATES = [1555, 2067];

/** Whether a row was refused because another one has its key. */
export function isDuplicate(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('errcode' in error) return SQLITE_DUPLICATES.includes(Number(error.errcode));
  return 'code' in error && error.code === POSTGRES_DUPLICATE;
}
