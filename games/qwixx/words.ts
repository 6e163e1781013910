import type { Faces, Move, Refusal, Seat } from '#engine/contract.ts';
import { refusal } from '#engine/contract.ts';
import { sortDice } from '#engine/dice.ts';
import { boxName } from './box-name.ts';
import { next, PASS } from './play.ts';
import type { Position } from './position.ts';
import { closedRow, notColour, notWhite, outOfOrder, tooFew } from './refuse.ts';
import { COLOURS, rowOf, sheetOf } from './sheets.ts';

/** The box that is meant, or undefined for a pass. */
export interface Choice {
  readonly box: number | undefined;
}

export function notate(position: Position, _seat: Seat, move: Move): string {
  return move === PASS ? 'pass' : boxName(position, move - 1);
}

export function parse(position: Position, words: readonly string[]): Choice | Refusal {
  const [word = '', extra] = words;
  if (extra !== undefined) return refusal('F2', 'extra', { word: extra });
  if (word === 'PASS') return { box: undefined };
  const [, colour, number] = /^([RYGB])([2-9]|1[0-2])$/.exec(word) ?? [];
  if (colour === undefined) return refusal('F2', 'word', { word });
  const at = Number(number) * 4 + COLOURS.indexOf(colour as 'R');
  return { box: sheetOf(position.sheet).ofColour[at]! };
}

export function judge(position: Position, seat: Seat, { box }: Choice): Move | Refusal {
  if (position.phase === 'colour' && seat !== position.active) {
    return refusal('Q4', 'passive', { seat });
  }
  if (box === undefined) return PASS;
  return whyNot(position, seat, box) ?? box + 1;
}

export function readRoll(position: Position, words: readonly string[]): Faces | Refusal {
  const awaited = next(position);
  const dice = awaited.for === 'dice' ? awaited.dice : [];
  const inPlay = COLOURS.filter((_, colour) => !(position.closed & (1 << colour)));
  return sortDice(dice, words) ?? refusal('Q8', 'dice', { count: dice.length, colour: inPlay });
}

function whyNot(position: Position, seat: Seat, box: number): Refusal | undefined {
  return (
    closedRow(position, rowOf(box)) ??
    (position.phase === 'white' ? notWhite : notColour)(position, box) ??
    outOfOrder(position, seat, box) ??
    tooFew(position, seat, box)
  );
}
