import type { Seat } from '#engine/contract.ts';
import type { Mark } from '#ui/marks.ts';
import { popcount } from '../../bits.ts';
import { WHOLE_COLOUR } from '../board.ts';
import { boardOf } from '../boards.ts';
import type { Paper } from '../paper.ts';
import { clonePaper, countOpen, crossBoxes } from '../paper.ts';
import { boxNamed } from '../sheet.ts';
import type { Table } from '../table.ts';

/** How many boxes of a colour are still open. */
export function colourToGo(paper: Paper, colour: number): number {
  return popcount(WHOLE_COLOUR & ~paper.crossed[colour]!);
}

export function starsToGo(paper: Paper): number {
  return countOpen(paper, boardOf(paper.sheet).stars);
}

export function columnToGo(paper: Paper, column: number): number {
  return countOpen(paper, boardOf(paper.sheet).columns[column]!);
}

/** A seat's paper as it would be with some more boxes crossed. */
export function paperWith(table: Table<string>, seat: Seat, boxes: Iterable<Mark>): Paper {
  const paper = clonePaper(table.papers[seat]!);
  crossBoxes(
    boardOf(paper.sheet),
    paper,
    [...boxes].map((mark) => boxNamed(mark)!),
  );
  return paper;
}
