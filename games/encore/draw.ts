import type { Seat } from '#engine/contract.ts';
import type { Brush } from '#kits/brush.ts';
import { COLUMN_POINTS } from '#kits/grid/claims.ts';
import type { ScoreLine } from '#kits/grid/draw.ts';
import {
  coloursLine,
  diceLine,
  jokersLine,
  litBoxes,
  scoreLines,
  sheetLines,
  starsLine,
} from '#kits/grid/draw.ts';
import type { Position } from './play.ts';
import { isSolo, SOLO_ROLLS } from './play.ts';
import { encore } from './rules.ts';
import { scores } from './score.ts';

/** The dice, the sheet as it is printed, and the points so far. */
export function draw(position: Position, seat: Seat, brush: Brush): string[] {
  const lit = litBoxes(encore, position, seat, brush.lit);
  const drawing = { table: position, seat, brush, points: COLUMN_POINTS, lit, hasGold: false };
  const { total, parts } = scores(position)[seat]!;
  const rolls: ScoreLine[] = isSolo(position)
    ? [{ title: 'Rolls', text: `${SOLO_ROLLS - position.rolls} left`, points: parts.rolls }]
    : [];
  const lines: readonly ScoreLine[] = [
    { title: 'Columns', points: parts.columns },
    { title: 'Colours', points: parts.colours },
    jokersLine(drawing),
    starsLine(drawing, parts.stars!),
    ...rolls,
    { title: 'Total', points: total },
  ];
  return [
    diceLine(position, brush),
    '',
    ...sheetLines(drawing),
    '',
    coloursLine(drawing, true),
    ...scoreLines(lines, brush),
  ];
}
