import type { Random } from '#kits/random.ts';

/** A list of weights with what Adam keeps of their slopes. */
export interface Weights {
  readonly value: Float32Array;
  readonly slope: Float32Array;
  readonly mean: Float32Array;
  readonly square: Float32Array;
}

/** After so many examples the weights move. */
export const BATCH = 64;
const [DECAY, DECAY_OF_SQUARES, TINY] = [0.9, 0.999, 1e-8];
const STEPS = 1 << 20;

/** Weights at random, each from minus to plus a size. */
export function weights(count: number, size: number, random: Random): Weights {
  const value = Float32Array.from({ length: count }, () => {
    return size * ((2 * random.below(STEPS)) / STEPS - 1);
  });
  const [slope, mean, square] = [0, 1, 2].map(() => new Float32Array(count));
  return { value, slope: slope!, mean: mean!, square: square! };
}

/** One step of Adam (Kingma and Ba) for a part of the weights, after a batch. */
export function improve(
  { value, slope, mean, square }: Weights,
  rate: number,
  from = 0,
  to = value.length,
): void {
  for (let i = from; i < to; i++) {
    const average = slope[i]! / BATCH;
    slope[i] = 0;
    mean[i] = DECAY * mean[i]! + (1 - DECAY) * average;
    square[i] = DECAY_OF_SQUARES * square[i]! + (1 - DECAY_OF_SQUARES) * average * average;
    value[i]! -= (rate * mean[i]!) / (Math.sqrt(square[i]!) + TINY);
  }
}
