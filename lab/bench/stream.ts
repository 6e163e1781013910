import type { Random } from '#kits/random.ts';

/**
 * The quickest stream that will do, so that games are measured and not chance: xorshift, whose
 * upper half is scaled to the range. That some numbers are a trifle likelier does not matter here.
 */
export function quickStream(seed: number): Random {
  let state = seed | 1;
  return {
    below(n) {
      state ^= state << 13;
      state ^= state >>> 17;
      state ^= state << 5;
      return ((state >>> 16) * n) >>> 16;
    },
  };
}
