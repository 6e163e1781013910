/** What a net foretells for a seat and one other: its chance to beat it, its score, its lead. */
export const HEADS = 3;
export const WIN = 0;
export const SCORE = 1;
export const LEAD = 2;

/**
 * A small net over traits. Each trait has a row of numbers; the rows of all traits of a position
 * are added up. The first of these sums are cut off below zero and weighed (`top`), the last are
 * added to the answers as they are. So a move that changes a few traits costs a few rows.
 */
export interface Net {
  readonly hidden: number;
  /** Traits times `hidden + HEADS`. */
  readonly rows: Float32Array;
  /** `hidden` numbers for each head. */
  readonly top: Float32Array;
}

export const widthOf = ({ hidden }: Pick<Net, 'hidden'>): number => hidden + HEADS;

/** Adds the rows of all traits of a list. */
export function sumRows(net: Net, traits: ArrayLike<number>, count: number, into: Float32Array) {
  const width = widthOf(net);
  into.fill(0);
  for (let i = 0; i < count; i++) addRow(net.rows, traits[i]! * width, width, into);
}

/** Adds numbers that stand in a row, from a place on. */
export function addRow(rows: Float32Array, from: number, width: number, into: Float32Array): void {
  for (let i = 0; i < width; i++) into[i]! += rows[from + i]!;
}

/** Adds what changes when one trait takes the place of another. */
export function swapRow(net: Net, before: number, after: number, into: Float32Array): void {
  const width = widthOf(net);
  const { rows } = net;
  const from = before * width;
  const to = after * width;
  for (let i = 0; i < width; i++) into[i]! += rows[to + i]! - rows[from + i]!;
}

/** One answer for sums of rows. */
export function answer(net: Net, sums: Float32Array, head: number): number {
  const { hidden, top } = net;
  const at = head * hidden;
  let value = sums[hidden + head]!;
  for (let i = 0; i < hidden; i++) {
    const sum = sums[i]!;
    if (sum > 0) value += sum * top[at + i]!;
  }
  return value;
}

/**
 * The chance to win and the lead, for sums and more sums and the row of one more trait: what bots
 * ask for most often, so all of it is done in one go and nothing is written down on the way.
 */
export function answerBoth(
  { hidden, rows, top }: Net,
  sums: Float32Array,
  more: Float32Array,
  trait: number,
  said: { win: number; lead: number },
): void {
  const row = trait * sums.length;
  const lead = LEAD * hidden;
  const sumAt = (i: number) => Math.fround(sums[i]! + more[i]! + rows[row + i]!);
  said.win = sumAt(hidden + WIN);
  said.lead = sumAt(hidden + LEAD);
  for (let i = 0; i < hidden; i++) {
    const sum = sumAt(i);
    if (sum <= 0) continue;
    said.win += sum * top[i]!;
    said.lead += sum * top[lead + i]!;
  }
}

export function chance(logit: number): number {
  return 1 / (1 + Math.exp(-logit));
}
