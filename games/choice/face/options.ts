import type { Move, Seat } from '#engine/contract.ts';
import { movesOf } from '#engine/contract.ts';
import type { Quiet } from '#games/face.ts';
import { bitsOf, popcount } from '#kits/bits.ts';
import type { Mark } from '#ui/marks.ts';
import type { Option } from '#ui/pencil.ts';
import { choice } from '../core.ts';
import { ALL_DICE, addendsOf, paysColour, share, UNUSED } from '../dice.ts';
import { CLOSE, isMark, PASS, usesOf } from '../moves.ts';
import type { Area, Position } from '../position.ts';
import { areaOf } from '../position.ts';
import { notate } from '../words.ts';
import { boxMark, CLOSE_MARK, colourOf, dieMark, numberOf } from './marks.ts';

export function options(position: Position, seat: Seat): readonly Option[] {
  if (position.phase === 'keep') return seat === position.active ? rerolls(position, seat) : [];
  return position.phase === 'use' ? uses(position, seat) : [];
}

export function quiet(position: Position, seat: Seat): Quiet | undefined {
  if (position.phase === 'use') return { text: 'pass', label: { key: 'quiet.pass' } };
  const keeps = position.phase === 'keep' && seat === position.active;
  return keeps ? { text: 'keep', label: { key: 'quiet.keep' } } : undefined;
}

/** T1: dice that are tapped are rolled again. */
function rerolls(position: Position, seat: Seat): Option[] {
  return movesOf(choice, position, seat)
    .filter((mask) => mask !== 0)
    .map((mask) => {
      const dice = bitsOf(mask).map(dieMark);
      return { text: notate(position, seat, mask), boxes: [], dice, dear: [] };
    });
}

/**
 * Every order of uses, once for each set of dice that can pay for it. Of several ways to pay the
 * one that takes most dice is meant, as it spares a miss. Closing is never meant by itself: it has
 * to be tapped.
 */
function uses(position: Position, seat: Seat): Option[] {
  const area = areaOf(position, seat);
  const moves = movesOf(choice, position, seat).filter((move) => move !== PASS);
  const most = new Map<string, number>();
  const drafts = moves.map((move) => {
    const parts = usesOf(move);
    const boxes = parts.map(({ box }) => boxMark(area, box));
    const count = parts.reduce((sum, { dice }) => sum + dice, 0);
    const key = boxes.join(' ');
    most.set(key, Math.max(count, most.get(key) ?? 0));
    return { move, boxes, count, key };
  });
  return drafts.flatMap(({ move, boxes, count, key }) => {
    const text = notate(position, seat, move);
    const closing: readonly Mark[] = move & CLOSE ? [CLOSE_MARK] : [];
    const rank = most.get(key)! - count;
    return payments(area, position.dice, move).map((mask) => {
      const dice = [...bitsOf(mask).map(dieMark), ...closing];
      return { text, boxes, order: boxes, dice, dear: closing, rank, givesUp: closing.length > 0 };
    });
  });
}

/** The masks of dice that pay for a move. */
function payments(area: Area, dice: readonly number[], move: Move): number[] {
  let used = UNUSED;
  for (const use of usesOf(move)) {
    used = share(
      used,
      isMark(use.box)
        ? paysNumber(dice, numberOf(area, use.box), use.dice)
        : paysColour(dice, colourOf(area, use.box)),
    );
  }
  return bitsOf(used);
}

/** The masks of so many dice that add up to a number, as bits. */
function paysNumber(dice: readonly number[], number: number, count: number): number {
  let pays = 0;
  for (let mask = 1; mask <= ALL_DICE; mask++) {
    const sum = addendsOf(dice, mask).reduce((one, other) => one + other);
    if (popcount(mask) === count && sum === number) pays |= 1 << mask;
  }
  return pays;
}
