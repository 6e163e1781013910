import { COLOURS, COLUMNS } from '#kits/grid/sheet.ts';
import { type Random, shuffle } from '#kits/random.ts';

/** What one colour does in one column. */
export interface Part {
  /** Boxes of the colour in this column, 1 to 3. */
  readonly boxes: number;
  /** Whether a new block begins here; otherwise the one on the left goes on. */
  readonly begins: boolean;
}

/** For every column the five colours' parts: how many boxes, not yet where. */
export type Plan = readonly (readonly Part[])[];

// By law 3 each colour's blocks follow one another from left to right, each over its own columns.
interface Span {
  readonly size: number;
  readonly width: number;
}

/** A random plan that obeys laws 1 to 3 in numbers, or `undefined` where the draw allows none. */
export function drawPlan(random: Random): Plan | undefined {
  const needs = COLOURS.map(() => needsByColumn(drawSpans(random)));
  const extras: (readonly number[])[] = [];
  if (!spreadExtras(random, needs, new Array(COLOURS.length).fill(0), extras, { left: 500 })) {
    return undefined;
  }
  return extras.map((column, at) =>
    column.map((extra, colour) => ({
      boxes: 1 + extra,
      begins: needs[colour]?.[at]?.begins === true,
    })),
  );
}

// How often blocks of size 1 to 6 are 1, 2, 3 … columns wide, as on the printed sheets.
const WIDTH_WEIGHTS: readonly (readonly number[])[] = [
  [1],
  [17, 23],
  [1, 24, 15],
  [0, 20, 19, 1],
  [0, 1, 24, 14, 1],
  [0, 0, 5, 23, 12],
];

function drawSpans(random: Random): readonly Span[] {
  for (;;) {
    const spans = WIDTH_WEIGHTS.map((weights, at) => ({
      size: at + 1,
      width: 1 + drawWeighted(random, weights),
    }));
    if (spans.reduce((columns, span) => columns + span.width, 0) !== COLUMNS) continue;
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

/** A colour's block in a column, by what it needs beyond one box in each of its columns. */
interface Need {
  readonly begins: boolean;
  readonly extras: number;
  readonly columnsAfter: number;
}

function needsByColumn(spans: readonly Span[]): readonly Need[] {
  return spans.flatMap(({ size, width }) =>
    Array.from({ length: width }, (_, at) => ({
      begins: at === 0,
      extras: size - width,
      columnsAfter: width - 1 - at,
    })),
  );
}

// A column's seven boxes are one of each colour and two more: of two colours, or of one.
const SHARES: readonly (readonly number[])[] = COLOURS.flatMap((_, first) =>
  COLOURS.slice(first).map((__, gap) =>
    COLOURS.map((___, colour) => Number(colour === first) + Number(colour === first + gap)),
  ),
);

/** Deals two extra boxes to every column from `chosen.length` on, so that each block gets its own. */
function spreadExtras(
  random: Random,
  needs: readonly (readonly Need[])[],
  given: readonly number[],
  chosen: (readonly number[])[],
  nodes: { left: number },
): boolean {
  const column = chosen.length;
  if (column === COLUMNS) return true;
  const shares = SHARES.slice();
  shuffle(random, shares);
  for (const share of shares) {
    if (nodes.left-- <= 0) return false;
    const total = share.map((extra, colour) =>
      needs[colour]?.[column]?.begins ? extra : extra + (given[colour] as number),
    );
    const fits = total.every((sum, colour) => {
      const need = needs[colour]?.[column] as Need;
      return sum <= need.extras && need.extras - sum <= 2 * need.columnsAfter;
    });
    if (!fits) continue;
    chosen.push(share);
    if (spreadExtras(random, needs, total, chosen, nodes)) return true;
    chosen.pop();
  }
  return false;
}
