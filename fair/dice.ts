import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Die, Faces } from '#engine/contract.ts';

/**
 * Where the rolls of a match come from. The house fixes its secret before the first roll, by
 * showing a hash of it; then each seat may add chance of its own. So neither the house alone nor a
 * seat alone can choose the dice. Together they could: a seat that knows the secret and adds last
 * can try values until the dice please.
 */
export interface Source {
  /** 32 bytes as 64 hexadecimal digits. */
  readonly secret: string;
  /** What each seat added; nothing where it did not. */
  readonly seats: readonly (string | undefined)[];
}

const HEX = /^[0-9a-f]{64}$/;

export function isChance(text: string): boolean {
  return HEX.test(text);
}

/** What is shown of a secret beforehand. */
export function commitmentTo(secret: string): string {
  return bytesToHex(sha256(hexToBytes(secret)));
}

/**
 * The faces of a match's n-th roll, counted from 1. A keyed hash of the number of the roll, of a
 * running block number and of what the seats added gives bytes; a die takes the next byte that
 * does not favour any of its faces.
 */
export function fairFaces(source: Source, roll: number, dice: readonly Die[]): Faces {
  const bytes = bytesOf(source, roll);
  return dice.map(({ faces: { length } }) => {
    if (length === 1) return 0; // A kept die shows what it shows.
    const limit = 256 - (256 % length);
    for (;;) {
      const { value } = bytes.next();
      if (value < limit) return value % length;
    }
  });
}

function* bytesOf({ secret, seats }: Source, roll: number): Generator<number, never> {
  const key = hexToBytes(secret);
  const added = seats.map((each) => each ?? '-').join(' ');
  for (let block = 0; ; block++) {
    yield* hmac(sha256, key, utf8ToBytes(`dicepad ${roll} ${block} ${added}`));
  }
}
