import type { Seat } from '#engine/contract.ts';
import type { Saying } from '#games/face.ts';
import { popcount } from '#kits/bits.ts';
import type { Mark } from '#ui/marks.ts';
import { boxName } from '../box-name.ts';
import { MISSES_TO_END } from '../play.ts';
import type { Position } from '../position.ts';
import { scores } from '../score.ts';
import { boxAt, ROW_NAMES, rowOf } from '../sheets.ts';
import { canClose, crossesOf, isClosed, isClosing, lastPlace } from './lanes.ts';
import { boxOfMark, lockMark } from './marks.ts';

export function headline({ phase, active, dice }: Position): Saying {
  const sum = dice[0]! + dice[1]!;
  return { key: `headline.${phase}`, args: { seat: active, sum } };
}

export function tell(position: Position, seat: Seat, text: string): Saying {
  const { phase, dice, crossed } = position;
  if (text === 'pass') {
    if (phase === 'white') return { key: 'tell.let', args: { seat, sum: dice[0]! + dice[1]! } };
    return { key: crossed ? 'tell.finished' : 'tell.missed', args: { seat } };
  }
  const isLast = closedRow(position, text) !== undefined;
  return { key: isLast ? 'tell.closed' : 'tell.crossed', args: { seat, box: text } };
}

/** A lock is crossed together with the box before it (Q2). */
export function inked(position: Position, _seat: Seat, text: string): readonly Mark[] {
  if (text === 'pass') return [];
  const row = closedRow(position, text);
  return row === undefined ? [text] : [text, lockMark(row)];
}

export function status(position: Position, seat: Seat): readonly Saying[] {
  const { total, parts } = scores(position)[seat]!;
  const rows = ROW_NAMES.map((part, row): Saying => {
    const crosses = crossesOf(position, seat, row);
    const args = { part, count: popcount(crosses), points: parts[part]! };
    if (isClosed(position, row)) return { key: 'status.closed', args };
    if (crosses === 0) return { key: 'status.none', args: { part } };
    const last = boxName(position, boxAt(row, lastPlace(crosses)));
    return { key: 'status.row', args: { ...args, last } };
  });
  const count = position.misses[seat]!;
  return [
    ...rows,
    { key: 'status.misses', args: { count } },
    { key: 'status.total', args: { count: total } },
  ];
}

/** Q10: a fourth miss, or a second row to close. */
export function nearEnd(position: Position, seat: Seat): boolean {
  if (position.phase === 'over') return false;
  if (position.misses[seat] === MISSES_TO_END - 1) return true;
  return position.closed !== 0 && ROW_NAMES.some((_, row) => canClose(position, seat, row));
}

function closedRow(position: Position, text: string): number | undefined {
  const box = boxOfMark(position, text);
  return isClosing(box) ? rowOf(box) : undefined;
}
