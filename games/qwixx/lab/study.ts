import { STATES_OF_TWO, TEN } from '../bots/net.ts';
import type { Lessons } from './lessons.ts';
import { aloneAt, LEARNT, type Pupil } from './pupil.ts';

/** How strongly the points to come are learnt beside the chance to win. */
const POINTS_WEIGHT = 0.05;
/** No chance is nothing, however sure a net is. */
const LEAST = 1e-9;

/** Where the weights begin that a lesson's four rows ask for: together, and each sheet alone. */
export interface Places {
  readonly both: Int32Array;
  readonly own: Int32Array;
  readonly other: Int32Array;
}

/** One lesson after the other: what a pupil thinks of it, and which way its weights should go. */
export interface Study {
  readonly places: Places;
  /** `turned` 2 exchanges the rows that run up with those that run down, 0 does not. */
  look(lessons: Lessons, lesson: number, turned: number): void;
  /** Notes the slopes; returns the surprise at who won, in nats. */
  answer(lessons: Lessons, lesson: number): number;
}

export function studyOf(pupil: Pupil): Study {
  const { shape, rows, alone, misses, ahead, middle, middleBias, out, outBias } = pupil;
  const { tables, half } = shape;
  const width = 2 * half;
  const places = { both: new Int32Array(4), own: new Int32Array(4), other: new Int32Array(4) };
  const { both, own, other } = places;
  const layer = new Float32Array(width);
  const layerSlope = new Float32Array(width);
  const mid = new Float32Array(shape.middle);
  const sums = new Float32Array(LEARNT);
  const slopes = new Float32Array(LEARNT);
  let [lead, missed] = [0, 0];

  function look(lessons: Lessons, lesson: number, turned: number): void {
    for (let row = 0; row < 4; row++) {
      const table = tables === 1 ? 0 : row;
      const states = lessons.rows[lesson * 4 + (row ^ turned)]!;
      both[row] = (table * STATES_OF_TWO + states) * half;
      [own[row], other[row]] = aloneAt(shape, table, states);
    }
    lead = lessons.ahead[lesson]! / TEN;
    missed = lessons.misses[lesson]! * width;
    for (let i = 0; i < width; i++) {
      const row = i < half ? 0 : 2;
      const at = i < half ? i : i - half;
      const sum = rowSum(row, at) + rowSum(row + 1, at);
      const all = sum + misses.value[missed + i]! + lead * ahead.value[i]!;
      layer[i] = all > 0 ? all : 0;
    }
    think();
  }

  function rowSum(row: number, at: number): number {
    const single = alone.value[own[row]! + at]! + alone.value[other[row]! + at]!;
    return rows.value[both[row]! + at]! + single;
  }

  function think(): void {
    sums.set(outBias.value);
    for (let to = 0, from = 0; to < shape.middle; to++) {
      let sum = middleBias.value[to]!;
      for (let i = 0; i < width; i++) sum += middle.value[from++]! * layer[i]!;
      mid[to] = sum > 0 ? sum : 0;
      if (sum <= 0) continue;
      for (let o = 0; o < LEARNT; o++) sums[o]! += sum * out.value[o * shape.middle + to]!;
    }
  }

  function answer(lessons: Lessons, lesson: number): number {
    const sure = Math.exp(sums[0]!);
    const chance = 1 / (1 + Math.exp(-(lead * sure + sums[1]!)));
    const won = lessons.wins[lesson]!;
    slopes[0] = (chance - won) * lead * sure;
    slopes[1] = chance - won;
    slopes[2] = POINTS_WEIGHT * (sums[2]! - lessons.first[lesson]! / TEN);
    slopes[3] = POINTS_WEIGHT * (sums[3]! - lessons.second[lesson]! / TEN);
    goBack();
    return -won * Math.log(chance + LEAST) - (1 - won) * Math.log(1 - chance + LEAST);
  }

  function goBack(): void {
    layerSlope.fill(0);
    for (let o = 0; o < LEARNT; o++) outBias.slope[o]! += slopes[o]!;
    for (let to = 0; to < shape.middle; to++) if (mid[to] !== 0) backThrough(to);
    for (let i = 0; i < width; i++) if (layer[i] !== 0) backToRows(i);
  }

  function backThrough(to: number): void {
    let slope = 0;
    for (let o = 0; o < LEARNT; o++) {
      slope += slopes[o]! * out.value[o * shape.middle + to]!;
      out.slope[o * shape.middle + to]! += slopes[o]! * mid[to]!;
    }
    middleBias.slope[to]! += slope;
    const from = to * width;
    for (let i = 0; i < width; i++) {
      layerSlope[i]! += slope * middle.value[from + i]!;
      middle.slope[from + i]! += slope * layer[i]!;
    }
  }

  function backToRows(i: number): void {
    const slope = layerSlope[i]!;
    const [first, at] = i < half ? [0, i] : [2, i - half];
    misses.slope[missed + i]! += slope;
    ahead.slope[i]! += slope * lead;
    for (let row = first; row < first + 2; row++) {
      rows.slope[both[row]! + at]! += slope;
      alone.slope[own[row]! + at]! += slope;
      alone.slope[other[row]! + at]! += slope;
    }
  }

  return { places, look, answer };
}
