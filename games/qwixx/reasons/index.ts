import type { Deed, Reasoning } from '#bots/reasons.ts';
import type { Move, Seat } from '#engine/contract.ts';
import { popcount } from '#kits/bits.ts';
import { endingReason, type Reason, signed } from '#kits/reason.ts';
import { CROSSES_TO_CLOSE, MISSES_TO_END, moves, PASS } from '../play.ts';
import { LAST, type Position } from '../position.ts';
import { scores } from '../score.ts';
import { placeOf, ROW_NAMES, rowOf, sheetOf } from '../sheets.ts';
import { TEXTS } from './texts/index.ts';

/** Points that a miss costs. */
const MISS = 5;
/** About what a skipped number would have brought. */
const SKIPPED = 1;
/** Continuing without a gap is listed before a first cross. */
const NEXT = 2;

export const reasoning: Reasoning<Position> = {
  texts: TEXTS,
  reasonsOf: (deed) => [
    ...(deed.move === PASS ? waiting(deed) : crossing(deed)),
    ...spared(deed),
    ...ending(deed),
  ],
};

function crossing({ before, after, seat, move }: Deed<Position>): readonly Reason[] {
  const row = rowOf(move - 1);
  const place = placeOf(move - 1);
  const count = popcount(after.rows[seat * 4 + row]!);
  const points = pointsOf(after, seat, row) - pointsOf(before, seat, row);
  const args = { row: ROW_NAMES[row]! };
  const missing = CROSSES_TO_CLOSE - count;
  return [
    {
      figure: signed(points),
      key: 'reason.points',
      args: { ...args, count, points },
      weight: points,
    },
    place === LAST
      ? { figure: String(count), key: 'reason.closes', args, weight: 10 }
      : skips(before, seat, move),
    ...(missing > 0 && missing < 3 && place !== LAST
      ? [
          {
            figure: String(missing),
            key: 'reason.lock',
            args: { ...args, count: missing },
            weight: 3,
          },
        ]
      : []),
  ];
}

function skips(position: Position, seat: Seat, move: Move): Reason {
  const row = ROW_NAMES[rowOf(move - 1)]!;
  const count = skippedBy(position, seat, move);
  if (count > 0) {
    const args = { row, count };
    const weight = SKIPPED * count;
    return { figure: String(count), key: 'reason.skips', args, weight, price: count };
  }
  const number = sheetOf(position.sheet).number[move - 1]!;
  return {
    figure: String(number),
    key: 'reason.skips.none',
    args: { row },
    weight: NEXT,
    price: 0,
  };
}

/** Not to cross keeps the numbers that every cross would skip, and the choice among coloured dice. */
function waiting({ before, after, seat }: Deed<Position>): readonly Reason[] {
  const skips = skipsOf(before, seat);
  const left = later(before, after, seat);
  const isMiss = isDue(before, seat) && left.length === 0;
  return [
    ...(skips.length === 0
      ? [{ figure: '0', key: 'reason.nothing', args: {}, weight: 1 }]
      : kept(Math.min(...skips))),
    ...left,
    ...(isMiss
      ? [{ figure: signed(-MISS), key: 'reason.miss', args: {}, weight: MISS, price: MISS }]
      : []),
  ];
}

function kept(count: number): readonly Reason[] {
  if (count === 0) return [];
  const weight = SKIPPED * count;
  return [{ figure: String(count), key: 'reason.skips.kept', args: { count }, weight, price: 0 }];
}

/** The roller may still cross with a coloured die. */
function later(before: Position, after: Position, seat: Seat): readonly Reason[] {
  const isStill = before.phase === 'white' && after.phase === 'colour' && after.active === seat;
  const count = isStill ? skipsOf(after, seat).length : 0;
  if (count === 0) return [];
  return [{ figure: String(count), key: 'reason.later', args: { count }, weight: 1 }];
}

/** How many numbers each cross that is possible now would skip. */
function skipsOf(position: Position, seat: Seat): readonly number[] {
  const list: Move[] = [];
  const count = moves(position, seat, list);
  return list.slice(1, count).map((move) => skippedBy(position, seat, move));
}

function skippedBy({ rows }: Position, seat: Seat, move: Move): number {
  const crossed = rows[seat * 4 + rowOf(move - 1)]!;
  return placeOf(move - 1) - (32 - Math.clz32(crossed));
}

/** The roller must cross something. */
function isDue({ active, phase, crossed }: Position, seat: Seat): boolean {
  return active === seat && !(phase === 'colour' && crossed);
}

/** A cross spares a miss only where a pass would cost one at once, or leave nothing to cross. */
function spared({ before, seat, move }: Deed<Position>): readonly Reason[] {
  if (!isDue(before, seat) || move === PASS) return [];
  const passed: Position = { ...before, phase: 'colour' };
  if (later(before, passed, seat).length > 0) return [];
  const isLast = before.misses[seat] === MISSES_TO_END - 1;
  const weight = isLast ? 4 * MISS : MISS;
  return [{ figure: signed(MISS), key: 'reason.miss.none', args: {}, weight }];
}

function ending({ before, after, seat }: Deed<Position>): readonly Reason[] {
  if (after.phase !== 'over' || before.seats === 1) return [];
  const totals = scores(after).map(({ total }) => total);
  return [endingReason(totals, seat)];
}

function pointsOf(position: Position, seat: Seat, row: number): number {
  return scores(position)[seat]!.parts[ROW_NAMES[row]!]!;
}
