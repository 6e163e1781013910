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

/** Of a connection that is refused, breaks or takes too long. */
const AWAY = [
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
];
/** Connection exceptions; too many connections; and that the server stops, has stopped or starts. */
const POSTGRES_AWAY = /^(?:08...|53300|57P0[1-3])$/;
/** What the client library says without a code. */
const AWAY_WORDS =
  /^(?:Connection terminated|Client has encountered a connection error|timeout exceeded when trying to connect|Query read timeout)/;

/** Whether PostgreSQL cannot be reached, which is no bug of ours. */
export function isAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  return AWAY.includes(code) || POSTGRES_AWAY.test(code) || AWAY_WORDS.test(error.message);
}
