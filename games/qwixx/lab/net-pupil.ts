import type { Random } from '#kits/random.ts';
import { MISSES_OF_TWO, type Net, OUTPUTS, type Shape, STATES_OF_TWO } from '../bots/net.ts';
import { ROWS } from '../bots/stand.ts';
import type { Lessons } from './lessons.ts';
import { ROW_STATES } from './rows.ts';
import { touching } from './touched.ts';
import { BATCH, improve, weights } from './weights.ts';

/** A net that can still learn. */
export interface NetPupil {
  /** Learns a lesson; returns the square of its error. */
  learn(lessons: Lessons, lesson: number, rate: number): number;
  /** The net that it has become. */
  net(): Net;
}

export function newNetPupil(shape: Shape, random: Random): NetPupil {
  const { half, middle: middles } = shape;
  const width = 2 * half;
  // What a row's two states say together, and what each of them says alone, which is learnt fast.
  const rows = weights(STATES_OF_TWO * half, 0, random);
  const alone = weights(2 * ROW_STATES * half, 0.25, random);
  const misses = weights(MISSES_OF_TWO * width, 0.2, random);
  const ahead = weights(width, 0.3, random);
  const middle = weights(middles * width, 2.5 / Math.sqrt(width), random);
  const middleBias = weights(middles, 0.2, random);
  // At first what both sheets promise is all it knows.
  const out = weights(OUTPUTS * middles, 0, random);
  const outBias = weights(OUTPUTS, 0, random);
  outBias.value[0] = -0.5;
  const touched = touching(rows, half);
  const [both, own, other] = [0, 1, 2].map(() => new Int32Array(ROWS)) as Places;
  const [layer, layerSlope] = [new Float32Array(width), new Float32Array(width)];
  const mid = new Float32Array(middles);
  let [lead, missed, sure, examples] = [0, 0, 0, 0];

  function look(lessons: Lessons, lesson: number): void {
    // Rows that run up and rows that run down may change places.
    const turned = random.below(2) * 2;
    for (let row = 0; row < ROWS; row++) {
      const states = lessons.rows[lesson * ROWS + (row ^ turned)]!;
      const first = Math.floor(states / ROW_STATES);
      both[row] = touched.at(states);
      own[row] = first * half;
      other[row] = (ROW_STATES + states - first * ROW_STATES) * half;
    }
    lead = lessons.lead[lesson]!;
    missed = lessons.misses[lesson]! * width;
    for (let i = 0; i < width; i++) {
      const row = i < half ? 0 : 2;
      const at = i < half ? i : i - half;
      const sum = rowSum(row, at) + rowSum(row + 1, at);
      const all = sum + misses.value[missed + i]! + lead * ahead.value[i]!;
      layer[i] = all > 0 ? all : 0;
    }
  }

  function rowSum(row: number, at: number): number {
    const single = alone.value[own[row]! + at]! + alone.value[other[row]! + at]!;
    return rows.value[both[row]! + at]! + single;
  }

  function think(): number {
    let [certain, rest] = [outBias.value[0]!, outBias.value[1]!];
    for (let to = 0, from = 0; to < middles; to++) {
      let sum = middleBias.value[to]!;
      for (let i = 0; i < width; i++) sum += middle.value[from++]! * layer[i]!;
      mid[to] = sum > 0 ? sum : 0;
      if (sum <= 0) continue;
      certain += sum * out.value[to]!;
      rest += sum * out.value[middles + to]!;
    }
    sure = Math.exp(certain);
    return 1 / (1 + Math.exp(-(lead * sure + rest)));
  }

  function learn(lessons: Lessons, lesson: number, rate: number): number {
    look(lessons, lesson);
    const error = think() - lessons.wins[lesson]!;
    goBack(error * lead * sure, error);
    if (++examples % BATCH === 0) {
      for (const each of [alone, misses, ahead, middle, middleBias, out, outBias]) {
        improve(each, rate);
      }
      touched.improve(rate);
    }
    return error ** 2;
  }

  function goBack(ofSure: number, ofRest: number): void {
    layerSlope.fill(0);
    outBias.slope[0]! += ofSure;
    outBias.slope[1]! += ofRest;
    for (let to = 0; to < middles; to++) {
      if (mid[to] === 0) continue;
      const slope = ofSure * out.value[to]! + ofRest * out.value[middles + to]!;
      out.slope[to]! += ofSure * mid[to]!;
      out.slope[middles + to]! += ofRest * mid[to]!;
      middleBias.slope[to]! += slope;
      for (let i = 0, from = to * width; i < width; i++, from++) {
        layerSlope[i]! += slope * middle.value[from]!;
        middle.slope[from]! += slope * layer[i]!;
      }
    }
    for (let i = 0; i < width; i++) if (layer[i] !== 0) backToRows(i, layerSlope[i]!);
  }

  function backToRows(i: number, slope: number): void {
    const first = i < half ? 0 : 2;
    const at = i < half ? i : i - half;
    misses.slope[missed + i]! += slope;
    ahead.slope[i]! += slope * lead;
    for (let row = first; row < first + 2; row++) {
      rows.slope[both[row]! + at]! += slope;
      alone.slope[own[row]! + at]! += slope;
      alone.slope[other[row]! + at]! += slope;
    }
  }

  /** What states say alone is added to what they say together. */
  function whole(): Float32Array {
    return rows.value.map((weight, place) => {
      const at = place % half;
      const states = Math.floor(place / half);
      const first = Math.floor(states / ROW_STATES);
      const second = ROW_STATES + (states % ROW_STATES);
      return weight + alone.value[first * half + at]! + alone.value[second * half + at]!;
    });
  }

  return {
    learn,
    net: () => ({
      shape,
      rows: whole(),
      misses: misses.value.slice(),
      ahead: ahead.value.slice(),
      middle: middle.value.slice(),
      middleBias: middleBias.value.slice(),
      out: out.value.slice(),
      outBias: outBias.value.slice(),
    }),
  };
}

/** Where the weights begin that a lesson's rows ask for: together, and each sheet alone. */
type Places = [Int32Array, Int32Array, Int32Array];
