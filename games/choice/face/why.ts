import { type Note, refusal, type Seat } from '#engine/contract.ts';
import type { Why } from '#games/face.ts';
import type { Mark } from '#ui/marks.ts';
import type { Pencil } from '#ui/pencil.ts';
import { paysColour, paysSum, share, sumsOf, UNUSED } from '../dice.ts';
import { isMark } from '../moves.ts';
import type { Area, Position } from '../position.ts';
import { areaOf } from '../position.ts';
import { apart, takenBefore, type Written, writtenOn } from '../refuse.ts';
import { NUMBERS, RING } from '../sheets.ts';
import { boxOf, CLOSE_MARK, colourOf, numberOf, type Side } from './marks.ts';
import { options } from './options.ts';
import { readUses } from './uses.ts';

/** The first test that fails, in plain words, with boxes that would do. */
export function why(position: Position, seat: Seat, pencil: Pencil, mark: Mark): Why {
  if (position.phase !== 'use') {
    return { note: refusal('T1', 'early', { seat: position.active }), show: [] };
  }
  if (mark === CLOSE_MARK) return { note: refusal('T9', 'second'), show: [] };
  const area = areaOf(position, seat);
  const box = boxOf(area, mark);
  const draft = draftOf(area, pencil);
  if (pencil.picks.boxes.includes(mark)) return { note: whyNotOff(draft, box), show: [] };
  const note = box === -1 ? refusal('T2', 'useless') : whyNoBox(position, draft, pencil, box);
  return {
    note: note ?? whyNoDice(position, seat, pencil, mark),
    show: showable(position, seat, pencil, box),
  };
}

/** What is pencilled goes from its end, as it came. */
function whyNotOff(draft: Written, box: number): Note {
  if (!isMark(box)) return refusal('T3', 'arc');
  return refusal('T4', 'end', { last: numberOf(draft, draft.last!) });
}

/** T3 and T4, and T2 where no die has the colour or makes the number. */
function whyNoBox(
  position: Position,
  draft: Written,
  pencil: Pencil,
  box: number,
): Note | undefined {
  const noPay = isMark(box) ? noSum : noDie;
  return takenBefore(draft, box) ?? noPay(position, draft, box, pencil) ?? apart(draft, box);
}

function noDie({ dice }: Position, draft: Written, box: number): Note | undefined {
  const colour = colourOf(draft, box);
  return paysColour(dice, colour) === 0 ? refusal('T2', 'noColour', { colour }) : undefined;
}

/** What the dice could make, without those already used in pencil. */
function noSum(
  { dice }: Position,
  draft: Written,
  box: number,
  { picks }: Pencil,
): Note | undefined {
  const number = numberOf(draft, box);
  if (sumsOf(dice).includes(number)) return undefined;
  const sums = sumsOf(dice, usedFor(dice, draft, picks.boxes));
  if (sums.length === 0) return refusal('T2', 'all');
  return refusal('T2', picks.boxes.length === 0 ? 'number' : 'numberLeft', { number, sums });
}

/** All ways to pay for boxes. */
function usedFor(dice: readonly number[], side: Side, marks: readonly Mark[]): number {
  return marks.reduce((used, mark) => {
    const box = boxOf(side, mark);
    if (box === -1) return used;
    const pays = isMark(box)
      ? paysSum(dice, numberOf(side, box))
      : paysColour(dice, colourOf(side, box));
    return share(used, pays);
  }, UNUSED);
}

/** T2: the rules would allow the box, but no die is left for it. */
function whyNoDice(position: Position, seat: Seat, { picks, ready }: Pencil, mark: Mark): Note {
  const isPayable = options(position, seat).some(
    ({ boxes }) =>
      boxes.length === picks.boxes.length + 1 &&
      [...picks.boxes, mark].every((each, i) => boxes[i] === each),
  );
  if (isPayable) return refusal('T2', 'other');
  const isUsedUp = ready !== undefined && readUses(ready.text).dice === 3;
  if (isUsedUp) return refusal('T2', 'all');
  const area = areaOf(position, seat);
  const box = boxOf(area, mark);
  return isMark(box)
    ? refusal('T2', 'usedNumber', { number: numberOf(area, box) })
    : refusal('T2', 'usedColour', { colour: colourOf(area, box) });
}

/** What glows, or would glow if nothing were pencilled; of the same part of the sheet at best. */
function showable(position: Position, seat: Seat, { open }: Pencil, box: number): readonly Mark[] {
  const area = areaOf(position, seat);
  const first = () => options(position, seat).flatMap(({ boxes }) => boxes.slice(0, 1));
  const marks = open.size > 0 ? [...open] : [...new Set(first())];
  const part = isMark(box) ? NUMBERS : RING;
  const same = marks.filter((mark) => part & (1 << boxOf(area, mark)));
  return same.length > 0 ? same : marks;
}

/** The area with what is pencilled on it. */
function draftOf(area: Area, { picks }: Pencil): Written {
  const boxes = picks.boxes.map((mark) => boxOf(area, mark));
  const { side, taken, last } = writtenOn(area);
  return {
    side,
    taken: boxes.reduce((bits, box) => bits | (1 << box), taken),
    last: boxes.findLast(isMark) ?? last,
  };
}
