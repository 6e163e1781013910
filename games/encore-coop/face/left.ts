import type { Saying } from '#games/face.ts';
import { boardOf } from '#kits/grid/boards.ts';
import { colourToGo, columnToGo } from '#kits/grid/face/progress.ts';
import { countOpen, type Paper } from '#kits/grid/paper.ts';
import { COLOURS, COLUMN_LETTERS, COLUMNS, ROW_LETTERS } from '#kits/grid/sheet.ts';
import { progress, WORD } from '../missions.ts';
import type { Position } from '../position.ts';

/** What the mission still lacks, in words: of things that anybody may do, the nearest one. */
export function leftOf(position: Position): readonly Saying[] {
  const lacking = Object.entries(progress(position)).filter(([, [have, need]]) => have < need);
  if (lacking.length === 0) return [{ key: 'team.left.none' }];
  return lacking.map(([goal, [have, need]]) => ({
    key: `team.left.${goal}`,
    args: argsOf(position, goal, need - have),
  }));
}

function argsOf(position: Position, goal: string, count: number): NonNullable<Saying['args']> {
  const { papers, claimed, rows } = position;
  switch (goal) {
    case 'colours': {
      const { at, boxes } = nearest(papers, COLOURS.length, claimed >> COLUMNS, colourToGo);
      return { count, colour: COLOURS[at]!, boxes };
    }
    case 'rows': {
      const { at, boxes } = nearest(papers, ROW_LETTERS.length, rows, rowToGo);
      return { count, row: ROW_LETTERS[at]!, boxes };
    }
    case 'word': {
      const letter = WORD[position.word]!;
      const column = COLUMN_LETTERS.indexOf(letter);
      const boxes = Math.min(...open(papers.map((paper) => columnToGo(paper, column))));
      return { count, column: letter, boxes };
    }
    default:
      return { count };
  }
}

/** Which one that is not done yet lacks the fewest boxes on somebody's sheet. */
function nearest(
  papers: readonly Paper[],
  length: number,
  done: number,
  toGo: (paper: Paper, at: number) => number,
): { readonly at: number; readonly boxes: number } {
  const each = Array.from({ length }, (_, at) => at)
    .filter((at) => ((done >> at) & 1) === 0)
    .map((at) => ({ at, boxes: Math.min(...papers.map((paper) => toGo(paper, at))) }));
  return each.reduce((best, next) => (next.boxes < best.boxes ? next : best));
}

/** A column that was completed too early does not count, unless somebody else completes it. */
function open(counts: readonly number[]): readonly number[] {
  const some = counts.filter((count) => count > 0);
  return some.length > 0 ? some : [0];
}

function rowToGo(paper: Paper, row: number): number {
  return countOpen(paper, boardOf(paper.sheet).rows[row]!);
}
