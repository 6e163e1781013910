import {
  BOXES,
  blockOfEachBox,
  blocksOf,
  boxName,
  boxNamed,
  COLOURS,
  COLUMNS,
  type Colour,
  columnName,
  columnOf,
  type GridSheet,
  letterAt,
  ROWS,
} from './sheet.ts';

/** What a sheet breaks of the five laws of Encore! sheets, and where. */
export type Fault =
  | { readonly law: 1; readonly fault: 'rows'; readonly found: number }
  | { readonly law: 1; readonly fault: 'row-length'; readonly row: number; readonly found: number }
  | { readonly law: 1; readonly fault: 'letter'; readonly box: string; readonly letter: string }
  | { readonly law: 1; readonly fault: 'boxes'; readonly colour: Colour; readonly found: number }
  | {
      readonly law: 2;
      readonly fault: 'sizes';
      readonly colour: Colour;
      readonly found: readonly number[];
    }
  | { readonly law: 3; readonly fault: 'missing'; readonly column: string; readonly colour: Colour }
  | { readonly law: 3; readonly fault: 'split'; readonly column: string; readonly colour: Colour }
  | MarkFault<4>
  | { readonly law: 4; readonly fault: 'block'; readonly boxes: readonly string[] }
  | MarkFault<5>
  | { readonly law: 5; readonly fault: 'star'; readonly box: string };

/** Stars and golden dice go wrong in the same ways. */
type MarkFault<Law extends 4 | 5> =
  | { readonly law: Law; readonly fault: 'unknown'; readonly box: string }
  | { readonly law: Law; readonly fault: 'doubled'; readonly box: string }
  | {
      readonly law: Law;
      readonly fault: 'column';
      readonly column: string;
      readonly found: number;
    }
  | {
      readonly law: Law;
      readonly fault: 'colour';
      readonly colour: Colour;
      readonly found: number;
    };

/** Every fault of a sheet, none for a sound one. Any texts will do: nothing is taken on trust. */
export function check(sheet: GridSheet): readonly Fault[] {
  const { grid, stars, dice } = sheet;
  const shape = shapeFaults(grid);
  const boxes = shape.length > 0 ? shape : colourFaults(grid);
  // The other laws speak of a whole grid, and a wrong number of boxes breaks law 2 by itself.
  if (boxes.length > 0) return boxes;
  return [
    ...sizeFaults(grid),
    ...columnFaults(grid),
    ...starFaults(grid, stars),
    ...(dice === undefined ? [] : diceFaults(grid, stars, dice)),
  ];
}

function shapeFaults(grid: readonly string[]): Fault[] {
  if (grid.length !== ROWS) return [{ law: 1, fault: 'rows', found: grid.length }];
  const short = grid.flatMap((letters, row): Fault[] =>
    letters.length === COLUMNS
      ? []
      : [{ law: 1, fault: 'row-length', row: row + 1, found: letters.length }],
  );
  if (short.length > 0) return short;
  return ALL_BOXES.filter((box) => !isColour(letterAt(grid, box))).map((box) => ({
    law: 1,
    fault: 'letter',
    box: boxName(box),
    letter: letterAt(grid, box),
  }));
}

function colourFaults(grid: readonly string[]): Fault[] {
  return COLOURS.flatMap((colour): Fault[] => {
    const found = ALL_BOXES.filter((box) => letterAt(grid, box) === colour).length;
    return found === 21 ? [] : [{ law: 1, fault: 'boxes', colour, found }];
  });
}

function sizeFaults(grid: readonly string[]): Fault[] {
  const blocks = blocksOf(grid);
  return COLOURS.flatMap((colour): Fault[] => {
    const own = blocks.filter((block) => block.colour === colour);
    const found = own.map((block) => block.boxes.length).sort((a, b) => a - b);
    return found.join() === '1,2,3,4,5,6' ? [] : [{ law: 2, fault: 'sizes', colour, found }];
  });
}

function columnFaults(grid: readonly string[]): Fault[] {
  const blockOf = blockOfEachBox(blocksOf(grid));
  return ALL_COLUMNS.flatMap((column) =>
    COLOURS.flatMap((colour): Fault[] => {
      const boxes = ALL_BOXES.filter(
        (box) => columnOf(box) === column && letterAt(grid, box) === colour,
      );
      const blocks = new Set(boxes.map((box) => blockOf[box]));
      if (blocks.size === 1) return [];
      const fault = blocks.size === 0 ? 'missing' : 'split';
      return [{ law: 3, fault, column: columnName(column), colour }];
    }),
  );
}

function starFaults(grid: readonly string[], stars: readonly string[]): Fault[] {
  const { boxes, faults } = readMarks(4, stars);
  const inOneBlock = blocksOf(grid)
    .map((block) => block.boxes.filter((box) => boxes.includes(box)))
    .filter((starred) => starred.length > 1)
    .map((starred): Fault => ({ law: 4, fault: 'block', boxes: starred.map(boxName) }));
  return [
    ...faults,
    ...columnCounts(4, boxes, (found) => found === 1),
    ...colourCounts(4, grid, boxes, 3),
    ...inOneBlock,
  ];
}

// One die of each colour is one in each of five blocks: the law of blocks needs no test.
function diceFaults(
  grid: readonly string[],
  stars: readonly string[],
  dice: readonly string[],
): Fault[] {
  const { boxes, faults } = readMarks(5, dice);
  const onStars = boxes.map(boxName).filter((box) => stars.includes(box));
  return [
    ...faults,
    ...columnCounts(5, boxes, (found) => found <= 1),
    ...colourCounts(5, grid, boxes, 1),
    ...onStars.map((box): Fault => ({ law: 5, fault: 'star', box })),
  ];
}

function readMarks<Law extends 4 | 5>(law: Law, names: readonly string[]) {
  const boxes = new Set<number>();
  const faults: MarkFault<Law>[] = [];
  for (const name of names) {
    const box = boxNamed(name);
    if (box === undefined) faults.push({ law, fault: 'unknown', box: name });
    else if (boxes.has(box)) faults.push({ law, fault: 'doubled', box: name });
    else boxes.add(box);
  }
  return { boxes: [...boxes], faults };
}

function columnCounts<Law extends 4 | 5>(
  law: Law,
  boxes: readonly number[],
  isRight: (found: number) => boolean,
): MarkFault<Law>[] {
  return ALL_COLUMNS.flatMap((column): MarkFault<Law>[] => {
    const found = boxes.filter((box) => columnOf(box) === column).length;
    return isRight(found) ? [] : [{ law, fault: 'column', column: columnName(column), found }];
  });
}

function colourCounts<Law extends 4 | 5>(
  law: Law,
  grid: readonly string[],
  boxes: readonly number[],
  wanted: number,
): MarkFault<Law>[] {
  return COLOURS.flatMap((colour): MarkFault<Law>[] => {
    const found = boxes.filter((box) => letterAt(grid, box) === colour).length;
    return found === wanted ? [] : [{ law, fault: 'colour', colour, found }];
  });
}

const ALL_BOXES: readonly number[] = Array.from({ length: BOXES }, (_, box) => box);
const ALL_COLUMNS: readonly number[] = Array.from({ length: COLUMNS }, (_, column) => column);

const isColour = (letter: string): boolean => (COLOURS as readonly string[]).includes(letter);
