import { popcount } from '#kits/bits.ts';
import { MISSES } from './position.ts';
import { COLOUR_POINTS, NUMBER_POINTS } from './score.ts';
import { NEIGHBOURS, NUMBERS, RING, reach, SIDES } from './sheets.ts';

/** What counts about an area when its future is guessed. */
export interface Outlook {
  readonly side: number;
  readonly taken: number;
  readonly last: number | undefined;
  readonly misses: number;
}

// Found by trial: small changes to any of them lose points over some thousand matches.
export const W = {
  K0: 2, K1: 1.5, J0: 1, J1: 0.7, R: 1, L: [1, 0.7, 0.4], RINGPER: [0,0,0,8/7,9,10],
};
/** T11 as if every cross brought its share of the next step. */
const STEPS = [0, 7, 10, 13, 16];
const SHARED_POINTS = COLOUR_POINTS.map((_, c) => {
  const at = STEPS.findLastIndex((step) => step <= c);
  const from = STEPS[at]!;
  const to = STEPS[at + 1] ?? from + 1;
  const low = COLOUR_POINTS[from]!;
  return low + ((COLOUR_POINTS[to] ?? low) - low) * ((c - from) / (to - from));
});

/** The points of an area and those still to be hoped for. */
export function worth(area: Outlook): number {
  const crosses = popcount(area.taken & RING);
  const marks = popcount(area.taken & NUMBERS);
  return COLOUR_POINTS[crosses]! + NUMBER_POINTS[marks]! + hope(area);
}

export function hope(area: Outlook): number {
  const { side, taken, last, misses } = area;
  if (misses >= MISSES) return 0;
  const crosses = popcount(taken & RING);
  const marks = popcount(taken & NUMBERS);
  const open = reach(taken, last);
  const { colour } = SIDES[side]!;
  let ends = 0, first = '';
  if (crosses === 0) ends = 2;
  else if (crosses < 16) {
    for (let b = open & RING; b; b &= b - 1) {
      const box = 31 - Math.clz32(b & -b);
      if (colour[box] !== first) { ends++; first = colour[box]!; }
    }
  }
  const L = W.L[misses]!;
  const k = L * (W.K0 + W.K1 * ends);
  const ring = between(SHARED_POINTS, Math.min(16, crosses + k)) - COLOUR_POINTS[crosses]!;
  const exits = popcount(open & NUMBERS);
  const j = last === undefined ? L * (W.J0 + W.J1 * 4) : exits === 0 ? 0 : Math.min(room(taken, last) * W.R, L * (W.J0 + W.J1 * exits));
  const num = between(NUMBER_POINTS, Math.min(13, marks + j)) - NUMBER_POINTS[marks]!;
  return ring + num;
}

function between(table: readonly number[], at: number): number {
  const low = Math.floor(at);
  const a = table[low]!;
  return low === at ? a : a + (table[low + 1]! - a) * (at - low);
}

function room(taken: number, last: number): number {
  let seen = 0;
  let edge = NEIGHBOURS[last]! & ~taken;
  while (edge) {
    seen |= edge;
    let nextEdge = 0;
    for (let b = edge; b; b &= b - 1) nextEdge |= NEIGHBOURS[31 - Math.clz32(b & -b)]!;
    edge = nextEdge & ~taken & ~seen;
  }
  return popcount(seen);
}
