import type { Faces, Move, Refusal, Seat } from '#engine/contract.ts';
import { refusal } from '#engine/contract.ts';
import { sortDice } from '#engine/dice.ts';
import { boardOf } from '#kits/grid/boards.ts';
import { notateCrossing } from '#kits/grid/choice.ts';
import type { PlainChoice } from '#kits/grid/plain.ts';
import { ENCORE_RULES, judgePlain, parsePlain } from '#kits/grid/plain.ts';
import type { Position } from './play.ts';
import { isSolo, next } from './play.ts';

export type Choice = PlainChoice;

export function notate(position: Position, seat: Seat, move: Move): string {
  return notateCrossing(boardOf(position.papers[seat]!.sheet), move);
}

export function parse(_position: Position, words: readonly string[]): Choice | Refusal {
  return parsePlain(words);
}

export function judge(position: Position, seat: Seat, choice: Choice): Move | Refusal {
  return judgePlain(position, seat, choice, ENCORE_RULES);
}

export function readRoll(position: Position, words: readonly string[]): Faces | Refusal {
  const awaited = next(position);
  const dice = awaited.for === 'dice' ? awaited.dice : [];
  return sortDice(dice, words) ?? refusal(isSolo(position) ? 'E18' : 'E1', 'dice');
}
