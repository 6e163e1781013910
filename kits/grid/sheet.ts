/** A sheet of coloured boxes as the Encore! family prints it. */
export interface GridSheet {
  readonly id: string;
  /** Seven rows, top to bottom, of fifteen colour letters. */
  readonly grid: readonly string[];
  /** Boxes that bear a star, such as "A3". */
  readonly stars: readonly string[];
  /** Boxes that bear a golden die (Encore et Encore!). */
  readonly dice?: readonly string[];
}

/** Whether sheets of a kind bear golden dice. */
export type SheetKind = 'plain' | 'golden';

export const COLOURS = ['R', 'O', 'Y', 'G', 'B'] as const;
export type Colour = (typeof COLOURS)[number];

export const COLUMN_LETTERS = 'ABCDEFGHIJKLMNO';
/** What rows are called where a game speaks of them, top to bottom. */
export const ROW_LETTERS = 'PQRSTUV';
export const COLUMNS = COLUMN_LETTERS.length;
export const ROWS = 7;
export const BOXES = COLUMNS * ROWS;

/** Boxes are numbered down the columns: A1 is 0, A7 is 6, B1 is 7, O7 is 104. */
export const boxAt = (column: number, row: number): number => column * ROWS + row;
export const columnOf = (box: number): number => Math.trunc(box / ROWS);
export const rowOf = (box: number): number => box % ROWS;

export const columnName = (column: number): string => COLUMN_LETTERS.charAt(column);
export const boxName = (box: number): string => `${columnName(columnOf(box))}${rowOf(box) + 1}`;

/** The number of a box by its name, `undefined` for a text that names none. */
export function boxNamed(name: string): number | undefined {
  if (!/^[A-O][1-7]$/.test(name)) return undefined;
  return boxAt(COLUMN_LETTERS.indexOf(name.charAt(0)), Number(name.charAt(1)) - 1);
}

/** The letter in a box of a grid of full size. */
export const letterAt = (grid: readonly string[], box: number): string =>
  (grid[rowOf(box)] as string).charAt(columnOf(box));

/** The boxes above, below, left and right of a box. */
export function neighbours(box: number): readonly number[] {
  const found: number[] = [];
  if (rowOf(box) > 0) found.push(box - 1);
  if (rowOf(box) < ROWS - 1) found.push(box + 1);
  if (box >= ROWS) found.push(box - ROWS);
  if (box < BOXES - ROWS) found.push(box + ROWS);
  return found;
}

/** Connected boxes of one colour, with none of that colour next to them. */
export interface Block {
  readonly colour: Colour;
  /** In rising order. */
  readonly boxes: readonly number[];
}

/** All blocks of a grid of full size, by their first boxes. */
export function blocksOf(grid: readonly string[]): readonly Block[] {
  const seen = new Set<number>();
  const blocks: Block[] = [];
  for (let first = 0; first < BOXES; first++) {
    if (seen.has(first)) continue;
    const colour = letterAt(grid, first) as Colour;
    const boxes = [first];
    seen.add(first);
    for (const box of boxes) {
      for (const beside of neighbours(box)) {
        if (seen.has(beside) || letterAt(grid, beside) !== colour) continue;
        seen.add(beside);
        boxes.push(beside);
      }
    }
    blocks.push({ colour, boxes: boxes.sort((a, b) => a - b) });
  }
  return blocks;
}

/** For every box, the index of its block in `blocks`. */
export function blockOfEachBox(blocks: readonly Block[]): readonly number[] {
  const index: number[] = new Array(BOXES).fill(-1);
  blocks.forEach((block, at) => {
    for (const box of block.boxes) index[box] = at;
  });
  return index;
}
