import type { Deed, Reasoning } from '#bots/reasons.ts';
import { joinTexts } from '#engine/texts.ts';
import { COLUMN_POINTS } from '#kits/grid/claims.ts';
import { PASS } from '#kits/grid/moves.ts';
import { type Counting, crossingReasons } from '#kits/grid/reasons/crossing.ts';
import { GRID_REASON_TEXTS } from '#kits/grid/reasons/texts.ts';
import { type Reason, signed } from '#kits/reason.ts';
import { progress } from '../missions.ts';
import { MISSES_TO_LOSE, next, resolve } from '../play.ts';
import { clone, type Position } from '../position.ts';
import { TEXTS } from './texts/index.ts';

/** Colours count for some missions only; then they are shown as their goal. */
const COUNTING: Counting = { points: COLUMN_POINTS, star: 0, isForColours: false, isTeam: true };

// About as much as points.
const GOAL = 8;
const MISS = 6;

export const reasoning: Reasoning<Position> = {
  texts: joinTexts(GRID_REASON_TEXTS, TEXTS),
  reasonsOf(deed) {
    if (deed.before.phase === 'strike') return [strike(deed)];
    if (deed.before.phase === 'discard') return [discard(deed)];
    return [...goals(deed), ...misses(deed), ...crossingReasons(deed, COUNTING)];
  },
};

/** C7: the player with the fewest jokers left is the first to have no use for a roll. */
function strike({ after: { papers } }: Deed<Position>): Reason {
  const left = papers.map(({ jokers }) => jokers);
  const fewest = Math.min(...left);
  const without = left.filter((jokers) => jokers === 0).length;
  return fewest > 0
    ? { figure: String(fewest), key: 'reason.fewest', args: { count: fewest }, weight: fewest }
    : {
        figure: String(without),
        key: 'reason.fewest.none',
        args: { count: without },
        weight: -without,
      };
}

/** C8. */
function discard({ after: { colourDice, numberDice } }: Deed<Position>): Reason {
  const args = { count: numberDice };
  return { figure: String(colourDice), key: 'reason.dice', args, weight: GOAL };
}

/** A goal counts when the roll is done: as if nobody else crossed anything. */
function goals({ before, after }: Deed<Position>): readonly Reason[] {
  const was = progress(before);
  return Object.entries(progress(done(after))).flatMap(([goal, [have, need]]) => {
    const more = have - was[goal]![0];
    if (more <= 0) return [];
    const args = { goal, have, need };
    return [{ figure: signed(more), key: 'reason.goal', args, weight: GOAL * more }];
  });
}

function done(position: Position): Position {
  if (position.phase !== 'others') return position;
  const finished = clone(position);
  const awaited = next(finished);
  if (awaited.for === 'seats')
    resolve(
      finished,
      awaited.seats.map(() => PASS),
    );
  return finished;
}

function misses({ before, after, seat, move }: Deed<Position>): readonly Reason[] {
  const left = Math.max(0, MISSES_TO_LOSE - after.misses[seat]!);
  if (move === PASS) {
    return [
      {
        figure: '1',
        key: 'reason.miss',
        args: { left },
        weight: left === 0 ? 2 * MISS : MISS,
        price: 1,
      },
    ];
  }
  const count = before.misses[seat]!;
  if (count < MISSES_TO_LOSE - 1) return [];
  // A figure of 0 would read as if there were none on the sheet.
  return [{ figure: String(count), key: 'reason.miss.none', args: {}, weight: 2 * MISS, price: 0 }];
}
