import type { Faces, Move, Refusal, Seat } from '#engine/contract.ts';
import { refusal } from '#engine/contract.ts';
import { sortDice } from '#engine/dice.ts';
import { boardOf } from '#kits/grid/boards.ts';
import type { Crossing } from '#kits/grid/choice.ts';
import { judgeCrossing, notateCrossing, parseCrossing } from '#kits/grid/choice.ts';
import { PASS } from '#kits/grid/moves.ts';
import { judgeOrder } from '#kits/grid/table.ts';
import type { Position } from './play.ts';
import { isSolo, next } from './play.ts';

export type Choice = { readonly kind: 'pass' } | Crossing;

export function notate(position: Position, seat: Seat, move: Move): string {
  return notateCrossing(boardOf(position.papers[seat]!.sheet), move);
}

export function parse(_position: Position, words: readonly string[]): Choice | Refusal {
  const [word = '', extra] = words;
  if (word !== 'PASS') return parseCrossing(words) ?? refusal('F2', 'word', { word });
  return extra === undefined ? { kind: 'pass' } : refusal('F2', 'extra', { word: extra });
}

export function judge(position: Position, seat: Seat, choice: Choice): Move | Refusal {
  const early = judgeOrder(position, seat, 'E3');
  if (early) return early;
  if (choice.kind === 'pass') return PASS;
  const paper = position.papers[seat]!;
  const rules = { unknown: 'E5', taken: 'E3' };
  return judgeCrossing(boardOf(paper.sheet), paper, position.tray, choice, rules);
}

export function readRoll(position: Position, words: readonly string[]): Faces | Refusal {
  const awaited = next(position);
  const dice = awaited.for === 'dice' ? awaited.dice : [];
  return sortDice(dice, words) ?? refusal(isSolo(position) ? 'E18' : 'E1', 'dice');
}
