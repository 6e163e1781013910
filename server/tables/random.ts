import { randomBytes, randomInt } from 'node:crypto';
import type { Random } from '#kits/random.ts';

export const ID_BYTES = 16;
export const SECRET_BYTES = 32;

/** Chance that nobody foresees. */
export const TRUE_RANDOM: Random = { below: (n) => randomInt(n) };

/** The id of a table or a match. Knowing it grants access, so it must not be guessable. */
export function newId(): string {
  return randomBytes(ID_BYTES).toString('base64url');
}

/** Where the dice of a match come from. */
export function newDiceSecret(): string {
  return randomBytes(SECRET_BYTES).toString('hex');
}
