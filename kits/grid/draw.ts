import type { Game, Move, Seat } from '#engine/contract.ts';
import { movesOf } from '#engine/contract.ts';
import { popcount } from '../bits.ts';
import type { Brush, Ink } from '../brush.ts';
import { START_COLUMN, WHOLE_COLOUR } from './board.ts';
import { boardOf } from './boards.ts';
import type { ColumnPoints } from './claims.ts';
import { countOpen, isCrossed } from './paper.ts';
import { boxAt, boxName, COLOURS, COLUMN_LETTERS } from './sheet.ts';
import type { Table } from './table.ts';
import { COLOUR_DIE, NUMBER_DIE } from './tray.ts';
import { colourValue, columnValue } from './worth.ts';

/** A seat's sheet and what it is drawn with. */
export interface Drawing {
  readonly table: Table<string>;
  readonly seat: Seat;
  readonly brush: Brush;
  readonly points: ColumnPoints;
  /** Names of the boxes that can be crossed now. */
  readonly lit: ReadonlySet<string>;
  /** Whether golden dice mean anything: generated sheets bear them for every game. */
  readonly hasGold: boolean;
  /** The value next to a row. */
  side?(row: number): string;
}

/** One line of the score, half as wide as the page. */
export interface ScoreLine {
  readonly title: string;
  readonly text?: string;
  readonly points?: number | undefined;
}

const CELL = 4;
const TITLE = 10;
const TEXT = 25;
const POINTS = 4;
const CHOOSING: readonly string[] = ['together', 'active', 'others'];

/** A title and its line. */
export const titled = (title: string, text: string): string => title.padEnd(TITLE) + text;
/** Something that is won or done. */
export const ticked = (text: string | number, isDone: boolean): string =>
  `${text}${isDone ? '✓' : ''}`;
/** A row of places of which the first so many bear a mark. */
export const marked = (mark: string, count: number, places: number): string =>
  Array.from({ length: places }, (_, i) => (i < count ? mark : '·')).join(' ');

/**
 * The boxes in those legal moves that consist of lit words alone. A lit word by itself may mean
 * dice: B5 is a blue five and a box. `boxes`: names of the boxes that a move means.
 */
export function litBoxes<Position>(
  game: Game<Position>,
  position: Position,
  seat: Seat,
  lit: ReadonlySet<string>,
  boxes = ([, ...names]: readonly string[], _move: Move): readonly string[] => names,
): ReadonlySet<string> {
  const next = game.next(position);
  const found = new Set<string>();
  if (next.for !== 'seats' || !next.seats.includes(seat)) return found;
  for (const move of movesOf(game, position, seat)) {
    const words = game.notate(position, seat, move).split(' ');
    if (words.every((word) => lit.has(word))) for (const box of boxes(words, move)) found.add(box);
  }
  return found;
}

/** A die on the table, or one that the active seat took away. */
export function dieText(face: string, isTaken: boolean, ink: Ink, brush: Brush): string {
  return isTaken ? brush.paint(`(${face})`, { dim: true }) : brush.paint(` ${face} `, ink);
}

/** The dice of a roll; a game may have one more. */
export function diceLine({ phase, tray }: Table<string>, brush: Brush, more = ''): string {
  if (!CHOOSING.includes(phase))
    return brush.paint(titled('Dice', 'none to choose'), { dim: true });
  const colours = tray.colours.map((face, i) => {
    const colour = COLOUR_DIE.faces[face]!;
    return dieText(colour, i === tray.takenColour, { colour }, brush);
  });
  const numbers = tray.numbers.map((face, i) =>
    dieText(NUMBER_DIE.faces[face]!, i === tray.takenNumber, { bold: true }, brush),
  );
  return titled('Dice', `${colours.join(' ')}   ${numbers.join(' ')}   ${more}`).trimEnd();
}

