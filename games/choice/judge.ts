import type { Move, Refusal, Seat } from '#engine/contract.ts';
import { isRefusal, refusal } from '#engine/contract.ts';
import { bitsOf } from '#kits/bits.ts';
import { numbersOf, paysColour, paysNumbers, share, sumsOf, UNUSED } from './dice.ts';
import { addUse, CLOSE, isMark, PASS } from './moves.ts';
import type { Area, Position } from './position.ts';
import { areaOf, lastMark, onFirstArea } from './position.ts';
import { apart, takenBefore, type Written, writtenOn } from './refuse.ts';
import { reach, SIDES } from './sheets.ts';
import type { Choice, Said, SaidNumber } from './words.ts';

/** An area in the middle of a seat's uses. */
interface Draft extends Written {
  readonly dice: readonly number[];
  readonly used: number;
  readonly move: Move;
}

export function judge(position: Position, seat: Seat, choice: Choice): Move | Refusal {
  if (position.phase === 'keep') return judgeKeep(position, seat, choice);
  if (choice.kind === 'reroll') return refusal('T1', 'settled');
  const area = areaOf(position, seat);
  const boxes = meant(area, choice.uses);
  if (isRefusal(boxes)) return boxes;
  let draft: Draft = { ...writtenOn(area), dice: position.dice, used: UNUSED, move: PASS };
  for (const [i, said] of choice.uses.entries()) {
    const after = use(draft, said, boxes[i]!);
    if (isRefusal(after)) return after;
    draft = after;
  }
  if (!choice.close) return draft.move;
  return onFirstArea(position, seat) ? draft.move | CLOSE : refusal('T9', 'second');
}

/** T1. */
function judgeKeep({ active }: Position, seat: Seat, choice: Choice): Move | Refusal {
  if (choice.kind === 'use') return refusal('T1', 'early', { seat: active });
  return seat === active ? choice.mask : refusal('T1', 'passive', { seat: active });
}

/** The box that each use means, legal or not. Words come before the rules, so this is F2 alone. */
function meant(area: Area, uses: readonly Said[]): number[] | Refusal {
  const boxes: number[] = [];
  let { taken } = area;
  let last = lastMark(area);
  for (const said of uses) {
    const box = said.part === 'ring' ? said.box : numberBox(area.side, taken, last, said);
    if (isRefusal(box)) return box;
    boxes.push(box);
    taken |= 1 << box;
    if (isMark(box)) last = box;
  }
  return boxes;
}

/** Of boxes with the same number the one that can be marked, else one that is free. */
function numberBox(
  side: number,
  taken: number,
  last: number | undefined,
  { number, which }: SaidNumber,
): number | Refusal {
  const boxes = bitsOf(SIDES[side]!.ofNumber[number]!);
  if (which !== undefined) return boxes[which]!;
  const [box, other] = boxes.filter((each) => reach(taken, last) & (1 << each));
  if (other !== undefined) return refusal('F2', 'one');
  return box ?? boxes.find((each) => !(taken & (1 << each))) ?? boxes[0]!;
}

/** T5: the area after one more use. */
function use(draft: Draft, said: Said, box: number): Draft | Refusal {
  const used = pay(draft, said);
  if (isRefusal(used)) return used;
  const broken = otherColour(draft, said) ?? takenBefore(draft, box) ?? apart(draft, box);
  if (broken) return broken;
  return {
    ...draft,
    used,
    taken: draft.taken | (1 << box),
    last: isMark(box) ? box : draft.last,
    move: addUse(draft.move, box, said.part === 'ring' ? 1 : said.addends.length),
  };
}

/** T2, and T4 for a sum that does not add up. */
function pay({ dice, used }: Draft, said: Said): number | Refusal {
  if (said.part === 'ring') {
    const { colour } = said;
    const pays = paysColour(dice, colour);
    if (pays === 0) return refusal('T2', 'noColour', { colour });
    return share(used, pays) || refusal('T2', 'usedColour', { colour });
  }
  const { number, addends } = said;
  const sum = addends.reduce((one, other) => one + other);
  if (sum !== number) return refusal('T4', 'sum', { addends, sum, number });
  const sums = sumsOf(dice);
  if (!sums.includes(number)) return refusal('T2', 'number', { number, sums });
  const pays = paysNumbers(dice, addends);
  if (pays === 0) return refusal('T2', 'noNumber', { addends, numbers: numbersOf(dice) });
  return share(used, pays) || refusal('T2', 'usedNumber', { number });
}

/** T3: what is said to be there. */
function otherColour({ side }: Draft, said: Said): Refusal | undefined {
  if (said.part === 'number') return undefined;
  const colour = SIDES[side]!.colour[said.box]!;
  return colour === said.colour ? undefined : refusal('T3', 'colour', { colour });
}
