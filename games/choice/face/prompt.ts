import type { Seat } from '#engine/contract.ts';
import type { Prompt, Saying } from '#games/face.ts';
import type { Mark } from '#ui/marks.ts';
import type { Option, Pencil } from '#ui/pencil.ts';
import { isMark } from '../moves.ts';
import { diceWanted } from '../play.ts';
import type { Area, Position } from '../position.ts';
import { areaOf, MISSES, onFirstArea } from '../position.ts';
import { COLOUR_POINTS, crosses, NUMBER_POINTS } from '../score.ts';
import { boxOf, CLOSE_MARK, colourOf, numberOf } from './marks.ts';
import { readUses } from './uses.ts';

const DICE = 3;

export function prompt(position: Position, seat: Seat, pencil: Pencil): Prompt {
  if (position.phase === 'keep') return keepPrompt(pencil);
  const { picks, ready } = pencil;
  if (ready === undefined) {
    return pencil.open.size === 0
      ? nothingPrompt(position, seat, pencil)
      : openPrompt(position, seat, picks.dice.length > 0);
  }
  return {
    title: leftTitle(position, seat, pencil, ready),
    ...detailOf(position, seat, pencil, ready),
    button: button(position, seat, pencil, ready),
  };
}

/** T6, T8, T10: what a choice costs. Giving up the area anyway makes a miss cost nothing. */
export function warning(position: Position, seat: Seat, text: string): Saying | undefined {
  if (position.phase !== 'use') return undefined;
  const { boxes, dice, closes } = readUses(text);
  const wanted = diceWanted(position, seat);
  if (closes || dice >= wanted) return undefined;
  const area = areaOf(position, seat);
  const count = area.misses + 1;
  if (count < MISSES) return { key: 'warning.miss', args: { count, dice, wanted } };
  if (!onFirstArea(position, seat)) return { key: 'warning.end' };
  const points = pointsAfter(area, boxes);
  return { key: 'warning.turn', args: { side: area.side + 1, points } };
}

function keepPrompt({ picks }: Pencil): Prompt {
  const count = picks.dice.length;
  if (count === 0) {
    return {
      title: { key: 'keep.title' },
      detail: { key: 'keep.detail' },
      button: { key: 'keep.choose' },
    };
  }
  const button = { key: 'keep.again', args: { count } };
  return { title: { key: 'keep.last' }, detail: { key: 'keep.rest', args: { count } }, button };
}

/** Nothing that could be confirmed is chosen yet. */
function openPrompt(position: Position, seat: Seat, hasDice: boolean): Prompt {
  const isActive = seat === position.active;
  return {
    title: { key: isActive ? 'use.all' : 'use.two' },
    detail: { key: hasDice ? 'use.chosen' : 'use.each' },
    button: { key: hasDice ? 'use.glowing' : 'use.choose' },
  };
}

/** T6: without a box for any die it is a miss, on everybody's roll. */
function nothingPrompt(position: Position, seat: Seat, pencil: Pencil): Prompt {
  const count = areaOf(position, seat).misses + 1;
  return {
    title: { key: 'nothing.title', args: { count } },
    detail: count < MISSES ? nothingElse(pencil) : lastMiss(position, seat),
    button: { key: 'nothing.button' },
  };
}

/** T9: giving up the first area needs no box. */
function nothingElse({ kept }: Pencil): Saying {
  return { key: kept.length > 0 ? 'nothing.either' : 'nothing.wait' };
}

/** T8, T10. */
function lastMiss(position: Position, seat: Seat): Saying {
  if (!onFirstArea(position, seat)) return { key: 'nothing.end' };
  const area = areaOf(position, seat);
  return { key: 'nothing.turn', args: { side: area.side + 1, points: pointsAfter(area, []) } };
}

function leftTitle(position: Position, seat: Seat, { open }: Pencil, ready: Option): Saying {
  const count = DICE - readUses(ready.text).dice;
  if (count === 0) return { key: 'left.none' };
  const [first, ...others] = [...open];
  if (first === undefined) return { key: 'left.useless', args: { count } };
  if (others.length > 0) return { key: 'left.some', args: { count } };
  return onlyBox(position, seat, first, count);
}

function onlyBox(position: Position, seat: Seat, mark: Mark, count: number): Saying {
  const area = areaOf(position, seat);
  const box = boxOf(area, mark);
  return isMark(box)
    ? { key: 'left.number', args: { count, number: numberOf(area, box) } }
    : { key: 'left.colour', args: { count, colour: colourOf(area, box) } };
}

function detailOf(
  position: Position,
  seat: Seat,
  { open }: Pencil,
  ready: Option,
): { detail?: Saying } {
  const { sum, closes, boxes } = readUses(ready.text);
  if (closes) return { detail: closing(position, seat, boxes) };
  const wanted = diceWanted(position, seat);
  const cost = warning(position, seat, ready.text);
  // Where nothing can be added, the third miss says what it ends.
  if (cost && open.size === 0 && cost.key !== 'warning.miss') return { detail: cost };
  const costs = cost !== undefined;
  if (sum && costs) return { detail: { key: 'detail.sumMiss', args: { sum, wanted } } };
  if (costs) return { detail: { key: 'detail.miss', args: { wanted } } };
  return sum ? { detail: { key: 'detail.sum', args: { sum } } } : {};
}

function closing(position: Position, seat: Seat, boxes: readonly Mark[]): Saying {
  const area = areaOf(position, seat);
  const points = pointsAfter(area, boxes);
  return { key: 'detail.close', args: { side: area.side + 1, other: 2 - area.side, points } };
}

function pointsAfter(area: Area, boxes: readonly Mark[]): number {
  const marks = boxes.filter((mark) => isMark(boxOf(area, mark))).length;
  const colours = COLOUR_POINTS[crosses(area) + boxes.length - marks]!;
  return colours + NUMBER_POINTS[area.line.length + marks]!;
}

function button(position: Position, seat: Seat, { kept }: Pencil, { text }: Option): Saying {
  if (text.endsWith(CLOSE_MARK)) return { key: 'button.close' };
  if (warning(position, seat, text) === undefined) return { key: 'button.finish' };
  const { dice } = readUses(text);
  if (kept.every((other) => readUses(other.text).dice <= dice)) return { key: 'button.miss' };
  return { key: 'button.count', args: { dice, wanted: diceWanted(position, seat) } };
}
