import { refusal as because, type Note, type Seat } from '#engine/contract.ts';
import type { Why } from '#games/face.ts';
import { popcount } from '#kits/bits.ts';
import type { Mark } from '#ui/marks.ts';
import type { Pencil } from '#ui/pencil.ts';
import { CROSSES_TO_CLOSE } from '../play.ts';
import { LAST, type Position, WHITE } from '../position.ts';
import { boxAt, COLOURS, placeOf, ROW_NAMES, rowOf } from '../sheets.ts';
import { boxName } from '../words.ts';
import { options, pairFor } from './choice.ts';
import {
  colourOf,
  crossesOf,
  isClosed,
  isClosing,
  isCrossed,
  lastPlace,
  numberOf,
} from './lanes.ts';
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
      return { note: because('Q5', 'box'), show };
    case 'white':
    case 'colour':
      return { note: whyNotDie(position, place), show };
  }
}

/** The rule that keeps a box from being crossed now, whatever is pencilled. */
function whyNotBox(position: Position, seat: Seat, box: number): Note | undefined {
  const name = boxName(position, box);
  const row = rowOf(box);
  if (isCrossed(position, seat, box)) return because('Q1', 'crossed', { box: name });
  if (isClosed(position, row)) return because('Q8', 'closed', { row: ROW_NAMES[row]! });
  return (
    outOfOrder(position, seat, box) ??
    tooFew(position, seat, box) ??
    (position.phase === 'white' ? notWhite(position, box) : notColour(position, box))
  );
}

/** Q1, for play with dice and without. */
export function outOfOrder(position: Position, seat: Seat, box: number): Note | undefined {
  const crosses = crossesOf(position, seat, rowOf(box));
  if (crosses >> placeOf(box) === 0) return undefined;
  const last = boxAt(rowOf(box), lastPlace(crosses));
  const args = { box: boxName(position, box), number: numberOf(position, last) };
  return colourOf(position, last) === colourOf(position, box)
    ? because('Q1', 'order', args)
    : because('Q1', 'orderMixed', { ...args, last: boxName(position, last) });
}

/** Q2, for play with dice and without. */
export function tooFew(position: Position, seat: Seat, box: number): Note | undefined {
  const count = popcount(crossesOf(position, seat, rowOf(box)));
  if (!isClosing(box) || count >= CROSSES_TO_CLOSE) return undefined;
  return because('Q2', 'five', { box: boxName(position, box), count });
}

function whyNotLock(position: Position, seat: Seat, row: number): Note {
  if (isClosed(position, row)) return because('Q8', 'closed', { row: ROW_NAMES[row]! });
  const count = popcount(crossesOf(position, seat, row));
  const box = boxName(position, boxAt(row, LAST));
  const key = count < CROSSES_TO_CLOSE ? 'lock' : 'lockReady';
  return because('Q2', key, { box, count });
}

function notWhite(position: Position, box: number): Note | undefined {
  const [one, other] = position.dice as [number, number];
  if (numberOf(position, box) === one + other) return undefined;
  const args = { box: boxName(position, box), one, other, sum: one + other };
  return because('Q3', 'notWhite', args);
}

function notColour(position: Position, box: number): Note | undefined {
  const [one, other] = position.dice as [number, number];
  const colour = colourOf(position, box);
  const die = position.dice[WHITE + colour]!;
  if (die === 0) return because('Q8', 'gone', { colour: COLOURS[colour]! });
  const low = Math.min(one, other) + die;
  const high = Math.max(one, other) + die;
  if ([low, high].includes(numberOf(position, box))) return undefined;
  const args = { box: boxName(position, box), colour: COLOURS[colour]!, low, high };
  return because('Q4', low === high ? 'oneSum' : 'twoSums', args);
}

/** The box could be crossed, but not with dice that were chosen by hand. */
function whatPays(position: Position, box: number): Note {
  const name = boxName(position, box);
  if (position.phase === 'white') return because('Q3', 'pays', { box: name });
  const { white, colour } = pairFor(position, box);
  const letter = COLOURS[colourOf(position, box)]!;
  return because('Q4', 'pays', { box: name, white, colour: letter, number: colour });
}

type DiePlace = Extract<Place, { kind: 'white' | 'colour' }>;

/** A die that is part of no choice at all. */
function whyNotDie({ phase, active, dice }: Position, die: DiePlace): Note {
  if (phase === 'white') {
    return die.kind === 'colour'
      ? because('Q3', 'second', { seat: active })
      : because('Q3', 'nowhere', { sum: dice[0]! + dice[1]! });
  }
  return die.kind === 'colour'
    ? because('Q4', 'uselessColour', { colour: COLOURS[die.colour]! })
    : because('Q4', 'uselessWhite', { number: dice[die.die]! });
}
