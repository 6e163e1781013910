import type { Saying, SheetProps } from '#games/face.ts';
import { boxClass } from '#ui/box.tsx';
import type { Mark, Marks } from '#ui/marks.ts';
import { popcount } from '../../bits.ts';
import type { Board } from '../board.ts';
import { boardOf } from '../boards.ts';
import type { Paper } from '../paper.ts';
import { isCrossed } from '../paper.ts';
import { boxAt, boxName, COLOURS, ROWS } from '../sheet.ts';
import type { Table } from '../table.ts';
import { COLOUR_KEYS } from './colours.ts';
import { joinsOf } from './joins.ts';

/** How one box is drawn and called. */
export interface SheetBox {
  readonly mark: Mark;
  readonly class: string;
  readonly name: Saying;
  /** How many boxes the pen crosses before this one. */
  readonly nth: number;
  readonly isOpen: boolean;
  readonly isPencilled: boolean;
  /** It cannot be chosen now; a tap on it says why. */
  readonly isOff: boolean;
}

interface Props extends SheetProps<Table<string>> {
  /** Whether golden dice are printed: generated sheets always have some, not all games use them. */
  readonly hasGold?: boolean | undefined;
}

/** The boxes of a column, top to bottom as printed. */
export function sheetBoxes(props: Props, column: number): readonly SheetBox[] {
  const paper = props.position.papers[props.seat]!;
  const board = boardOf(paper.sheet);
  return Array.from({ length: ROWS }, (_, row) => boxOf(props, board, paper, boxAt(column, row)));
}

function boxOf(
  { marks, picking, isPad, hasGold = false }: Props,
  board: Board,
  paper: Paper,
  box: number,
): SheetBox {
  const mark = boxName(box);
  const colour = board.colour[box]!;
  const crossed = isCrossed(board, paper, box);
  const state = stateOf(marks, mark);
  const star = has(board.stars, board, box);
  const gold = hasGold && has(board.dice, board, box);
  const kind = star ? 'star' : gold ? 'gold' : 'plain';
  const block = board.blocks[board.block[box]!]!;
  const open = popcount((~paper.crossed[colour]! >> block.shift) & block.mask);
  return {
    mark,
    class: boxClass({
      colour: COLOUR_KEYS[colour]!,
      crossed,
      star,
      gold,
      joins: joinsOf(board, box, (each) => isCrossed(board, paper, each)),
      state,
      fresh: marks.fresh.has(mark),
    }),
    name: {
      key: nameKey(kind, crossed, state),
      args: { box: mark, colour: COLOURS[colour]!, size: block.boxes.length, open },
    },
    nth: marks.fresh.has(mark) ? [...marks.fresh].indexOf(mark) : 0,
    isOpen: marks.open.has(mark) || marks.near.has(mark),
    isPencilled: state === 'pencilled',
    isOff: !isPad && picking && !marks.open.has(mark) && !marks.pencilled.has(mark),
  };
}

function stateOf(marks: Marks, mark: Mark) {
  if (marks.refused === mark) return 'refused';
  if (marks.pencilled.has(mark)) return 'pencilled';
  if (marks.shown.has(mark)) return 'shown';
  if (marks.open.has(mark)) return 'open';
  return marks.near.has(mark) ? 'near' : undefined;
}

function nameKey(kind: string, crossed: boolean, state: string | undefined): string {
  if (crossed) return `box.${kind}.crossed`;
  if (state === 'pencilled') return `box.${kind}.pencilled`;
  return state === 'open' || state === 'near' ? `box.${kind}.can` : `box.${kind}`;
}

function has(set: readonly number[], board: Board, box: number): boolean {
  return (set[board.colour[box]!]! & board.bit[box]!) !== 0;
}
