import type { Seat } from '#engine/contract.ts';
import { WHOLE_COLOUR } from '../board.ts';
import { boardOf } from '../boards.ts';
import { coloursDone } from '../paper.ts';
import type { Table } from '../table.ts';

/** Whether one choice could complete a seat's second colour: all that it lacks is in one block. */
export function isOneChoiceFromEnd(table: Table<string>, seat: Seat): boolean {
  const paper = table.papers[seat]!;
  if (table.phase === 'over' || coloursDone(paper) !== 1) return false;
  const { blocks } = boardOf(paper.sheet);
  return paper.crossed.some((crossed, colour) => {
    const open = WHOLE_COLOUR & ~crossed;
    const inOne = blocks.some(
      (block) => block.colour === colour && (open & ~(block.mask << block.shift)) === 0,
    );
    return open !== 0 && inOne;
  });
}
