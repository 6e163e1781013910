import type { Arg } from '#engine/contract.ts';
import type { Saying, SheetProps } from '#games/face.ts';
import type { BoxState } from '#ui/box.tsx';
import { boxClass } from '#ui/box.tsx';
import type { ColourKey } from '#ui/die.tsx';
import type { Mark, Marks } from '#ui/marks.ts';
import { isOff } from '#ui/marks.ts';
import { popcount } from '../../bits.ts';
import { type Board, holds } from '../board.ts';
import { boardOf } from '../boards.ts';
import type { Paper } from '../paper.ts';
import { isCrossed } from '../paper.ts';
import { boxAt, boxName, COLOURS, COLUMNS, ROWS } from '../sheet.ts';
import type { Table } from '../table.ts';
import { COLOUR_KEYS } from './colours.ts';
import { joinsOf } from './joins.ts';

/** A box as print and pen left it. */
export interface InkedBox {
  readonly mark: Mark;
  readonly colour: ColourKey;
  readonly crossed: boolean;
  readonly star: boolean;
  readonly gold: boolean;
  readonly joins: string;
  readonly args: Readonly<Record<string, Arg>>;
}

/** How one box is drawn and called. */
interface SheetBox {
  readonly mark: Mark;
  readonly class: string;
  readonly name: Saying;
  /** How many boxes the pen crosses before this one. */
  readonly nth: number;
  readonly isOpen: boolean;
  readonly isCostly: boolean;
  readonly isPencilled: boolean;
  /** It cannot be chosen now; a tap on it says why. */
  readonly isOff: boolean;
}

type Props = Pick<SheetProps<Table<string>>, 'marks'>;

/** All boxes, column by column. Golden dice are on every generated sheet, but not all games use them. */
export function inkedBoxes(paper: Paper, hasGold: boolean): readonly (readonly InkedBox[])[] {
  const board = boardOf(paper.sheet);
  return Array.from({ length: COLUMNS }, (_, column) =>
    Array.from({ length: ROWS }, (_, row) => inkedBox(board, paper, boxAt(column, row), hasGold)),
  );
}

function inkedBox(board: Board, paper: Paper, box: number, hasGold: boolean): InkedBox {
  const mark = boxName(box);
  const colour = board.colour[box]!;
  const block = board.blocks[board.block[box]!]!;
  const open = popcount((~paper.crossed[colour]! >> block.shift) & block.mask);
  return {
    mark,
    colour: COLOUR_KEYS[colour]!,
    crossed: isCrossed(board, paper, box),
    star: holds(board.stars, board, box),
    gold: hasGold && holds(board.dice, board, box),
    joins: joinsOf(board, box, (each) => isCrossed(board, paper, each)),
    args: { box: mark, colour: COLOURS[colour]!, size: block.boxes.length, open },
  };
}

/** All that marks and choices change about some boxes, to be compared. */
export function changing({ marks }: Props, boxes: readonly InkedBox[]): string {
  const states = boxes.map(
    ({ mark }) =>
      `${stateOf(marks, mark)}${isOff(marks, mark)}${nthFresh(marks, mark)}${marks.aimed === mark}`,
  );
  return states.join(' ');
}

export function sheetBox({ marks }: Props, box: InkedBox): SheetBox {
  const { mark, args } = box;
  const state = stateOf(marks, mark);
  const nth = nthFresh(marks, mark);
  return {
    mark,
    class: boxClass({ ...box, state, fresh: nth >= 0, aimed: marks.aimed === mark }),
    name: { key: nameKey(box, state), args },
    nth,
    isOpen: marks.open.has(mark) || marks.near.has(mark),
    isCostly: state === 'costly',
    isPencilled: state === 'pencilled' || state === 'sealed',
    isOff: isOff(marks, mark),
  };
}

/** How many boxes the pen crosses before this one; -1 where it does not write now. */
function nthFresh({ fresh }: Marks, mark: Mark): number {
  return fresh.has(mark) ? [...fresh].indexOf(mark) : -1;
}

function stateOf(marks: Marks, mark: Mark): BoxState | undefined {
  if (marks.refused === mark) return 'refused';
  if (marks.pencilled.has(mark)) return 'pencilled';
  if (marks.sealed.has(mark)) return 'sealed';
  if (marks.shown.has(mark)) return 'shown';
  if (marks.open.has(mark)) return 'open';
  if (marks.near.has(mark)) return 'near';
  return marks.costly.has(mark) ? 'costly' : undefined;
}

function nameKey({ star, gold, crossed }: InkedBox, state: BoxState | undefined): string {
  const kind = star ? 'star' : gold ? 'gold' : 'plain';
  if (crossed) return `box.${kind}.crossed`;
  if (state === 'pencilled' || state === 'sealed' || state === 'costly') {
    return `box.${kind}.${state}`;
  }
  return state === 'open' || state === 'near' ? `box.${kind}.can` : `box.${kind}`;
}
