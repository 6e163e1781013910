import type { Faces, Move, Refusal, Seat } from '#engine/contract.ts';
import { refusal } from '#engine/contract.ts';
import { sortDice } from '#engine/dice.ts';
import { popcount } from '#kits/bits.ts';
import { CROSSES_TO_CLOSE, next, PASS } from './play.ts';
import type { Position } from './position.ts';
import { LAST, WHITE } from './position.ts';
import { boxAt, COLOURS, placeOf, ROW_NAMES, rowOf, sheetOf } from './sheets.ts';

/** The box that is meant, or undefined for a pass. */
export interface Choice {
  readonly box: number | undefined;
}

export function notate(position: Position, _seat: Seat, move: Move): string {
  return move === PASS ? 'pass' : boxName(position, move - 1);
}

export function boxName(position: Position, box: number): string {
  const sheet = sheetOf(position.sheet);
  return `${COLOURS[sheet.colour[box]!]}${sheet.number[box]}`;
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
  const { dice } = position;
  const sheet = sheetOf(position.sheet);
  const row = rowOf(box);
  const name = boxName(position, box);
  const crosses = position.rows[seat * 4 + row]!;
  if (position.closed & (1 << row)) return refusal('Q8', 'closed', { row: ROW_NAMES[row]! });
  if (position.phase === 'white') {
    const sum = dice[0]! + dice[1]!;
    if (sheet.number[box] !== sum) return refusal('Q3', 'sum', { box: name, sum });
  } else {
    const colour = COLOURS[sheet.colour[box]!]!;
    const die = dice[WHITE + sheet.colour[box]!]!;
    if (die === 0) return refusal('Q8', 'gone', { colour });
    const sums = [...new Set([dice[0]! + die, dice[1]! + die])];
    if (!sums.includes(sheet.number[box]!))
      return refusal('Q4', 'sum', { box: name, colour, sums });
  }
  if (crosses >= 1 << placeOf(box)) {
    const last = boxName(position, boxAt(row, Math.min(31 - Math.clz32(crosses), LAST)));
    return refusal('Q1', 'behind', { box: name, last });
  }
  if (placeOf(box) === LAST && popcount(crosses) < CROSSES_TO_CLOSE) {
    return refusal('Q2', 'crosses', { box: name, count: popcount(crosses) });
  }
  return undefined;
}
