import type { Seat } from '#engine/contract.ts';
import type { Saying } from '#games/face.ts';
import { inkedBoxes } from '#kits/grid/face/inked.ts';
import { tellCrossing } from '#kits/grid/face/tell.ts';
import { ROW_LETTERS } from '#kits/grid/sheet.ts';
import type { Mark } from '#ui/marks.ts';
import type { Position } from '../position.ts';
import { specialBoxes } from './special.ts';

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

/** The boxes that a move crossed; a block is written by one box alone. */
export function inked(position: Position, seat: Seat, text: string): readonly Mark[] {
  return specialBoxes(position, seat, text) ?? inkedBoxes(text);
}
