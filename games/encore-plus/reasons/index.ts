import type { Deed, Reasoning } from '#bots/reasons.ts';
import { joinTexts } from '#engine/texts.ts';
import { bitsOf } from '#kits/bits.ts';
import { type Counting, crossingReasons } from '#kits/grid/reasons/crossing.ts';
import { endingReasons } from '#kits/grid/reasons/ending.ts';
import { GRID_REASON_TEXTS } from '#kits/grid/reasons/texts.ts';
import { ROW_LETTERS } from '#kits/grid/sheet.ts';
import { type Reason, signed } from '#kits/reason.ts';
import { encorePlus } from '../core.ts';
import { completeRows, type Position } from '../position.ts';
import { POINTS, ROW_POINTS } from '../score.ts';
import { TEXTS } from './texts/index.ts';

const COUNTING: Counting = { points: POINTS, star: 2, isForColours: true };

// About as much as points.
const SPECIAL = 2.5;
const HEART = 4;

export const reasoning: Reasoning<Position> = {
  texts: joinTexts(GRID_REASON_TEXTS, TEXTS),
  reasonsOf: (deed) => [
    ...hearts(deed),
    ...rows(deed),
    ...specials(deed),
    ...crossingReasons(deed, COUNTING),
    ...endingReasons(encorePlus, deed),
  ],
};

function rows({ before, after, seat }: Deed<Position>): readonly Reason[] {
  const done = completeRows(after, seat) & ~completeRows(before, seat);
  return bitsOf(done).map((row) => {
    const args = { row: ROW_LETTERS.charAt(row) };
    return { figure: signed(ROW_POINTS), key: 'reason.row', args, weight: ROW_POINTS + 2 };
  });
}

/** P12: the hearts that are circled count with every column from then on. */
function hearts({ before, after, seat }: Deed<Position>): readonly Reason[] {
  const count = after.hearts[seat]!;
  const more = count - before.hearts[seat]!;
  if (more <= 0) return [];
  const args = { count: more, all: count };
  return [{ figure: signed(more), key: 'reason.hearts', args, weight: HEART * more }];
}

function specials({ before, after, seat }: Deed<Position>): readonly Reason[] {
  const left = after.specials[seat]!;
  const more = left - before.specials[seat]!;
  if (more === 0) return [];
  const count = Math.abs(more);
  const told = { figure: signed(more), args: { count, left }, weight: SPECIAL * count };
  return more > 0
    ? [{ ...told, key: 'reason.specials' }]
    : [{ ...told, key: 'reason.specials.used', price: count }];
}
