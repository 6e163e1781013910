import type { Seat } from '#engine/contract.ts';
import type { Saying } from '#games/face.ts';
import { inkedBoxes } from '#kits/grid/face/inked.ts';
import { gridSpots } from '#kits/grid/face/spots.ts';
import { briefCrossing, tellCrossing } from '#kits/grid/face/tell.ts';
import { ROW_LETTERS } from '#kits/grid/sheet.ts';
import type { Mark } from '#ui/marks.ts';
import type { Position } from '../position.ts';
import { specialBoxes } from './special.ts';

export const goldenSpots = gridSpots(true);

const DEEDS: Readonly<Record<string, string>> = {
  heart: 'tell.heart',
  bomb: 'tell.bomb',
  stars: 'tell.stars',
  line: 'tell.line',
  block: 'tell.block',
  bonus: 'tell.bonus',
};

/** What a seat's move did. */
export function tell(position: Position, seat: Seat, text: string): Saying {
  const [word = '', first = ''] = text.split(' ');
  const deed = DEEDS[word];
  if (deed === undefined) return tellCrossing(position, seat, text);
  if (first === 'pass') return { key: 'tell.noBonus', args: { seat } };
  const count = inked(position, seat, text).length;
  const row = word === 'line' ? { row: ROW_LETTERS[Number(first.charAt(1)) - 1]! } : {};
  return { key: deed, args: { seat, count, ...row } };
}

/** The special die is described by its action; any other choice by its boxes. */
export function brief(position: Position, seat: Seat, text: string): Saying | undefined {
  const [word = '', first = ''] = text.split(' ');
  if (first === 'pass') return undefined;
  return DEEDS[word] === undefined
    ? briefCrossing(position, seat, text)
    : wish(position, seat, text)[0];
}

/** Which die it takes, and which boxes it wants, also such that it may not. */
export function wish(position: Position, seat: Seat, text: string): readonly Saying[] {
  const [word = '', first = ''] = text.split(' ');
  if (DEEDS[word] === undefined) return goldenSpots.wish(position, seat, text);
  if (first === 'pass') return [{ key: 'bonusBomb.pass' }];
  // A block that is full already is at least named by its box.
  const open = inked(position, seat, text);
  const marks = open.length > 0 ? open : inkedBoxes(text);
  const boxes = marks.flatMap((mark) => goldenSpots.spot(position, seat, mark) ?? []);
  const die: Saying =
    word === 'bonus' ? { key: 'wish.bonus' } : { key: 'special.die', args: { face: word } };
  return [die, ...boxes];
}

/** The boxes that a move crossed; a block is written by one box alone. */
export function inked(position: Position, seat: Seat, text: string): readonly Mark[] {
  return specialBoxes(position, seat, text) ?? inkedBoxes(text);
}
