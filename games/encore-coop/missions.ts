import { popcount } from '#kits/bits.ts';
import { boardOf } from '#kits/grid/boards.ts';
import { hasAll, isCrossed } from '#kits/grid/paper.ts';
import { boxNamed, COLUMN_LETTERS, COLUMNS } from '#kits/grid/sheet.ts';
import type { Table } from '#kits/grid/table.ts';
import { goalsOf } from './goals.ts';
import type { Position } from './position.ts';

export const MISSIONS: readonly string[] = ['1', '2', '3', '4', '5'];

/** The mission that wants blocks of four. */
export const BLOCKS_OF_FOUR = 4;

/** The framed numbers of mission 4 with the four boxes around each. */
export const FRAMES = [
  'B2 C2 B3 C3',
  'E5 F5 E6 F6',
  'G2 H2 G3 H3',
  'I5 J5 I6 J6',
  'K2 L2 K3 L3',
  'N5 O5 N6 O6',
].map((boxes) => boxes.split(' ').map((name) => boxNamed(name)!));

/** The columns of mission 5, in their order. */
export const WORD = 'NOCHMAL';

/** Have and need of everything that a mission asks for. */
export type Progress = Readonly<Record<string, readonly [have: number, need: number]>>;

/** Looks at everybody's sheets when a roll is done. `completed`: columns completed on it. */
export function lookAtMission(position: Position, completed: number): void {
  const { papers } = position;
  for (const paper of papers) {
    const board = boardOf(paper.sheet);
    for (const [row, boxes] of board.rows.entries()) {
      if (hasAll(paper, boxes)) position.rows |= 1 << row;
    }
    for (const [column, boxes] of board.columns.entries()) {
      const star = boxes.map((bits, colour) => bits & board.stars[colour]!);
      if (hasAll(paper, star)) position.stars |= 1 << column;
    }
  }
  for (const [frame, boxes] of FRAMES.entries()) {
    if (boxes.every((box) => crossedByAnyone(position, box))) position.frames |= 1 << frame;
  }
  while (
    position.word < WORD.length &&
    completed & (1 << COLUMN_LETTERS.indexOf(WORD[position.word]!))
  )
    position.word++;
}

export function progress(position: Position): Progress {
  const goals = goalsOf(position.goals, position.papers.length);
  const mission = position.mission - 1;
  const colours = [popcount(position.claimed >> COLUMNS), goals.colours[mission]!] as const;
  const rows = [popcount(position.rows), goals.rows[mission]!] as const;
  switch (position.mission) {
    case 1:
      return { colours };
    case 2:
      return { rows };
    case 3:
      return { colours, stars: [popcount(position.stars), COLUMNS] };
    case 4:
      return { rows, blocks: [popcount(position.frames), FRAMES.length] };
    default:
      return { colours, word: [position.word, WORD.length] };
  }
}

export function isFulfilled(position: Position): boolean {
  return Object.values(progress(position)).every(([have, need]) => have >= need);
}

function crossedByAnyone(table: Table<string>, box: number): boolean {
  return table.papers.some((paper) => isCrossed(boardOf(paper.sheet), paper, box));
}
