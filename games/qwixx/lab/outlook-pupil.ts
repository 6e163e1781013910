import type { Random } from '#kits/random.ts';
import type { Outlook } from '../bots/outlook.ts';
import { ROWS, type Stand } from '../bots/stand.ts';
import { MISSES_TO_END } from '../play.ts';
import { ROW_STATES } from './rows.ts';
import { touching } from './touched.ts';
import { BATCH, improve, weights } from './weights.ts';

/** An outlook that can still learn; points are counted in tens. */
export interface OutlookPupil {
  readonly outlook: Outlook;
  /** Learns that the sheet of a stand of one seat brought so much, so long before it rolls. */
  learn(stand: Stand, wait: number, brought: number, rate: number): void;
}

export function newOutlookPupil(width: number, seats: number, random: Random): OutlookPupil {
  const rows = weights(ROWS * ROW_STATES * width, 0.3, random);
  const misses = weights(MISSES_TO_END * width, 0.3, random);
  const out = weights(seats * width, 1 / Math.sqrt(width), random);
  const outBias = weights(seats, 0, random);
  const touched = touching(rows, width);
  const layer = new Float32Array(width);
  const places = new Int32Array(ROWS);
  let examples = 0;

  function think(stand: Stand, wait: number): number {
    const missed = stand[ROWS]! * width;
    let sum = outBias.value[wait]!;
    for (let row = 0; row < ROWS; row++) {
      places[row] = touched.at(row * ROW_STATES + stand[row]!);
    }
    for (let i = 0; i < width; i++) {
      let all = misses.value[missed + i]!;
      for (let row = 0; row < ROWS; row++) all += rows.value[places[row]! + i]!;
      layer[i] = all > 0 ? all : 0;
      sum += layer[i]! * out.value[wait * width + i]!;
    }
    return sum;
  }

  function learn(stand: Stand, wait: number, brought: number, rate: number): void {
    const slope = think(stand, wait) - brought;
    const missed = stand[ROWS]! * width;
    outBias.slope[wait]! += slope;
    for (let i = 0; i < width; i++) {
      if (layer[i] === 0) continue;
      const back = slope * out.value[wait * width + i]!;
      out.slope[wait * width + i]! += slope * layer[i]!;
      misses.slope[missed + i]! += back;
      for (let row = 0; row < ROWS; row++) rows.slope[places[row]! + i]! += back;
    }
    if (++examples % BATCH !== 0) return;
    for (const each of [misses, out, outBias]) improve(each, rate);
    touched.improve(rate);
  }

  const outlook: Outlook = {
    width,
    rows: rows.value,
    misses: misses.value,
    out: out.value,
    outBias: outBias.value,
  };
  return { outlook, learn };
}
