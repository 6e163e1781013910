import type { Seat } from '#engine/contract.ts';
import type { Saying } from '#games/face.ts';
import { bitsOf } from '#kits/bits.ts';
import type { Mark } from '#ui/marks.ts';
import { facesOf } from '../dice.ts';
import { isMark } from '../moves.ts';
import { type Area, areaOf, lastMark, type Position } from '../position.ts';
import { NEIGHBOURS, RING } from '../sheets.ts';
import { boxOf, CLOSE_MARK, colourOf, numberOf } from './marks.ts';

/** A die as a colour, as it is written: its colour and the box in the ring, from 1. */
const RING_WORD = /^([A-Z])@(\d+)$/;

export function wish(position: Position, seat: Seat, text: string): readonly Saying[] {
  const [first, ...rest] = text.split(' ');
  if (first === 'keep') return [{ key: 'quiet.keep' }];
  if (first === 'pass') return [{ key: 'quiet.pass' }];
  if (first === 'reroll') return again(position, rest.map(Number));
  return text.split(' ').map((word) => use(areaOf(position, seat), word));
}

export function spot(position: Position, seat: Seat, mark: Mark): Saying | undefined {
  const area = areaOf(position, seat);
  const box = boxOf(area, mark);
  return box === -1 ? undefined : spotOf(area, box);
}

/** Around colours the arc, around numbers the end of the line, whose numbers are in the status. */
export function crosses(position: Position, seat: Seat, near?: readonly Mark[]): readonly Saying[] {
  const area = areaOf(position, seat);
  const isAsked = (part: RegExp) => !near || near.some((mark) => part.test(mark));
  const arc = isAsked(RING_WORD) ? bitsOf(area.taken & RING) : [];
  const last = isAsked(/^\d/) ? lastMark(area) : undefined;
  return [
    ...arc.map((box) => spotOf(area, box)),
    ...(last === undefined ? [] : [{ key: 'path.last', args: lastArgs(area, last) }]),
  ];
}

function again({ dice }: Position, places: readonly number[]): readonly Saying[] {
  const faces = facesOf(dice);
  return [
    { key: 'keep.again', args: { count: places.length } },
    ...places.map((place): Saying => {
      const [colour = '', number = ''] = faces[place - 1]!;
      return { key: 'die.name', args: { colour, number } };
    }),
  ];
}

function use(area: Area, word: string): Saying {
  if (word === CLOSE_MARK) return { key: 'side.turnName' };
  const [mark = '', addends] = word.split('=');
  const [, die, place] = RING_WORD.exec(mark) ?? [];
  if (die !== undefined) {
    const colour = colourOf(area, Number(place) - 1);
    const args = { box: Number(place), colour, dice: die };
    return { key: die === colour ? 'wish.cross' : 'wish.crossWith', args };
  }
  const args = pathArgs(area, boxOf(area, mark));
  if (addends === undefined) return { key: 'wish.mark', args };
  return { key: 'wish.sum', args: { ...args, numbers: addends.split('+').map(Number) } };
}

function spotOf(area: Area, box: number): Saying {
  if (isMark(box)) return { key: 'path.free', args: pathArgs(area, box) };
  return { key: 'ring.free', args: { box: box + 1, colour: colourOf(area, box) } };
}

function pathArgs(area: Area, box: number) {
  const beside = bitsOf(NEIGHBOURS[box]!).map((each) => numberOf(area, each));
  return { number: numberOf(area, box), beside };
}

function lastArgs(area: Area, box: number) {
  return { ...pathArgs(area, box), place: area.line.length };
}
