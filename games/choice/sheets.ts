/** Colours by their letters in records: red, yellow, green, blue, violet, grey. */
export const COLOURS = ['R', 'Y', 'G', 'B', 'V', 'S'] as const;

export const SHEET_IDS: readonly string[] = ['pad'];

/**
 * The boxes of an area are bits of one whole number: the ring clockwise from the top left, then
 * the numbers in reading order.
 */
export const RING_BOXES = 16;
export const RING = (1 << RING_BOXES) - 1;
export const NUMBERS = ((1 << 13) - 1) << RING_BOXES;

/** How far each row of hexagons is moved to the right, in half hexagons, and how many it has. */
const ROWS = [
  { indent: 1, length: 4 },
  { indent: 0, length: 5 },
  { indent: 1, length: 4 },
];

interface Side {
  /** What each ring box has to be paid with. */
  readonly colour: readonly string[];
  /** What each box has to be reached with; none in the ring. */
  readonly number: readonly (number | undefined)[];
  /** What each box is called in records. */
  readonly name: readonly string[];
  /** The boxes of a colour, and of a number, as bits. */
  readonly ofColour: Readonly<Record<string, number>>;
  readonly ofNumber: readonly number[];
}

export const SIDES: readonly Side[] = [
  side('G R V B Y V S R B G Y G S V B Y', '1 8 12 7  5 10 11 1 3  2 4 9 6'),
  side('B S Y R G B V S R Y G V R B S Y', '8 6 2 1  3 11 9 12 4  5 7 1 10'),
];

/** The number boxes that touch each number box, as bits; indexed by box. */
export const NEIGHBOURS: readonly number[] = touching();

/** T3, T4: the boxes that may come next, as bits, after those that are taken. */
export function reach(taken: number, last: number | undefined): number {
  const ring = taken & RING;
  const around = RING_BOXES - 1;
  const beside = (ring << 1) | (ring >> around) | (ring >> 1) | (ring << around);
  const colours = ring === 0 ? RING : beside & RING & ~ring;
  const numbers = last === undefined ? NUMBERS : NEIGHBOURS[last]! & ~taken;
  return colours | numbers;
}

function side(ring: string, hexagons: string): Side {
  const colour = ring.split(' ');
  const numbers = hexagons.split(/ +/);
  const ofColour: Record<string, number> = {};
  for (const [box, letter] of colour.entries()) {
    ofColour[letter] = (ofColour[letter] ?? 0) | (1 << box);
  }
  const ofNumber: number[] = new Array(13).fill(0);
  for (const [at, each] of numbers.entries()) ofNumber[Number(each)]! |= 1 << (RING_BOXES + at);
  const numberName = (each: string, at: number) =>
    each === '1' ? `1${numbers.indexOf('1') === at ? 'a' : 'b'}` : each;
  const name = [...colour.map((letter, box) => `${letter}@${box + 1}`), ...numbers.map(numberName)];
  const number = [...colour.map(() => undefined), ...numbers.map(Number)];
  return { colour, number, name, ofColour, ofNumber };
}

function touching(): number[] {
  const places = ROWS.flatMap(({ indent, length }, row) =>
    Array.from({ length }, (_, i) => ({ row, x: indent + 2 * i })),
  );
  const hexagons = places.map((one) =>
    places.reduce((bits, other, at) => {
      const apart = Math.abs(one.row - other.row) + Math.abs(one.x - other.x);
      // Two half hexagons along the row, or one row and one half hexagon.
      const touches = apart === 2 && Math.abs(one.x - other.x) > 0;
      return touches ? bits | (1 << (RING_BOXES + at)) : bits;
    }, 0),
  );
  return [...new Array<number>(RING_BOXES).fill(0), ...hexagons];
}
