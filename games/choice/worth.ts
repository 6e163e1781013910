import { popcount } from '#kits/bits.ts';
import { MISSES } from './position.ts';
import { COLOUR_POINTS, NUMBER_POINTS } from './score.ts';
import { COLOURS, NEIGHBOURS, NUMBERS, RING, reach, SIDES } from './sheets.ts';

/** What counts about an area when its future is guessed. */
export interface Outlook {
  readonly side: number;
  readonly taken: number;
  readonly last: number | undefined;
  readonly misses: number;
}

// Crosses and marks still to come. Found by trial, in duels of 2,000 matches against other values.
const CROSSES = 2;
const CROSSES_PER_COLOUR = 2.1;
const MARKS = 1.4;
const MARKS_PER_WAY = 0.5;
const WAYS_TO_BEGIN = 4;
/** How much of them is left after so many misses. */
const LIFE = [1, 0.7, 0.4];

/** T11 as if every cross brought its share of the points at the next step. */
const SHARED_POINTS = COLOUR_POINTS.map((points, count) => {
  const from = COLOUR_POINTS.indexOf(points);
  const to = COLOUR_POINTS.findIndex((more) => more > points);
  return to === -1
    ? points
    : points + ((COLOUR_POINTS[to]! - points) * (count - from)) / (to - from);
});

/** The points of an area and those still to be hoped for. */
export function worth(area: Outlook): number {
  const points = COLOUR_POINTS[popcount(area.taken & RING)]!;
  return points + NUMBER_POINTS[popcount(area.taken & NUMBERS)]! + hope(area);
}

/** The points that an area may still bring. */
export function hope(area: Outlook): number {
  if (area.misses === MISSES) return 0;
  const open = reach(area.taken, area.last);
  return hopeOfRing(area, open) + hopeOfLine(area, open);
}

function hopeOfRing({ side, taken, misses }: Outlook, open: number): number {
  const { ofColour } = SIDES[side]!;
  const crosses = popcount(taken & RING);
  let colours = 0;
  for (const colour of COLOURS) if (ofColour[colour]! & open) colours++;
  const more = CROSSES + CROSSES_PER_COLOUR * Math.min(colours, 2);
  return pointsFor(SHARED_POINTS, crosses + LIFE[misses]! * more) - COLOUR_POINTS[crosses]!;
}

function hopeOfLine({ taken, last, misses }: Outlook, open: number): number {
  const marks = popcount(taken & NUMBERS);
  const ways = last === undefined ? WAYS_TO_BEGIN : popcount(open & NUMBERS);
  if (ways === 0) return 0;
  const more = LIFE[misses]! * (MARKS + MARKS_PER_WAY * ways);
  const room = popcount(region(taken, open & NUMBERS));
  return pointsFor(NUMBER_POINTS, marks + Math.min(more, room)) - NUMBER_POINTS[marks]!;
}

/** A value between two entries of a table of points. */
function pointsFor(table: readonly number[], count: number): number {
  const low = Math.floor(count);
  if (low >= table.length - 1) return table[table.length - 1]!;
  return table[low]! + (table[low + 1]! - table[low]!) * (count - low);
}

/** All free number boxes that are connected with some of them. */
function region(taken: number, some: number): number {
  let found = some;
  for (let edge = some; edge !== 0; ) {
    let around = 0;
    for (let rest = edge; rest !== 0; rest &= rest - 1) {
      around |= NEIGHBOURS[31 - Math.clz32(rest & -rest)]!;
    }
    edge = around & ~taken & ~found;
    found |= edge;
  }
  return found;
}
