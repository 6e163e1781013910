import type { Faces, Move, Refusal, Seat } from '#engine/contract.ts';
import { isRefusal, refusal } from '#engine/contract.ts';
import { sortDice } from '#engine/dice.ts';
import { boardOf } from '#kits/grid/boards.ts';
import { notateCrossing, parseBoxes } from '#kits/grid/choice.ts';
import { PASS } from '#kits/grid/moves.ts';
import type { PlainChoice } from '#kits/grid/plain.ts';
import { judgePlain, parsePlain } from '#kits/grid/plain.ts';
import { boxName } from '#kits/grid/sheet.ts';
import { judgeOrder } from '#kits/grid/table.ts';
import { isSolo, next } from './play.ts';
import type { Position } from './position.ts';
import { bombSeat, MOST_HEARTS } from './position.ts';
import { judgeAction, judgeBomb } from './refuse.ts';
import type { Action } from './special.ts';
import { actionOf, blockOf, boxesOf, HEART, isSpecial } from './special.ts';

export type Choice =
  | PlainChoice
  | { readonly kind: 'special'; readonly action: Action; readonly boxes: readonly number[] }
  | { readonly kind: 'bonus'; readonly boxes: readonly number[] | undefined };

/** P2 speaks of all dice and of the order alike. */
const DICE_RULES = { unknown: 'P2', taken: 'P2', before: 'P2' } as const;

const ACTIONS: Readonly<Record<string, Action>> = {
  HEART: 'heart',
  BOMB: 'bomb',
  STARS: 'stars',
  LINE: 'line',
  BLOCK: 'block',
};

export function notate(position: Position, seat: Seat, move: Move): string {
  const paper = position.papers[seat]!;
  const board = boardOf(paper.sheet);
  const bonus = position.phase === 'bonus';
  if (!isSpecial(move)) return bonus ? 'bonus pass' : notateCrossing(board, move);
  const action = actionOf(move);
  const boxes = action === 'block' ? [blockOf(board, move).boxes[0]!] : boxesOf(board, paper, move);
  return [bonus ? 'bonus' : action, ...boxes.map(boxName)].join(' ');
}

export function parse(_position: Position, words: readonly string[]): Choice | Refusal {
  const [word = '', ...rest] = words;
  if (word === 'BONUS' && rest[0] === 'PASS') {
    return alone(rest.slice(1), { kind: 'bonus', boxes: undefined });
  }
  const action = ACTIONS[word];
  if (action === 'heart') return alone(rest, { kind: 'special', action, boxes: [] });
  if (action === undefined && word !== 'BONUS') return parsePlain(words);
  const boxes = parseBoxes(rest);
  if (isRefusal(boxes)) return boxes;
  return action === undefined ? { kind: 'bonus', boxes } : { kind: 'special', action, boxes };
}

export function judge(position: Position, seat: Seat, choice: Choice): Move | Refusal {
  const paper = position.papers[seat]!;
  const board = boardOf(paper.sheet);
  if (position.phase === 'bonus') {
    const seats = [bombSeat(position)];
    if (!seats.includes(seat)) return refusal('F3', 'notAwaited', { seat, seats });
    if (choice.kind !== 'bonus') return refusal('F3', 'bonus', { seat });
    return choice.boxes === undefined ? PASS : judgeBomb(board, paper, choice.boxes);
  }
  // Not won, or not yet: bombs come after all choices of the roll (P10).
  if (choice.kind === 'bonus') return refusal('F3', 'noBonus');
  if (choice.kind !== 'special') return judgePlain(position, seat, choice, DICE_RULES);
  const early = judgeOrder(position, seat, DICE_RULES.before);
  if (early) return early;
  const { action, boxes } = choice;
  const { special } = position;
  if (special !== action) return refusal('P2', 'noSpecial', { action: special! });
  if (position.specialTaken) return refusal('P2', 'takenSpecial');
  if (position.specials[seat] === 0) return refusal('P4', 'none');
  if (action !== 'heart') return judgeAction(board, paper, action, boxes);
  return position.hearts[seat] === MOST_HEARTS ? refusal('P6', 'full') : HEART;
}

export function readRoll(position: Position, words: readonly string[]): Faces | Refusal {
  const awaited = next(position);
  const dice = awaited.for === 'dice' ? awaited.dice : [];
  return sortDice(dice, words) ?? refusal(isSolo(position) ? 'P14' : 'P1', 'dice');
}

function alone(rest: readonly string[], choice: Choice): Choice | Refusal {
  return rest[0] === undefined ? choice : refusal('F2', 'extra', { word: rest[0] });
}
