import type { Seat } from '#engine/contract.ts';
import { ROW_STATES, rowState } from '../lab/rows.ts';
import { MISSES_TO_END } from '../play.ts';
import type { Position } from '../position.ts';
import { pointsOf } from './points.ts';
import type { Promised } from './promise.ts';

/** Two sheets as a net sees them: the one of who is about to roll comes first. */
export interface Sight {
  /** For each row the states of both sheets, as one number. */
  readonly rows: Uint16Array;
  misses: number;
  /** The points by which the first is ahead, with those that both sheets promise. */
  ahead: number;
}

/**
 * The weights of a net. Each row brings a list of numbers for the states it has on both sheets;
 * rows that run up add to one half of a layer, rows that run down to the other. Misses and ahead
 * are added, what is negative is cut, and a smaller layer makes of it what is to be known.
 */
export interface Net {
  readonly shape: Shape;
  /** At `(table * STATES_OF_TWO + states) * half`. */
  readonly rows: Float32Array;
  readonly misses: Float32Array;
  readonly ahead: Float32Array;
  readonly middle: Float32Array;
  readonly middleBias: Float32Array;
  readonly out: Float32Array;
  readonly outBias: Float32Array;
}

export interface Shape {
  /** One table if all rows are alike, or one for each. */
  readonly tables: number;
  readonly half: number;
  readonly middle: number;
}

export const STATES_OF_TWO = ROW_STATES ** 2;
export const MISSES_OF_TWO = MISSES_TO_END ** 2;
/** Points are counted in tens, so that weights are about as large as one another. */
export const TEN = 10;
/** What comes out: how sure the ahead is, and what else there is to say. */
export const OUTPUTS = 2;

export function noSight(): Sight {
  return { rows: new Uint16Array(4), misses: 0, ahead: 0 };
}

/** Looks at two seats between turns. */
export function look(
  promise: Promised,
  position: Position,
  first: Seat,
  second: Seat,
  into: Sight,
): void {
  const { rows, closed, misses } = position;
  for (let row = 0; row < 4; row++) {
    const [own, other] = [rows[first * 4 + row]!, rows[second * 4 + row]!];
    const isClosed = ((closed >> row) & 1) !== 0;
    into.rows[row] = rowState(own, isClosed) * ROW_STATES + rowState(other, isClosed);
  }
  into.misses = misses[first]! * MISSES_TO_END + misses[second]!;
  let ahead = pointsOf(position, first) - pointsOf(position, second);
  if (position.phase !== 'over') {
    ahead += promise(position, first, true) - promise(position, second, false);
  }
  into.ahead = ahead;
}

/** The chance that the first of two sheets wins, a tie being half a win. */
export function thinker({ shape, rows, misses, ahead, ...net }: Net): (sight: Sight) => number {
  const { tables, half, middle } = shape;
  const apart = tables === 1 ? 0 : STATES_OF_TWO;
  const across = turned(net.middle, middle, 2 * half);
  const sums = new Float64Array(middle);

  function add(value: number, from: number): void {
    for (let to = 0; to < middle; to++) sums[to]! += value * across[from * middle + to]!;
  }

  return (sight) => {
    const lead = sight.ahead / TEN;
    const a = sight.rows[0]! * half;
    const b = (apart + sight.rows[1]!) * half;
    const c = (2 * apart + sight.rows[2]!) * half;
    const d = (3 * apart + sight.rows[3]!) * half;
    const at = sight.misses * 2 * half;
    sums.set(net.middleBias);
    for (let i = 0; i < half; i++) {
      const j = half + i;
      const up = rows[a + i]! + rows[b + i]! + misses[at + i]! + lead * ahead[i]!;
      const down = rows[c + i]! + rows[d + i]! + misses[at + j]! + lead * ahead[j]!;
      if (up > 0) add(up, i);
      if (down > 0) add(down, j);
    }
    let [sure, rest] = [net.outBias[0]!, net.outBias[1]!];
    for (let to = 0; to < middle; to++) {
      const sum = sums[to]!;
      if (sum <= 0) continue;
      sure += sum * net.out[to]!;
      rest += sum * net.out[middle + to]!;
    }
    return 1 / (1 + Math.exp(-(lead * Math.exp(sure) + rest)));
  };
}

/** Rows of a matrix become columns. */
function turned(matrix: Float32Array, rows: number, columns: number): Float64Array {
  return Float64Array.from(
    matrix,
    (_, at) => matrix[(at % rows) * columns + Math.floor(at / rows)]!,
  );
}
