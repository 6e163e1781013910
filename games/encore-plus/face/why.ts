import type { Seat } from '#engine/contract.ts';
import { refusal } from '#engine/contract.ts';
import type { Why } from '#games/face.ts';
import { whyNot } from '#kits/grid/face/why.ts';
import { boxNamed, columnOf, rowOf } from '#kits/grid/sheet.ts';
import type { Mark } from '#ui/marks.ts';
import type { Pencil } from '#ui/pencil.ts';
import type { Position } from '../position.ts';
import { SPECIAL, takesSpecial } from './special.ts';
import { whyNotCrossed, whyNotSpecialDie } from './why-special.ts';

/** P2 speaks of dice that nobody rolled and of those that were taken. */
const DICE_RULES = { unknown: 'P2', taken: 'P2' };

/** Why a box or a die cannot be chosen together with the picks, and the nearest boxes that can. */
export function why(position: Position, seat: Seat, pencil: Pencil, mark: Mark): Why {
  const { picks } = pencil;
  const isBox = boxNamed(mark) !== undefined;
  const isBonus = position.phase === 'bonus';
  if (mark === SPECIAL) return { note: whyNotSpecialDie(position, seat), show: [] };
  if (isBox && (isBonus || takesSpecial(pencil))) {
    return { note: whyNotCrossed(position, seat, picks, mark), show: nearest(mark, pencil.open) };
  }
  if (isBonus) return { note: refusal('P10', 'bombNow'), show: [] };
  const dice = picks.dice.filter((die) => die !== SPECIAL);
  const plain = { ...pencil, picks: { ...picks, dice } };
  return whyNot(position, seat, plain, mark, DICE_RULES);
}

function nearest(mark: Mark, marks: Iterable<Mark>): readonly Mark[] {
  const open = [...marks];
  const least = Math.min(...open.map((each) => distance(mark, each)));
  return open.filter((each) => distance(mark, each) === least);
}

function distance(mark: Mark, other: Mark): number {
  const [one, two] = [boxNamed(mark)!, boxNamed(other)!];
  return Math.abs(columnOf(one) - columnOf(two)) + Math.abs(rowOf(one) - rowOf(two));
}
