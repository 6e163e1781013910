import type { Seat } from '#engine/contract.ts';
import type { Saying } from '#games/face.ts';
import { boxName } from '../box-name.ts';
import type { Position } from '../position.ts';
import { boxAt, ROW_NAMES } from '../sheets.ts';
import { crossesOf, lastPlace, numberOf } from './lanes.ts';

export interface Step {
  readonly saying: Saying;
  readonly state: 'later' | 'now' | 'done';
}

/** Q3 and Q4 as one seat sees them: the white sum for all, then a colour for the roller. */
export function stepsOf(position: Position, seat: Seat): readonly Step[] {
  const { phase, active } = position;
  const isRolled = phase === 'white' || phase === 'colour';
  const second: Saying =
    isRolled && seat !== active
      ? { key: 'step.roller', args: { seat: active } }
      : { key: 'step.colour' };
  return [
    {
      saying: whiteStep(position, seat),
      state: phase === 'white' ? 'now' : phase === 'colour' ? 'done' : 'later',
    },
    { saying: second, state: phase === 'colour' ? 'now' : 'later' },
  ];
}

function whiteStep(position: Position, seat: Seat): Saying {
  const { phase, dice, crossed, active } = position;
  const sum = dice[0]! + dice[1]!;
  if (phase === 'white') return { key: 'step.sum', args: { sum } };
  if (phase !== 'colour') return { key: 'step.white' };
  if (seat !== active) return { key: 'step.done', args: { sum } };
  if (!crossed) return { key: 'step.let', args: { sum } };
  const box = whiteCross(position, seat, sum);
  return box === undefined
    ? { key: 'step.used', args: { sum } }
    : { key: 'step.crossed', args: { sum, box } };
}

/** The box that the first action crossed, unless an older cross could be it as well. */
function whiteCross(position: Position, seat: Seat, sum: number): string | undefined {
  const found = ROW_NAMES.flatMap((_, row) => {
    const place = lastPlace(crossesOf(position, seat, row));
    const box = boxAt(row, place);
    return place >= 0 && numberOf(position, box) === sum ? [boxName(position, box)] : [];
  });
  return found.length === 1 ? found[0] : undefined;
}
