import { movesOf, type Seat } from '#engine/contract.ts';
import type { Prompt, Quiet, Saying } from '#games/face.ts';
import { popcount } from '#kits/bits.ts';
import type { Mark } from '#ui/marks.ts';
import type { Option, Pencil } from '#ui/pencil.ts';
import { boxName } from '../box-name.ts';
import { qwixx } from '../core.ts';
import { MISSES_TO_END, PASS } from '../play.ts';
import { type Position, WHITE } from '../position.ts';
import { COLOURS, ROW_NAMES, rowOf } from '../sheets.ts';
import { whiteMarks } from './dice.ts';
import { colourOf, crossesOf, isClosing, numberOf, pointsFor, skippedBy } from './lanes.ts';
import { boxOfMark, colourMark, whiteMark } from './marks.ts';

/** More numbers than these are counted, not listed. */
const LISTED = 4;

export function options(position: Position, seat: Seat): readonly Option[] {
  if (!isAwaited(position, seat)) return [];
  return movesOf(qwixx, position, seat)
    .filter((move) => move !== PASS)
    .map((move) => {
      const text = boxName(position, move - 1);
      return { text, boxes: [text], dice: diceFor(position, move - 1), dear: [] };
    });
}

export function quiet(position: Position, seat: Seat): Quiet | undefined {
  if (!isAwaited(position, seat)) return undefined;
  if (position.phase === 'white') return { text: 'pass', label: { key: 'quiet.pass' } };
  return { text: 'pass', label: { key: position.crossed ? 'quiet.finish' : 'quiet.miss' } };
}

export function prompt(position: Position, seat: Seat, pencil: Pencil): Prompt {
  const { ready, kept } = pencil;
  if (!ready) return openPrompt(position, [...new Set(kept.flatMap(({ boxes }) => boxes))]);
  const box = boxOfMark(position, ready.text);
  return {
    title: payment(position, box),
    detail: consequence(position, seat, box),
    button: { key: isClosing(box) ? 'button.close' : 'button.cross', args: { box: ready.text } },
  };
}

/** A miss costs, and the fourth one ends the match. */
export function warning(position: Position, seat: Seat, text: string): Saying | undefined {
  if (text !== 'pass' || position.phase !== 'colour' || position.crossed) return undefined;
  const isLast = position.misses[seat] === MISSES_TO_END - 1;
  return { key: isLast ? 'warning.lastMiss' : 'warning.miss' };
}

export function isAwaited(position: Position, seat: Seat): boolean {
  const next = qwixx.next(position);
  return next.for === 'seats' && next.seats.includes(seat);
}

/** The faces of the white and the coloured die that make a box's sum. */
export function pairFor(position: Position, box: number): { white: number; colour: number } {
  const { dice } = position;
  const face = dice[WHITE + colourOf(position, box)]!;
  return { white: numberOf(position, box) - face, colour: face };
}

function diceFor(position: Position, box: number): readonly Mark[] {
  if (position.phase === 'white') return [whiteMark(0), whiteMark(1)];
  const { white } = pairFor(position, box);
  const marks = whiteMarks(position);
  return [marks[position.dice[0] === white ? 0 : 1], colourMark(colourOf(position, box))];
}

function openPrompt(position: Position, boxes: readonly Mark[]): Prompt {
  const { dice, phase, crossed } = position;
  const step = phase === 'white' ? 'white' : crossed ? 'finish' : 'miss';
  const sum = dice[0]! + dice[1]!;
  const [first = '', second = '', third = ''] = boxes;
  return {
    title:
      boxes.length === 0
        ? { key: `nothing.${step}`, args: { sum } }
        : { key: `tap.${step}`, args: { sum, count: boxes.length, first, second, third } },
    button: { key: boxes.length === 0 ? 'button.none' : 'button.choose' },
  };
}

function payment(position: Position, box: number): Saying {
  const name = boxName(position, box);
  if (position.phase === 'white') return { key: 'pays.white', args: { box: name } };
  const { white, colour } = pairFor(position, box);
  const letter = COLOURS[colourOf(position, box)]!;
  return { key: 'pays.colour', args: { box: name, white, colour: letter, number: colour } };
}

/** What a cross does in addition to its points. */
function consequence(position: Position, seat: Seat, box: number): Saying {
  if (isClosing(box)) {
    const row = ROW_NAMES[rowOf(box)]!;
    return position.closed === 0 ? { key: 'closes.first', args: { row } } : { key: 'closes.last' };
  }
  if (skippedBy(position, seat, box).length > 0) return skipping(position, seat, box);
  const count = popcount(crossesOf(position, seat, rowOf(box)));
  return { key: 'skip.none', args: { points: pointsFor(count + 1) - pointsFor(count) } };
}

function skipping(position: Position, seat: Seat, box: number): Saying {
  const numbers = skippedBy(position, seat, box);
  const args = { box: boxName(position, box), count: numbers.length, numbers };
  return { key: numbers.length > LISTED ? 'skip.many' : 'skip.few', args };
}
