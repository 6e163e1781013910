import type { Random } from '#kits/random.ts';
import type { Outlook } from '../bots/outlook.ts';
import { MISSES_TO_END } from '../play.ts';
import { CLOSED, ROW_STATES, type RowState } from './rows.ts';
import { BATCH, improve, weights } from './weights.ts';

/** A sheet as all that matters of it for what is still to come. */
export interface OneSheet {
  readonly rows: readonly [RowState, RowState, RowState, RowState];
  readonly misses: number;
}

/** An outlook that can still learn; points are counted in tens. */
export interface OutlookPupil {
  readonly outlook: Outlook;
  /** What it expects of a sheet so many turns before it rolls: nothing if the match is over. */
  expects(sheet: OneSheet, wait: number): number;
  /** Learns that a sheet brought so much. */
  learn(sheet: OneSheet, wait: number, brought: number, rate: number): void;
}

const ROWS = 4;

export function newOutlookPupil(width: number, seats: number, random: Random): OutlookPupil {
  const rows = weights(ROWS * ROW_STATES * width, 0.3, random);
  const misses = weights(MISSES_TO_END * width, 0.3, random);
  const out = weights(seats * width, 1 / Math.sqrt(width), random);
  const outBias = weights(seats, 0, random);
  const touched = new Set<number>();
  const layer = new Float32Array(width);
  let examples = 0;

  function think({ rows: [a, b, c, d], misses: missed }: OneSheet, wait: number): number {
    const [first, second] = [a * width, (ROW_STATES + b) * width];
    const [third, fourth] = [(2 * ROW_STATES + c) * width, (3 * ROW_STATES + d) * width];
    const { value } = rows;
    let sum = outBias.value[wait]!;
    for (let i = 0; i < width; i++) {
      const upper = value[first + i]! + value[second + i]! + misses.value[missed * width + i]!;
      const all = upper + value[third + i]! + value[fourth + i]!;
      layer[i] = all > 0 ? all : 0;
      sum += layer[i]! * out.value[wait * width + i]!;
    }
    return sum;
  }

  function learn(sheet: OneSheet, wait: number, brought: number, rate: number): void {
    const slope = think(sheet, wait) - brought;
    outBias.slope[wait]! += slope;
    const places = sheet.rows.map((state, row) => (row * ROW_STATES + state) * width);
    for (const place of places) touched.add(place);
    for (let i = 0; i < width; i++) {
      if (layer[i] === 0) continue;
      const back = slope * out.value[wait * width + i]!;
      out.slope[wait * width + i]! += slope * layer[i]!;
      misses.slope[sheet.misses * width + i]! += back;
      for (const place of places) rows.slope[place + i]! += back;
    }
    if (++examples % BATCH !== 0) return;
    for (const each of [misses, out, outBias]) improve(each, rate);
    for (const from of touched) improve(rows, rate, from, from + width);
    touched.clear();
  }

  const outlook: Outlook = {
    width,
    rows: rows.value,
    misses: misses.value,
    out: out.value,
    outBias: outBias.value,
  };
  return { outlook, learn, expects: (sheet, wait) => (isOver(sheet) ? 0 : think(sheet, wait)) };
}

/** Q10. */
export function isOver({ rows, misses }: OneSheet): boolean {
  if (misses === MISSES_TO_END) return true;
  return rows.filter((state) => state === CLOSED).length > 1;
}
