import { RING, RING_BOXES, SIDES } from '../sheets.ts';
import { colourKey } from './prices.ts';
import type { Step } from './steps.ts';

/** The crosses on a ring are one arc: nothing, where it begins and how long it is, or all of it. */
const ARCS = RING_BOXES - 1;
export const NO_ARC = 0;
const WHOLE_RING = 1 + RING_BOXES * ARCS;
export const RING_STATES = WHOLE_RING + 1;
/** A turn has three dice. */
const MOST = 3;

export function ringOf(taken: number): number {
  const ring = taken & RING;
  if (ring === 0) return NO_ARC;
  if (ring === RING) return WHOLE_RING;
  // The box whose neighbour before it is free; a bit that falls off comes in at the other end.
  const before = (ring << 1) | (ring >> ARCS);
  const first = 31 - Math.clz32(ring & ~before);
  return arc(first, lengthOfBits(ring));
}

export function crossesOf(ring: number): number {
  if (ring === NO_ARC) return 0;
  return ring === WHOLE_RING ? RING_BOXES : ((ring - 1) % ARCS) + 1;
}

const known = new Array<readonly Step[] | undefined>(2 * RING_STATES);

/** What one turn can make of a ring, beginning with nothing. */
export function ringSteps(side: number, ring: number): readonly Step[] {
  const at = side * RING_STATES + ring;
  known[at] ??= makeSteps(side, ring);
  return known[at];
}

function makeSteps(side: number, ring: number): Step[] {
  const { colour } = SIDES[side]!;
  const length = crossesOf(ring);
  const first = ring === NO_ARC ? 0 : Math.floor((ring - 1) / ARCS);
  const steps = new Map<number, Step>([[ring, { to: ring, key: colourKey([]), count: 0 }]]);
  const add = (from: number, to: number, boxes: readonly number[]): void => {
    const state = to === RING_BOXES ? WHOLE_RING : arc(from % RING_BOXES, to);
    const colours = boxes.map((box) => colour[box % RING_BOXES]!);
    // The whole ring can be reached from both sides; it is one state with different prices.
    const price = colourKey(colours);
    const place = state === WHOLE_RING ? state + price * RING_STATES : state;
    steps.set(place, { to: state, key: price, count: boxes.length });
  };
  for (let count = 1; count <= Math.min(MOST, RING_BOXES - length); count++) {
    if (ring === NO_ARC) {
      for (let from = 0; from < RING_BOXES; from++) add(from, count, upTo(from, count));
      continue;
    }
    for (let back = 0; back <= count; back++) {
      const from = first + RING_BOXES - back;
      const boxes = [...upTo(from, back), ...upTo(first + length, count - back)];
      add(from, length + count, boxes);
    }
  }
  return [...steps.values()];
}

function arc(first: number, length: number): number {
  return 1 + first * ARCS + length - 1;
}

function upTo(from: number, count: number): number[] {
  return Array.from({ length: count }, (_, i) => from + i);
}

function lengthOfBits(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++;
  return count;
}
