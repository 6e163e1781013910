import { COLOURS, ROWS } from '#kits/grid/sheet.ts';

/** One way to fill a column, in which each colour stands in one run, as it does in print. */
export interface Filling {
  /** From top to bottom. */
  readonly letters: string;
  /** By colour, the rows it stands in, as bits. */
  readonly rows: readonly number[];
}

/** How the seven boxes of a column are shared by the five colours, with all ways to fill it so. */
export interface Share {
  /** By colour, how many boxes it gets. */
  readonly boxes: readonly number[];
  readonly fillings: readonly Filling[];
}

/** The most boxes of one colour in a column that has all five (law 3). */
export const MOST_IN_A_COLUMN = ROWS - COLOURS.length + 1;

const COLOUR_INDEXES: readonly number[] = COLOURS.map((_, colour) => colour);
const ORDERS = ordersOf(COLOUR_INDEXES);

// One box for each colour and two more: for two colours, or both for the same.
export const SHARES: readonly Share[] = COLOUR_INDEXES.flatMap((first) =>
  COLOUR_INDEXES.slice(first).map((second) => {
    const boxes = COLOUR_INDEXES.map(
      (colour) => 1 + Number(colour === first) + Number(colour === second),
    );
    return { boxes, fillings: ORDERS.map((order) => fill(order, boxes)) };
  }),
);

function fill(order: readonly number[], boxes: readonly number[]): Filling {
  const rows: number[] = COLOURS.map(() => 0);
  let letters = '';
  for (const colour of order) {
    const height = boxes[colour]!;
    rows[colour] = ((1 << height) - 1) << letters.length;
    letters += COLOURS[colour]!.repeat(height);
  }
  return { letters, rows };
}

function ordersOf(colours: readonly number[]): readonly (readonly number[])[] {
  if (colours.length === 0) return [[]];
  return colours.flatMap((first) =>
    ordersOf(colours.filter((colour) => colour !== first)).map((rest) => [first, ...rest]),
  );
}
