import type { Random } from '#kits/random.ts';
import type { Gist } from '../bots/promise.ts';
import { MISSES_TO_END } from '../play.ts';
import { HIGHER, LOWER, PAIRS, type Pair } from './ranks.ts';
import { ROW_STATES } from './rows.ts';
import { BATCH, improve, type Weights, weights } from './weights.ts';

/** What a table says of a sheet, to who rolls and to who watches, in tens of points. */
export interface Entry {
  readonly up: Pair;
  readonly down: Pair;
  readonly misses: number;
  readonly rolling: number;
  readonly watching: number;
}

/** A gist that can still learn. */
export interface GistPupil {
  /** Learns an entry; returns the square of its error. */
  learn(entry: Entry, rate: number): number;
  gist(): Gist;
}

/** What a pair says is what its rows say, which is learnt fast, and what they say together. */
interface List {
  readonly pairs: Weights;
  readonly rows: Weights;
}

export function newGistPupil(width: number, random: Random): GistPupil {
  const list = (): List => ({
    pairs: weights(PAIRS * width, 0, random),
    rows: weights(ROW_STATES * width, 0.3, random),
  });
  const [own, other] = [list(), list()];
  const misses = weights(MISSES_TO_END * width, 0.3, random);
  const out = weights(2 * width, 0.6 / Math.sqrt(width), random);
  const outBias = weights(2, 0, random);
  const [one, two] = [new Float32Array(width), new Float32Array(width)];
  const touched = new Set<Pair>();
  let examples = 0;

  function at({ pairs, rows }: List, pair: Pair, i: number): number {
    const row = rows.value[LOWER[pair]! * width + i]! + rows.value[HIGHER[pair]! * width + i]!;
    return pairs.value[pair * width + i]! + row;
  }

  function back({ pairs, rows }: List, pair: Pair, i: number, slope: number): void {
    pairs.slope[pair * width + i]! += slope;
    rows.slope[LOWER[pair]! * width + i]! += slope;
    rows.slope[HIGHER[pair]! * width + i]! += slope;
  }

  function learn(entry: Entry, rate: number): number {
    const { up, down, misses: missed } = entry;
    let [rolling, watching] = [outBias.value[0]!, outBias.value[1]!];
    for (let i = 0; i < width; i++) {
      const miss = misses.value[missed * width + i]!;
      one[i] = Math.max(0, at(own, up, i) + at(other, down, i) + miss);
      two[i] = Math.max(0, at(own, down, i) + at(other, up, i) + miss);
      rolling += out.value[i]! * (one[i]! + two[i]!);
      watching += out.value[width + i]! * (one[i]! + two[i]!);
    }
    const errors = [rolling - entry.rolling, watching - entry.watching] as const;
    goBack(entry, errors);
    touched.add(up).add(down);
    if (++examples % BATCH === 0) move(rate);
    return (errors[0] ** 2 + errors[1] ** 2) / 2;
  }

  function goBack({ up, down, misses: missed }: Entry, errors: readonly [number, number]): void {
    outBias.slope[0]! += errors[0];
    outBias.slope[1]! += errors[1];
    for (let i = 0; i < width; i++) {
      const sum = one[i]! + two[i]!;
      const slope = errors[0] * out.value[i]! + errors[1] * out.value[width + i]!;
      out.slope[i]! += errors[0] * sum;
      out.slope[width + i]! += errors[1] * sum;
      for (const [layer, first, second] of [
        [one, up, down],
        [two, down, up],
      ] as const) {
        if (layer[i] === 0) continue;
        back(own, first, i, slope);
        back(other, second, i, slope);
        misses.slope[missed * width + i]! += slope;
      }
    }
  }

  function move(rate: number): void {
    for (const each of [misses, out, outBias]) improve(each, rate);
    const rows = new Set([...touched].flatMap((pair) => [LOWER[pair]!, HIGHER[pair]!]));
    for (const each of [own, other]) {
      for (const pair of touched) improve(each.pairs, rate, pair * width, (pair + 1) * width);
      for (const row of rows) improve(each.rows, rate, row * width, (row + 1) * width);
    }
    touched.clear();
  }

  function whole(of: List): Float32Array {
    return of.pairs.value.map((_, place) => at(of, Math.floor(place / width), place % width));
  }

  return {
    learn,
    gist: () => ({
      width,
      own: whole(own),
      other: whole(other),
      misses: misses.value,
      out: out.value,
      outBias: outBias.value,
    }),
  };
}
