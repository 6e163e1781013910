import type { Reasoning } from '#bots/reasons.ts';
import { COLUMN_POINTS } from '#kits/grid/claims.ts';
import { type Counting, crossingReasons } from '#kits/grid/reasons/crossing.ts';
import { endingReasons } from '#kits/grid/reasons/ending.ts';
import { GRID_REASON_TEXTS } from '#kits/grid/reasons/texts.ts';
import { encore } from '../core.ts';
import type { Position } from '../play.ts';

const COUNTING: Counting = { points: COLUMN_POINTS, star: 2, isForColours: true };

export const reasoning: Reasoning<Position> = {
  texts: GRID_REASON_TEXTS,
  reasonsOf: (deed) => [...crossingReasons(deed, COUNTING), ...endingReasons(encore, deed)],
};
