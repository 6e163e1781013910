import { ROW_STATES } from '../lab/rows.ts';
import { MISSES_TO_END } from '../play.ts';
import { beaten } from './ahead.ts';
import type { Value } from './planner.ts';
import { type Promised, TEN } from './promise.ts';
import { isOver, missesAt, pointsAt, ROWS } from './stand.ts';

/**
 * The weights of a net that looks at two sheets; the one of who is about to roll comes first. Each
 * row brings a list of numbers for the states it has on both; rows that run up add to one half of a
 * layer, rows that run down to the other. Misses and the lead are added, what is negative is cut,
 * and a smaller layer makes of it how sure the lead is, and what else there is to say.
 */
export interface Net {
  readonly shape: Shape;
  /** At `states of two * half`. */
  readonly rows: Float32Array;
  readonly misses: Float32Array;
  readonly ahead: Float32Array;
  readonly middle: Float32Array;
  readonly middleBias: Float32Array;
  readonly out: Float32Array;
  readonly outBias: Float32Array;
}

export interface Shape {
  readonly half: number;
  readonly middle: number;
}

export const STATES_OF_TWO = ROW_STATES ** 2;
export const MISSES_OF_TWO = MISSES_TO_END ** 2;
export const OUTPUTS = 2;
const SEATS = 2;

/** The chance to win against one other, a tie being half a win, as a net sees it. */
export function chanceToWin(net: Net, promise: Promised): Value {
  const { half, middle } = net.shape;
  const { rows, misses, ahead } = net;
  const across = turned(net.middle, middle, 2 * half);
  const [bias, out] = [Float64Array.from(net.middleBias), Float64Array.from(net.out)];
  const sums = new Float64Array(middle);

  function add(value: number, from: number): void {
    for (let to = 0; to < middle; to++) sums[to]! += value * across[from + to]!;
  }

  return (stand, roller, seat) => {
    if (isOver(stand, SEATS)) return beaten(stand, SEATS, seat);
    const other = 1 - roller;
    const points = pointsAt(stand, SEATS, roller) - pointsAt(stand, SEATS, other);
    const promised = promise(stand, SEATS, roller, 0) - promise(stand, SEATS, other, 1);
    const lead = (points + promised) / TEN;
    const [first, second] = [roller * ROWS, other * ROWS];
    const a = (stand[first]! * ROW_STATES + stand[second]!) * half;
    const b = (stand[first + 1]! * ROW_STATES + stand[second + 1]!) * half;
    const c = (stand[first + 2]! * ROW_STATES + stand[second + 2]!) * half;
    const d = (stand[first + 3]! * ROW_STATES + stand[second + 3]!) * half;
    const missed = missesAt(stand, SEATS, roller) * MISSES_TO_END + missesAt(stand, SEATS, other);
    const at = missed * 2 * half;
    for (let to = 0; to < middle; to++) sums[to] = bias[to]!;
    for (let i = 0, j = half; i < half; i++, j++) {
      const up = rows[a + i]! + rows[b + i]! + misses[at + i]! + lead * ahead[i]!;
      const down = rows[c + i]! + rows[d + i]! + misses[at + j]! + lead * ahead[j]!;
      if (up > 0) add(up, i * middle);
      if (down > 0) add(down, j * middle);
    }
    let [sure, rest] = [net.outBias[0]!, net.outBias[1]!];
    for (let to = 0; to < middle; to++) {
      const sum = sums[to]!;
      if (sum <= 0) continue;
      sure += sum * out[to]!;
      rest += sum * out[middle + to]!;
    }
    const wins = 1 / (1 + Math.exp(-(lead * Math.exp(sure) + rest)));
    return seat === roller ? wins : 1 - wins;
  };
}

/** Rows of a matrix become columns. */
function turned(matrix: Float32Array, rows: number, columns: number): Float64Array {
  return Float64Array.from(
    matrix,
    (_, at) => matrix[(at % rows) * columns + Math.floor(at / rows)]!,
  );
}
