import type { Note, Seat } from '#engine/contract.ts';
import type { Cheer } from '#games/face.ts';
import { announceClaims, seatsWhere } from '../announce.ts';
import { type Board, holds } from '../board.ts';
import { boardOf } from '../boards.ts';
import { COLOUR_POINTS, COLUMN_POINTS, type ColumnPoints } from '../claims.ts';
import { hasAll } from '../paper.ts';
import { BOXES, boxAt, boxName, COLOURS, COLUMN_LETTERS, COLUMNS, ROWS } from '../sheet.ts';
import type { Table } from '../table.ts';
import { colourBit, columnBit } from './claims.ts';
import { COLOUR_KEYS } from './colours.ts';
import { firstColumnMark } from './pad.ts';

interface Worth {
  /** Left out where columns bring nothing. */
  readonly columns?: ColumnPoints;
  /** Whether colours bring points, and open stars cost some. */
  readonly hasBonus?: boolean;
}

const ALL: Worth = { columns: COLUMN_POINTS, hasBonus: true };

/** Complete colours, all stars, complete columns, the greatest first. */
export function gridCheers(
  before: Table<string>,
  after: Table<string>,
  worth: Worth = ALL,
): readonly Cheer[] {
  const notes = announceClaims(before, after);
  return [
    ...[...COLOURS.keys()].flatMap((colour) => colourCheers(before, after, notes, colour, worth)),
    ...(worth.hasBonus ? starCheers(before, after) : []),
    ...[...COLUMN_LETTERS.slice(0, COLUMNS)].flatMap((letter, column) =>
      columnCheers(before, after, notes, { letter, column }, worth),
    ),
  ];
}

function columnCheers(
  before: Table<string>,
  after: Table<string>,
  notes: readonly Note[],
  { letter, column }: { readonly letter: string; readonly column: number },
  { columns }: Worth,
): readonly Cheer[] {
  return claims(before, after, columnBit(column)).map(({ seats, isFirst }) => ({
    kind: 'column',
    seats,
    isFirst,
    words: (side) => ({
      key: `cheer.column.${side}`,
      args: { column: letter, seats, count: seats.length },
    }),
    note: isFirst ? notes.find(({ args }) => args.column === letter) : undefined,
    ...(columns && { points: columns[isFirst ? 'first' : 'later'][column]! }),
    boxes: Array.from({ length: ROWS }, (_, row) => boxName(boxAt(column, row))),
    value: firstColumnMark(letter),
  }));
}

function colourCheers(
  before: Table<string>,
  after: Table<string>,
  notes: readonly Note[],
  colour: number,
  { hasBonus }: Worth,
): readonly Cheer[] {
  const letter = COLOURS[colour]!;
  return claims(before, after, colourBit(colour)).map(({ seats, isFirst }) => ({
    kind: 'colour',
    seats,
    isFirst,
    words: (side) => ({
      key: `cheer.colour.${side}`,
      args: { colour: letter, seats, count: seats.length },
    }),
    note: isFirst ? notes.find(({ args }) => args.colour === letter) : undefined,
    ...(hasBonus && { points: COLOUR_POINTS[isFirst ? 'first' : 'later'] }),
    boxes: boxesWhere(after, seats[0]!, (box, { colour: of }) => of[box] === colour),
    colour: COLOUR_KEYS[colour]!,
  }));
}

/** E16: with the last star nothing is taken off at the end. */
function starCheers(before: Table<string>, after: Table<string>): readonly Cheer[] {
  const seats = after.papers.flatMap((paper, seat) => {
    const { stars } = boardOf(paper.sheet);
    return hasAll(paper, stars) && !hasAll(before.papers[seat]!, stars) ? [seat] : [];
  });
  if (seats.length === 0) return [];
  return [
    {
      kind: 'star',
      seats,
      isFirst: true,
      words: (side) => ({ key: `cheer.star.${side}`, args: { seats, count: seats.length } }),
      boxes: boxesWhere(after, seats[0]!, (box, board) => holds(board.stars, board, box)),
    },
  ];
}

/** Who has just completed something, those who were first and those who were not. */
function claims(before: Table<string>, after: Table<string>, bit: number) {
  // What the active player completes is scored when everybody has decided.
  const isNew = (seat: Seat): boolean => {
    const { first, later } = before.papers[seat]!;
    return ((first | later) & bit) === 0;
  };
  const firsts = seatsWhere(after, ({ first }) => (first & bit) !== 0).filter(isNew);
  const laters = seatsWhere(after, ({ later }) => (later & bit) !== 0).filter(isNew);
  return [
    { seats: firsts, isFirst: true },
    { seats: laters, isFirst: false },
  ].filter(({ seats }) => seats.length > 0);
}

function boxesWhere(
  table: Table<string>,
  seat: Seat,
  isMeant: (box: number, board: Board) => boolean,
): readonly string[] {
  const board = boardOf(table.papers[seat]!.sheet);
  const all = Array.from({ length: BOXES }, (_, box) => box);
  return all.filter((box) => isMeant(box, board)).map(boxName);
}
