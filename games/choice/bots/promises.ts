import { NUMBER_POINTS } from '../score.ts';
import { BestOfRolls } from './best.ts';
import { LINE_STATES, lineSteps, marksOf } from './lines.ts';
import { payersOf } from './prices.ts';

/** A line alone: what it would still bring if all dice were its own, with this chance of an end. */
const ENDS = [0.08, 0.3] as const;
const NO_COLOURS = 0;
const ROUNDS = 12;

export interface Promises {
  readonly long: Float32Array;
  readonly short: Float32Array;
}

const known: (Promises | undefined)[] = [];

/** Worked out when a side is first looked at; takes a blink. */
export function promisesOf(side: number): Promises {
  known[side] ??= { long: promise(side, ENDS[0]), short: promise(side, ENDS[1]) };
  return known[side];
}

function promise(side: number, end: number): Float32Array {
  const values = new Float32Array(LINE_STATES);
  const turn = new BestOfRolls();
  // Longer lines have larger numbers.
  for (let line = LINE_STATES - 1; line >= 0; line--) {
    const points = NUMBER_POINTS[marksOf(line)]!;
    turn.clear();
    for (const { to, key, count } of lineSteps(side, line)) {
      const rolls = payersOf(NO_COLOURS, key).enough[0];
      if (count === 0 || !rolls) continue;
      turn.add(NUMBER_POINTS[marksOf(to)]! - points + values[to]!, rolls);
    }
    turn.fill();
    values[line] = settled(turn, 1 - end);
  }
  return values;
}

/** What it is worth to wait for such rolls, if each comes with a chance and none has to be taken. */
function settled(turn: BestOfRolls, lasts: number): number {
  let value = 0;
  for (let round = 0; round < ROUNDS; round++) value = lasts * turn.meanOr(value);
  return value;
}
