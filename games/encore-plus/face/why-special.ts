import type { Note, Seat } from '#engine/contract.ts';
import { isRefusal, refusal } from '#engine/contract.ts';
import { boardOf } from '#kits/grid/boards.ts';
import { countOpen, isCrossed } from '#kits/grid/paper.ts';
import { boxNamed } from '#kits/grid/sheet.ts';
import type { Mark } from '#ui/marks.ts';
import type { Picks } from '#ui/pencil.ts';
import type { Position } from '../position.ts';
import { judgeAction } from '../refuse.ts';
import type { Action } from '../special.ts';

type Crossing = Exclude<Action, 'heart'>;

const RULES: Readonly<Record<Crossing, string>> = {
  bomb: 'P5',
  stars: 'P7',
  line: 'P8',
  block: 'P9',
};

/** Why a box cannot be crossed by the special die, or a bonus bomb, with those pencilled. */
export function whyNotCrossed(position: Position, seat: Seat, picks: Picks, box: Mark): Note {
  const action = actionNow(position);
  if (action === 'heart') return refusal('P6', 'boxes');
  const paper = position.papers[seat]!;
  const rule = RULES[action];
  if (isCrossed(boardOf(paper.sheet), paper, boxNamed(box)!)) {
    return refusal(rule, 'crossed', { box });
  }
  const together = faultOf(position, seat, [...picks.boxes, box]);
  return together?.key === 'most' ? together : (faultOf(position, seat, [box]) ?? together!);
}

/** Why the special die cannot be chosen now, alone or with anything. */
export function whyNotSpecialDie(position: Position, seat: Seat): Note {
  if (position.phase === 'bonus') return refusal('P10', 'bombNow');
  if (position.specialTaken) return refusal('P2', 'takenSpecial');
  if (position.specials[seat] === 0) return refusal('P4', 'none');
  const action = actionNow(position);
  if (action === 'heart') return refusal('P6', 'full');
  const paper = position.papers[seat]!;
  const hasStar = countOpen(paper, boardOf(paper.sheet).stars) > 0;
  return action === 'stars' && !hasStar ? refusal('P7', 'none') : refusal(RULES[action], 'reach');
}

function faultOf(position: Position, seat: Seat, names: readonly Mark[]): Note | undefined {
  const action = actionNow(position) as Crossing;
  const paper = position.papers[seat]!;
  const board = boardOf(paper.sheet);
  const boxes = names.map((name) => boxNamed(name)!).sort((one, other) => one - other);
  // A block is named by one of its boxes.
  const named = boxes.filter(
    (box, i) => boxes.findIndex((each) => board.block[each] === board.block[box]) === i,
  );
  const judged = judgeAction(board, paper, action, action === 'block' ? named : boxes);
  if (!isRefusal(judged)) return undefined;
  const { rule, key, args } = judged;
  // A record names boxes; for taps, the number of boxes is what matters.
  return key === 'count' ? refusal(rule, 'most', { most: args.most ?? 1 }) : judged;
}

function actionNow({ phase, special }: Position): Action {
  return phase === 'bonus' ? 'bomb' : special!;
}
