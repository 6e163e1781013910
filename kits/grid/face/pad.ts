import type { Note } from '#engine/contract.ts';
import type { Mark } from '#ui/marks.ts';
import { boardOf } from '../boards.ts';
import type { Paper } from '../paper.ts';
import { crossBoxes, isCrossed, newPaper } from '../paper.ts';
import { BOXES, boxNamed, COLOURS, COLUMN_LETTERS } from '../sheet.ts';
import type { Table } from '../table.ts';
import { colourBit, columnBit } from './claims.ts';

/** The seat whose sheet a pad is; everybody else plays on paper. */
export const PAD_SEAT = 0;

/** Says that somebody on paper had a column or a colour first. */
export const firstColumnMark = (letter: string): Mark => `first:${letter}`;
export const firstColourMark = (letter: string): Mark => `first:colour.${letter}`;

/** Crosses out the next joker, or takes the last one back: `used` is how many are crossed out. */
export const useJokerMark = (used: number): Mark => `joker:${used}`;
export const returnJokerMark = (used: number): Mark => `joker:${used - 1}`;

/** Lets a tap take effect: on a box, on what others had first, on a joker. */
export function tapPad(table: Table<string>, mark: Mark, mostJokers: number): void {
  const paper = table.papers[PAD_SEAT]!;
  const box = boxNamed(mark);
  if (box !== undefined) toggleBox(paper, box);
  if (mark.startsWith('first:')) table.claimed ^= bitOf(mark.slice('first:'.length));
  if (mark.startsWith('joker:')) {
    const used = mostJokers - paper.jokers;
    paper.jokers += Number(mark.slice('joker:'.length)) < used ? 1 : -1;
  }
  paper.first = paper.done & ~table.claimed;
  paper.later = paper.done & table.claimed;
}

/** Why a tap has no meaning: the only thing that can run out is jokers. */
export function refusePad(table: Table<string>, mark: Mark, mostJokers: number): Note | undefined {
  const place = mark.startsWith('joker:') ? Number(mark.slice('joker:'.length)) : 0;
  if (place < mostJokers) return undefined;
  return { rule: 'E11', key: 'jokers', args: { count: 1, left: table.papers[PAD_SEAT]!.jokers } };
}

function toggleBox(paper: Paper, box: number): void {
  const board = boardOf(paper.sheet);
  const all = Array.from({ length: BOXES }, (_, each) => each);
  const crossed = all.filter((each) => isCrossed(board, paper, each) !== (each === box));
  const fresh = newPaper(board, paper.jokers);
  crossBoxes(board, fresh, crossed);
  for (const colour of COLOURS.keys()) {
    paper.crossed[colour] = fresh.crossed[colour]!;
    paper.reach[colour] = fresh.reach[colour]!;
  }
  paper.done = fresh.done;
}

function bitOf(name: string): number {
  const colour = COLOURS.findIndex((letter) => name === `colour.${letter}`);
  return colour === -1 ? columnBit(COLUMN_LETTERS.indexOf(name)) : colourBit(colour);
}
