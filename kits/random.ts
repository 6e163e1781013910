/** A stream of chance that is the same on every machine for the same seed. Not for secrets. */
export interface Random {
  /** A whole number from 0 to n − 1, each equally likely; n from 1 to 2³¹ − 1. */
  below(n: number): number;
}

const WARM_UP_ROUNDS = 15;

export function randomFrom(seed: string): Random {
  const state = hash128(seed);
  for (let round = 0; round < WARM_UP_ROUNDS; round++) next32(state);
  return {
    below(n) {
      if (n < 1 || (n | 0) !== n) throw new RangeError(`no whole number below ${n}`);
      for (;;) {
        const draw = next32(state) >>> 1;
        const rest = draw % n;
        // The last, incomplete run of n numbers below 2³¹ overflows here and is drawn again.
        if (((draw - rest + (n - 1)) | 0) >= 0) return rest;
      }
    },
  };
}

/** Shuffles in place; every order is equally likely. */
export function shuffle<T>(random: Random, list: T[]): void {
  for (let last = list.length - 1; last > 0; last--) {
    const chosen = random.below(last + 1);
    const held = list[last] as T;
    list[last] = list[chosen] as T;
    list[chosen] = held;
  }
}

// Chris Doty-Humphrey's sfc32: three words of chaos and a counter that rules out short cycles.
// A typed array, because 32-bit words in plain variables may be boxed and then allocate.
function next32(state: Int32Array): number {
  const a = state[0] as number;
  const b = state[1] as number;
  const c = state[2] as number;
  const counter = state[3] as number;
  const drawn = (a + b + counter) | 0;
  state[0] = b ^ (b >>> 9);
  state[1] = (c + (c << 3)) | 0;
  state[2] = (((c << 21) | (c >>> 11)) + drawn) | 0;
  state[3] = (counter + 1) | 0;
  return drawn;
}

/** Four lanes read every code unit, each with its own multiplier; then all stir one another. */
function hash128(text: string): Int32Array {
  let a = 0x243f6a88;
  let b = 0x85a308d3;
  let c = 0x13198a2e;
  let d = 0x03707344;
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    a = Math.imul(a ^ unit ^ (d >>> 15), 0x9e3779b1);
    b = Math.imul(b ^ unit ^ (a >>> 15), 0x85ebca77);
    c = Math.imul(c ^ unit ^ (b >>> 15), 0xc2b2ae3d);
    d = Math.imul(d ^ unit ^ (c >>> 15), 0x27d4eb2f);
  }
  a = stir(a ^ text.length ^ d);
  b = stir(b ^ a);
  c = stir(c ^ b);
  d = stir(d ^ c);
  return Int32Array.of(stir(a ^ d), b, c, d);
}

/** The finaliser of MurmurHash3: every bit of the word reaches every other. */
function stir(word: number): number {
  let mixed = Math.imul(word ^ (word >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return mixed ^ (mixed >>> 16);
}
