import type { Random } from '#kits/random.ts';
import { MISSES_OF_TWO, type Net, OUTPUTS, type Shape, STATES_OF_TWO } from '../bots/net.ts';
import { ROW_STATES } from './rows.ts';
import { type Weights, weights } from './weights.ts';

/** A net that can still learn. */
export interface Pupil {
  readonly shape: Shape;
  /** What a row's two states say together, and what each of them says alone. */
  readonly rows: Weights;
  readonly alone: Weights;
  readonly misses: Weights;
  readonly ahead: Weights;
  readonly middle: Weights;
  readonly middleBias: Weights;
  readonly out: Weights;
  readonly outBias: Weights;
}

/** What a pupil learns: what a net says, and the points to come of both, for the understanding. */
export const LEARNT = OUTPUTS + 2;

export function newPupil(shape: Shape, random: Random): Pupil {
  const { tables, half, middle } = shape;
  const pupil: Pupil = {
    shape,
    rows: weights(tables * STATES_OF_TWO * half, 0, random),
    alone: weights(tables * 2 * ROW_STATES * half, 0.25, random),
    misses: weights(MISSES_OF_TWO * 2 * half, 0.2, random),
    ahead: weights(2 * half, 0.3, random),
    middle: weights(middle * 2 * half, 2.5 / Math.sqrt(2 * half), random),
    middleBias: weights(middle, 0.2, random),
    out: weights(LEARNT * middle, 1 / Math.sqrt(middle), random),
    outBias: weights(LEARNT, 0, random),
  };
  // At first what both sheets promise is all it knows, and at the start nobody is sure of anything.
  pupil.out.value.fill(0, 0, OUTPUTS * middle);
  pupil.outBias.value[0] = -0.7;
  return pupil;
}

/** Where the weights of what two states of a row say alone begin. */
export function aloneAt({ half }: Shape, table: number, both: number): readonly [number, number] {
  const state = Math.floor(both / ROW_STATES);
  const own = (table * 2 * ROW_STATES + state) * half;
  const other = ((table * 2 + 1) * ROW_STATES + both - state * ROW_STATES) * half;
  return [own, other];
}

/** The net that a pupil has become: what states say alone is added to what they say together. */
export function netOf({ shape, rows, alone, ...rest }: Pupil): Net {
  const { tables, half } = shape;
  const together = Float32Array.from(rows.value);
  for (let table = 0; table < tables; table++) {
    for (let both = 0; both < STATES_OF_TWO; both++) {
      const [own, other] = aloneAt(shape, table, both);
      const at = (table * STATES_OF_TWO + both) * half;
      for (let i = 0; i < half; i++) {
        together[at + i]! += alone.value[own + i]! + alone.value[other + i]!;
      }
    }
  }
  return {
    shape,
    rows: together,
    misses: rest.misses.value,
    ahead: rest.ahead.value,
    middle: rest.middle.value,
    middleBias: rest.middleBias.value,
    out: rest.out.value.slice(0, OUTPUTS * shape.middle),
    outBias: rest.outBias.value.slice(0, OUTPUTS),
  };
}
