import { COLUMNS } from '#kits/grid/sheet.ts';
import { type Random, shuffle } from '#kits/random.ts';

/** One column of a block that is planned but not yet drawn. */
export interface Stage {
  readonly size: number;
  /** Whether the block begins in this column. */
  readonly begins: boolean;
  /** How many columns the block still covers after this one. */
  readonly columnsAfter: number;
}

/** A random plan for one colour: by law 3 its blocks follow one another, column by column. */
export function drawStages(random: Random): readonly Stage[] {
  return drawSpans(random).flatMap(({ size, width }) =>
    Array.from({ length: width }, (_, at) => ({
      size,
      begins: at === 0,
      columnsAfter: width - 1 - at,
    })),
  );
}

interface Span {
  readonly size: number;
  readonly width: number;
}

// Of forty printed blocks of each size from 1 to 6, how many are 1, 2, 3 … columns wide.
const PRINTED_WIDTHS: readonly (readonly number[])[] = [
  [40],
  [17, 23],
  [1, 24, 15],
  [0, 20, 19, 1],
  [0, 1, 24, 14, 1],
  [0, 0, 5, 23, 12],
];

function drawSpans(random: Random): readonly Span[] {
  for (;;) {
    const spans = PRINTED_WIDTHS.map((weights, at) => ({
      size: at + 1,
      width: 1 + drawWeighted(random, weights),
    }));
    if (spans.reduce((columns, { width }) => columns + width, 0) !== COLUMNS) continue;
    shuffle(random, spans);
    return spans;
  }
}

function drawWeighted(random: Random, weights: readonly number[]): number {
  let ticket = random.below(weights.reduce((total, weight) => total + weight));
  return weights.findIndex((weight) => {
    ticket -= weight;
    return ticket < 0;
  });
}
