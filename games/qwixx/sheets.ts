/** Colours, and rows by the colour of their lock, in the order of the sheet. */
export const COLOURS = ['R', 'Y', 'G', 'B'] as const;
export const ROW_NAMES = ['red', 'yellow', 'green', 'blue'] as const;

/** Boxes in a row. */
const ROW = 11;
const HIGHEST = 12;

interface Sheet {
  readonly id: string;
  /** By box: its number and its colour. */
  readonly number: readonly number[];
  readonly colour: readonly number[];
  /** The box of a number in a row, at `number * 4 + row`. */
  readonly inRow: readonly number[];
  /** The box that has a colour and a number, at `number * 4 + colour`. */
  readonly ofColour: readonly number[];
}

const UP = '2 3 4 5 6 7 8 9 10 11 12';
const DOWN = '12 11 10 9 8 7 6 5 4 3 2';
const ONE_COLOUR = COLOURS.map((colour) => colour.repeat(ROW));

const SHEETS: readonly Sheet[] = [
  sheet('classic', [UP, UP, DOWN, DOWN], ONE_COLOUR),
  sheet(
    'mixed-colours',
    [UP, UP, DOWN, DOWN],
    ['YYYBBBGGGRR', 'RRGGGGBBYYY', 'BBBYYYRRRGG', 'GGRRRRYYBBB'],
  ),
  sheet(
    'mixed-numbers',
    [
      '10 6 2 8 3 4 12 5 9 7 11',
      '9 12 4 6 7 2 5 8 11 3 10',
      '8 2 10 12 6 9 7 4 5 11 3',
      '5 7 11 9 12 3 8 10 2 6 4',
    ],
    ONE_COLOUR,
  ),
];

export const SHEET_IDS: readonly string[] = SHEETS.map((each) => each.id);

/** Asked for every move, and mostly for the same sheet as before. */
let latest = SHEETS[0]!;

export function sheetOf(id: string): Sheet {
  if (latest.id === id) return latest;
  const found = SHEETS.find((each) => each.id === id);
  if (!found) throw new Error(`no Qwixx sheet is called ${id}`);
  latest = found;
  return found;
}

/** A box is its row and its place in the row, as one number. */
export function boxAt(row: number, place: number): number {
  return (row << 4) | place;
}

export function rowOf(box: number): number {
  return box >> 4;
}

export function placeOf(box: number): number {
  return box & 15;
}

function sheet(id: string, numbers: readonly string[], colours: readonly string[]): Sheet {
  const number: number[] = new Array(boxAt(4, 0)).fill(0);
  const colour = [...number];
  const inRow: number[] = new Array((HIGHEST + 1) * 4).fill(0);
  const ofColour = [...inRow];
  for (const [row, line] of numbers.entries()) {
    for (const [place, word] of line.split(' ').entries()) {
      const box = boxAt(row, place);
      number[box] = Number(word);
      colour[box] = COLOURS.indexOf(colours[row]![place] as 'R');
      inRow[number[box] * 4 + row] = box;
      ofColour[number[box] * 4 + colour[box]] = box;
    }
  }
  return { id, number, colour, inRow, ofColour };
}
