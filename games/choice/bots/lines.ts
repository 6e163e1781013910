import { bitsOf, popcount } from '#kits/bits.ts';
import type { Area } from '../position.ts';
import { lastMark } from '../position.ts';
import { NEIGHBOURS, NUMBERS, RING_BOXES, SIDES } from '../sheets.ts';
import { numberKey } from './prices.ts';
import type { Step } from './steps.ts';

/** Where a line goes on depends on the boxes it has used and on the last of them. */
interface Line {
  /** Marked boxes as bits, and the last of them. */
  readonly taken: number;
  readonly last: number | undefined;
}

export const BOXES = 13;
/** A turn has three dice. */
const MOST = 3;
export const NO_LINE = 0;

const numbered = new Int32Array(BOXES << BOXES).fill(-1);
const lines: readonly Line[] = allLines();
export const LINE_STATES = lines.length;

export function lineOf(area: Area): number {
  return lineAt(area.taken, lastMark(area));
}

export function lineAt(taken: number, last: number | undefined): number {
  return last === undefined ? NO_LINE : numbered[placeOf(taken, last)]!;
}

export function lineFor(line: number): Line {
  return lines[line]!;
}

const counts = Uint8Array.from(lines, ({ taken }) => popcount(taken));

export function marksOf(line: number): number {
  return counts[line]!;
}

/** The boxes that may be marked next, as bits. */
export function openAt(line: number): number {
  const { taken, last } = lines[line]!;
  return last === undefined ? NUMBERS : NEIGHBOURS[last]! & ~taken;
}

const known = new Array<readonly Step[] | undefined>(2 * LINE_STATES);

/** What one turn can make of a line, beginning with nothing. */
export function lineSteps(side: number, line: number): readonly Step[] {
  const at = side * LINE_STATES + line;
  known[at] ??= makeSteps(side, line);
  return known[at];
}

function makeSteps(side: number, line: number): Step[] {
  const { number } = SIDES[side]!;
  const steps = new Map<number, Step>();
  const grow = (from: number, marked: readonly number[]): void => {
    steps.set(from, { to: from, key: numberKey(marked), count: marked.length });
    if (marked.length === MOST) return;
    for (const box of bitsOf(openAt(from))) {
      grow(after(from, box), [...marked, number[box]!]);
    }
  };
  grow(line, []);
  return [...steps.values()];
}

function after(line: number, box: number): number {
  return lineAt(lines[line]!.taken | (1 << box), box);
}

/** All lines there can be, shorter ones first. */
function allLines(): Line[] {
  const all: Line[] = [{ taken: 0, last: undefined }];
  for (const { taken, last } of all) {
    const open = last === undefined ? NUMBERS : NEIGHBOURS[last]! & ~taken;
    for (const box of bitsOf(open)) {
      const grown = { taken: taken | (1 << box), last: box };
      const place = placeOf(grown.taken, box);
      if (numbered[place] !== -1) continue;
      numbered[place] = all.push(grown) - 1;
    }
  }
  return all;
}

function placeOf(taken: number, last: number): number {
  return ((last - RING_BOXES) << BOXES) | ((taken & NUMBERS) >> RING_BOXES);
}
