import { type Note, refusal, type Seat } from '#engine/contract.ts';
import type { Why } from '#games/face.ts';
import { popcount } from '#kits/bits.ts';
import type { Mark } from '#ui/marks.ts';
import type { Pencil } from '#ui/pencil.ts';
import { boxName } from '../box-name.ts';
import { CROSSES_TO_CLOSE } from '../play.ts';
import { LAST, type Position } from '../position.ts';
import { closedRow, notColour, notWhite, outOfOrder, tooFew } from '../refuse.ts';
import { boxAt, COLOURS, rowOf } from '../sheets.ts';
import { options, pairFor } from './choice.ts';
import { colourOf, crossesOf, isCrossed } from './lanes.ts';
import { type Place, placeOfMark } from './marks.ts';

/** Why a tap led nowhere, and what would lead on instead. */
export function why(position: Position, seat: Seat, pencil: Pencil, mark: Mark): Why {
  const open = pencil.kept.length > 0 ? pencil.kept : options(position, seat);
  const show = [...new Set(open.flatMap(({ boxes }) => boxes))];
  const place = placeOfMark(position, mark);
  switch (place.kind) {
    case 'box':
      return { note: whyNotBox(position, seat, place.box) ?? whatPays(position, place.box), show };
    case 'lock': {
      const last = boxName(position, boxAt(place.row, LAST));
      const canTap = options(position, seat).some(({ text }) => text === last);
      return { note: whyNotLock(position, seat, place.row), show: canTap ? [last] : show };
    }
    case 'miss':
      return { note: refusal('Q5', 'box'), show };
    case 'white':
    case 'colour':
      return { note: whyNotDie(position, place), show };
  }
}

/**
 * The rule that keeps a box from being crossed now, whatever is pencilled. The nearest reason comes
 * first: the dice, then the neighbouring crosses, then the lock.
 */
function whyNotBox(position: Position, seat: Seat, box: number): Note | undefined {
  const crossed = isCrossed(position, seat, box) ? outOfOrder(position, seat, box) : undefined;
  return (
    crossed ??
    (position.phase === 'white' ? notWhite : notColour)(position, box) ??
    outOfOrder(position, seat, box) ??
    closedRow(position, rowOf(box)) ??
    tooFew(position, seat, box)
  );
}

function whyNotLock(position: Position, seat: Seat, row: number): Note {
  const closed = closedRow(position, row);
  if (closed) return closed;
  const count = popcount(crossesOf(position, seat, row));
  const box = boxName(position, boxAt(row, LAST));
  const key = count < CROSSES_TO_CLOSE ? 'lock' : 'lockReady';
  return refusal('Q2', key, { box, count });
}

/** The box could be crossed, but not with dice that were chosen by hand. */
function whatPays(position: Position, box: number): Note {
  const name = boxName(position, box);
  if (position.phase === 'white') return refusal('Q3', 'pays', { box: name });
  const { white, colour } = pairFor(position, box);
  const letter = COLOURS[colourOf(position, box)]!;
  return refusal('Q4', 'pays', { box: name, white, colour: letter, number: colour });
}

type DiePlace = Extract<Place, { kind: 'white' | 'colour' }>;

/** A die that is part of no choice at all. */
function whyNotDie({ phase, active, dice }: Position, die: DiePlace): Note {
  if (phase === 'white') {
    return die.kind === 'colour'
      ? refusal('Q3', 'second', { seat: active })
      : refusal('Q3', 'nowhere', { sum: dice[0]! + dice[1]! });
  }
  return die.kind === 'colour'
    ? refusal('Q4', 'uselessColour', { colour: COLOURS[die.colour]! })
    : refusal('Q4', 'uselessWhite', { number: dice[die.die]! });
}
