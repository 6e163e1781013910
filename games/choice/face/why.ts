import type { Note, Seat } from '#engine/contract.ts';
import type { Why } from '#games/face.ts';
import { bitsOf } from '#kits/bits.ts';
import type { Mark } from '#ui/marks.ts';
import type { Pencil } from '#ui/pencil.ts';
import { paysColour, sumsOf } from '../dice.ts';
import { isMark } from '../moves.ts';
import type { Area, Position } from '../position.ts';
import { areaOf, lastMark } from '../position.ts';
import { NUMBERS, RING, reach } from '../sheets.ts';
import { boxOf, CLOSE_MARK, colourOf, numberOf } from './marks.ts';
import { options } from './options.ts';
import { readUses } from './uses.ts';

/** An area with what is pencilled on it. */
interface Draft {
  readonly area: Area;
  readonly taken: number;
  readonly last: number | undefined;
}

/** The first test that fails, in plain words, with boxes that would do. */
export function why(position: Position, seat: Seat, pencil: Pencil, mark: Mark): Why {
  if (position.phase !== 'use') {
    return { note: because('T1', 'early', { seat: position.active }), show: [] };
  }
  if (mark === CLOSE_MARK) return { note: because('T9', 'second'), show: [] };
  const area = areaOf(position, seat);
  const box = boxOf(area, mark);
  const draft = draftOf(area, pencil);
  const note =
    box === -1
      ? because('T2', 'useless')
      : isMark(box)
        ? whyNoMark(position, draft, box)
        : whyNoCross(position, draft, box);
  return {
    note: note ?? whyNoDice(position, seat, pencil, mark),
    show: showable(position, seat, draft, pencil, box),
  };
}

export function because(rule: string, key: string, args: Note['args'] = {}): Note {
  return { rule, key, args };
}

/** T3, and T2 where no die has the colour. */
function whyNoCross(position: Position, draft: Draft, box: number): Note | undefined {
  const { area, taken, last } = draft;
  const colour = colourOf(area, box);
  if (taken & (1 << box)) return because('T3', 'crossed', { colour });
  if (paysColour(position.dice, colour) === 0) return because('T2', 'noColour', { colour });
  return reach(taken, last) & (1 << box) ? undefined : because('T3', 'apart', { colour });
}

/** T4, and T2 where no dice make the number. */
function whyNoMark(position: Position, draft: Draft, box: number): Note | undefined {
  const { area, taken, last } = draft;
  const number = numberOf(area, box);
  if (taken & (1 << box)) return because('T4', 'marked', { number });
  const sums = sumsOf(position.dice);
  if (!sums.includes(number)) return because('T2', 'number', { number, sums });
  const open = reach(taken, last) & NUMBERS;
  if (open & (1 << box)) return undefined;
  if (open === 0) return because('T4', 'stuck', { number });
  const ways = bitsOf(open).map((each) => numberOf(area, each));
  return because('T4', 'apart', { number, last: numberOf(area, last!), ways });
}

/** T2: the rules would allow the box, but no die is left for it. */
function whyNoDice(position: Position, seat: Seat, { picks, ready }: Pencil, mark: Mark): Note {
  const isPayable = options(position, seat).some(
    ({ boxes }) =>
      boxes.length === picks.boxes.length + 1 &&
      [...picks.boxes, mark].every((each, i) => boxes[i] === each),
  );
  if (isPayable) return because('T2', 'other');
  const isUsedUp = ready !== undefined && readUses(ready.text).dice === 3;
  if (isUsedUp) return because('T2', 'all');
  const area = areaOf(position, seat);
  const box = boxOf(area, mark);
  return isMark(box)
    ? because('T2', 'usedNumber', { number: numberOf(area, box) })
    : because('T2', 'usedColour', { colour: colourOf(area, box) });
}

/** What glows, or would glow if nothing were pencilled; of the same part of the sheet at best. */
function showable(
  position: Position,
  seat: Seat,
  { area }: Draft,
  { open }: Pencil,
  box: number,
): readonly Mark[] {
  const first = () => options(position, seat).flatMap(({ boxes }) => boxes.slice(0, 1));
  const marks = open.size > 0 ? [...open] : [...new Set(first())];
  const part = isMark(box) ? NUMBERS : RING;
  const same = marks.filter((mark) => part & (1 << boxOf(area, mark)));
  return same.length > 0 ? same : marks;
}

function draftOf(area: Area, { picks }: Pencil): Draft {
  const boxes = picks.boxes.map((mark) => boxOf(area, mark));
  const taken = boxes.reduce((bits, box) => bits | (1 << box), area.taken);
  return { area, taken, last: boxes.findLast(isMark) ?? lastMark(area) };
}
