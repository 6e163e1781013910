import type { Seat } from '#engine/contract.ts';
import type { Saying } from '#games/face.ts';
import { bitsOf } from '#kits/bits.ts';
import type { Mark } from '#ui/marks.ts';
import { boxName } from '../box-name.ts';
import { LAST, type Position } from '../position.ts';
import { boxAt, ROW_NAMES, rowOf } from '../sheets.ts';
import { quiet } from './choice.ts';
import { crossesOf, isClosing } from './lanes.ts';
import { boxOfMark, placeOfMark } from './marks.ts';

export function wish(position: Position, seat: Seat, text: string): readonly Saying[] {
  if (text === 'pass') return [quiet(position, seat)?.label ?? { key: 'quiet.pass' }];
  const isLast = isClosing(boxOfMark(position, text));
  return [{ key: isLast ? 'button.close' : 'button.cross', args: { box: text } }];
}

export function spot(position: Position, _seat: Seat, mark: Mark): Saying | undefined {
  if (placeOfMark(position, mark).kind !== 'box') return undefined;
  return { key: 'spot.box', args: { box: mark } };
}

export function brief(position: Position, seat: Seat, text: string): Saying | undefined {
  return text === 'pass' ? undefined : spot(position, seat, text);
}

/** In a row all its crosses matter. */
export function crosses(position: Position, seat: Seat, near?: readonly Mark[]): readonly Saying[] {
  const places = near?.map((mark) => placeOfMark(position, mark));
  const rows = places?.flatMap((place) => (place.kind === 'box' ? [rowOf(place.box)] : []));
  return ROW_NAMES.flatMap((_, row) => {
    if (rows && !rows.includes(row)) return [];
    const boxes = bitsOf(crossesOf(position, seat, row) & ((1 << (LAST + 1)) - 1));
    return boxes.map((place): Saying => {
      return { key: 'spot.box', args: { box: boxName(position, boxAt(row, place)) } };
    });
  });
}
