import { createHash, randomBytes } from 'node:crypto';

export const BYTES = 32;

/** A secret that nobody guesses: 256 bits, in letters that fit a cookie, a header and a link. */
export function newSecret(): string {
  return randomBytes(BYTES).toString('base64url');
}

/**
 * What is stored of a secret, and the key of its lookup. A reader of the database cannot use it,
 * and the timing of a lookup reveals nothing about the secret itself.
 */
export function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}