/** The sheet as it is printed, below each column what it is worth to the seat, and the signs. */
export function sheetLines(drawing: Drawing): string[] {
  const { table, seat, brush, points, hasGold, side } = drawing;
  const paper = table.papers[seat]!;
  const { sheet } = boardOf(paper.sheet);
  const heads = [...COLUMN_LETTERS].map((letter, column) =>
    cell(column === START_COLUMN ? `>${letter}<` : ` ${letter}`),
  );
  const values = [...COLUMN_LETTERS].map((_, column) => {
    const isWon = ((paper.first | paper.later) & (1 << column)) !== 0;
    const value = columnValue(table, seat, column, points);
    return brush.paint(cell(` ${ticked(value, isWon)}`), isWon ? { bold: true } : {});
  });
  const rows = sheet.grid.map((_, row) => {
    const boxes = [...COLUMN_LETTERS].map((_, column) => boxCell(drawing, boxAt(column, row)));
    return ` ${row + 1} ${boxes.join('')} ${side?.(row) ?? ''}`.trimEnd();
  });
  const gold = hasGold ? '  + golden die' : '';
  const signs = `   [G] legal  Xg crossed  * star${gold}  >H< start  5✓ won  (5) taken`;
  return [
    `   ${heads.join('')}`.trimEnd(),
    ...rows,
    `   ${values.join('')} points`,
    brush.paint(signs, { dim: true }),
  ];
}

function boxCell({ table, seat, brush, lit, hasGold }: Drawing, box: number): string {
  const paper = table.papers[seat]!;
  const board = boardOf(paper.sheet);
  const colour = COLOURS[board.colour[box]!]!;
  const bears = (set: readonly number[]) => set[board.colour[box]!]! & board.bit[box]!;
  if (isCrossed(board, paper, box)) {
    return brush.paint(cell(` X${colour.toLowerCase()}`), { colour, dim: true });
  }
  const text = colour + (bears(board.stars) ? '*' : hasGold && bears(board.dice) ? '+' : '');
  if (lit.has(boxName(box))) return brush.paint(cell(`[${text}]`), { colour, bold: true });
  return brush.paint(cell(` ${text}`), { colour });
}

/** Boxes to go of each colour and, where colours bring points, what for. */
export function coloursLine({ table, seat, brush }: Drawing, hasPoints: boolean): string {
  const paper = table.papers[seat]!;
  const texts = COLOURS.map((colour, i) => {
    const open = popcount(WHOLE_COLOUR & ~paper.crossed[i]!);
    const points = colourValue(table, seat, i);
    const text = hasPoints ? `${open} for ${points}` : `${open} to go`;
    const done = ticked(hasPoints ? points : '', true);
    return `${brush.paint(` ${colour} `, { colour })} ${(open === 0 ? done : text).padEnd(10)}`;
  });
  return titled('Colours', texts.join('')).trimEnd();
}

/** Jokers left, as they are printed. */
export function jokersLine({ table, seat }: Drawing): ScoreLine {
  const { jokers } = table.papers[seat]!;
  return { title: 'Jokers', text: marked('!', jokers, jokers), points: jokers };
}

/** Open stars and what they cost. */
export function starsLine({ table, seat }: Drawing, points: number): ScoreLine {
  const paper = table.papers[seat]!;
  const open = countOpen(paper, boardOf(paper.sheet).stars);
  return { title: 'Stars', text: `${open} open, 2 off for each`, points };
}

/** The lines of a score, in two columns. */
export function scoreLines(lines: readonly ScoreLine[], brush: Brush): string[] {
  const halves = lines.map(({ title, text = '', points }) => {
    const sum = String(points ?? '').padStart(POINTS);
    return titled(title, text.padEnd(TEXT)) + brush.paint(sum, { bold: true });
  });
  return halves.flatMap((half, i) => (i % 2 ? [] : [`${half}  ${halves[i + 1] ?? ''}`.trimEnd()]));
}

function cell(text: string): string {
  return text.padEnd(CELL);
}
