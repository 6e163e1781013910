import type { Random } from '#kits/random.ts';
import { answer, chance, HEADS, type Net, sumRows, WIN, widthOf } from './net.ts';

/** The weight of the heads for score and lead relative to the one for winning. */
const POINTS_WEIGHT = 0.5;
const KEEP_MEAN = 0.9;
const KEEP_SQUARE = 0.999;
const TINY = 1e-8;
const FIRST_ROW = 0.05;
const FIRST_TOP = 0.2;

export function newNet(traits: number, hidden: number, random: Random): Net {
  const width = widthOf({ hidden });
  const spread = (size: number) => ((random.below(2001) - 1000) / 1000) * size;
  const rows = Float32Array.from({ length: traits * width }, (_, i) =>
    i % width < hidden ? spread(FIRST_ROW) : 0,
  );
  const top = Float32Array.from({ length: HEADS * hidden }, () => spread(FIRST_TOP));
  return { hidden, rows, top };
}

/** Teaches a net: gradients of many samples, then one step of Adam over the rows they touched. */
export class Learner {
  readonly #net: Net;
  readonly #sums: Float32Array;
  readonly #pull: Float32Array;
  readonly #rows: Moments;
  readonly #top: Moments;
  readonly #isTouched: Uint8Array;
  readonly #touched: number[] = [];
  /** What the net said of the last sample. */
  readonly said = new Float32Array(HEADS);

  constructor(net: Net) {
    this.#net = net;
    const width = widthOf(net);
    this.#sums = new Float32Array(width);
    this.#pull = new Float32Array(width);
    this.#rows = newMoments(net.rows.length);
    this.#top = newMoments(net.top.length);
    this.#isTouched = new Uint8Array(net.rows.length / width);
  }

  /** One sample and what the net should have said: a chance, and points in the net's own unit. */
  learn(traits: ArrayLike<number>, from: number, count: number, wanted: Float32Array): void {
    const net = this.#net;
    const { hidden, top } = net;
    const list = Array.prototype.slice.call(traits, from, from + count) as number[];
    sumRows(net, list, count, this.#sums);
    this.#pull.fill(0);
    for (let head = 0; head < HEADS; head++) {
      const raw = answer(net, this.#sums, head);
      this.said[head] = head === WIN ? chance(raw) : raw;
      const weight = head === WIN ? 1 : POINTS_WEIGHT;
      const pull = weight * (this.said[head]! - wanted[head]!);
      this.#pull[hidden + head] = pull;
      for (let i = 0; i < hidden; i++) {
        const sum = this.#sums[i]!;
        if (sum <= 0) continue;
        this.#top.gradient[head * hidden + i]! += pull * sum;
        this.#pull[i]! += pull * top[head * hidden + i]!;
      }
    }
    this.#spread(list);
  }

  #spread(traits: readonly number[]): void {
    const width = this.#pull.length;
    const { gradient } = this.#rows;
    for (const trait of traits) {
      if (this.#isTouched[trait] === 0) {
        this.#isTouched[trait] = 1;
        this.#touched.push(trait);
      }
      const at = trait * width;
      for (let i = 0; i < width; i++) gradient[at + i]! += this.#pull[i]!;
    }
  }

  step(rate: number): void {
    const width = this.#pull.length;
    for (const trait of this.#touched) {
      this.#isTouched[trait] = 0;
      move(this.#net.rows, this.#rows, trait * width, width, rate);
    }
    this.#touched.length = 0;
    move(this.#net.top, this.#top, 0, this.#net.top.length, rate);
  }
}

interface Moments {
  readonly gradient: Float32Array;
  readonly mean: Float32Array;
  readonly square: Float32Array;
}

function newMoments(length: number): Moments {
  const zeros = () => new Float32Array(length);
  return { gradient: zeros(), mean: zeros(), square: zeros() };
}

function move(values: Float32Array, moments: Moments, from: number, count: number, rate: number) {
  const { gradient, mean, square } = moments;
  for (let i = from; i < from + count; i++) {
    const pull = gradient[i]!;
    gradient[i] = 0;
    mean[i] = KEEP_MEAN * mean[i]! + (1 - KEEP_MEAN) * pull;
    square[i] = KEEP_SQUARE * square[i]! + (1 - KEEP_SQUARE) * pull * pull;
    values[i]! -= (rate * mean[i]!) / (Math.sqrt(square[i]!) + TINY);
  }
}
