import type { Announcement } from '#engine/contract.ts';
import { announceClaims, seatsWhere } from '#kits/grid/announce.ts';
import { coloursDone } from '#kits/grid/paper.ts';
import { twoColours } from '#kits/grid/table.ts';
import type { Position } from './play.ts';
import { isSolo } from './play.ts';

/** What the rulebook wants said aloud: first columns and colours, and the end. */
export function announce(before: Position, after: Position): Announcement[] {
  const said = announceClaims(before, after);
  if (after.phase !== 'over' || before.phase === 'over') return said;
  const rule = isSolo(after) ? 'E18' : 'E15';
  const key = twoColours(after) ? 'end' : 'rolls';
  const seats = seatsWhere(after, (paper) => coloursDone(paper) >= 2);
  return [...said, { rule, key, args: { seats } }];
}
