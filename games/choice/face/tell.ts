import type { Seat } from '#engine/contract.ts';
import type { Saying } from '#games/face.ts';
import type { Mark } from '#ui/marks.ts';
import { isMark } from '../moves.ts';
import type { Position } from '../position.ts';
import { areaOf, MISSES, onFirstArea } from '../position.ts';
import { colourPoints, crosses, numberPoints, scores } from '../score.ts';
import { NUMBER_BOXES, RING_BOXES } from './geometry.ts';
import { boxOf, colourOf, numberOf } from './marks.ts';
import { readUses } from './uses.ts';

/** What is said of dice that are rolled again names no box, also when it comes too late. */
const ABOUT_DICE = /^(?:keep|reroll)\b/;

export function headline({ phase, active: seat }: Position): Saying {
  return { key: `headline.${phase}`, args: { seat } };
}

export function tell(position: Position, seat: Seat, text: string): Saying {
  if (position.phase === 'keep') return tellKeep(seat, text);
  const { colour, numbers } = usedBy(position, seat, text);
  if (colour.length === 0 && numbers.length === 0) return { key: 'tell.nothing', args: { seat } };
  if (numbers.length === 0) return { key: 'tell.crosses', args: { seat, colour } };
  if (colour.length === 0) return { key: 'tell.marks', args: { seat, numbers } };
  return { key: 'tell.both', args: { seat, colour, numbers } };
}

/** The button only says that one is done: here is with what. */
export function deed(position: Position, seat: Seat, text: string): Saying | undefined {
  if (position.phase === 'keep') {
    return { key: 'keep.again', args: { count: text.split(' ').length - 1 } };
  }
  return used(DEED, position, seat, text);
}

/** Colours, then numbers; nothing where no die is used. */
export function brief(position: Position, seat: Seat, text: string): Saying | undefined {
  if (position.phase === 'keep') return deed(position, seat, text);
  const turn: Saying | undefined = readUses(text).closes ? { key: 'side.turnName' } : undefined;
  return used(BRIEF, position, seat, text) ?? turn;
}

const DEED = { crosses: 'deed.crosses', marks: 'deed.marks', both: 'deed.both' };
const BRIEF = { crosses: 'brief.crosses', marks: 'brief.marks', both: 'brief.both' };

function used(
  { crosses, marks, both }: typeof DEED,
  position: Position,
  seat: Seat,
  text: string,
): Saying | undefined {
  const { colour, numbers } = usedBy(position, seat, text);
  if (colour.length === 0 && numbers.length === 0) return undefined;
  if (numbers.length === 0) return { key: crosses, args: { colour } };
  if (colour.length === 0) return { key: marks, args: { numbers } };
  return { key: both, args: { colour, numbers } };
}

function usedBy(position: Position, seat: Seat, text: string) {
  const area = areaOf(position, seat);
  const boxes = readUses(text).boxes.map((mark) => boxOf(area, mark));
  return {
    colour: boxes.filter((box) => !isMark(box)).map((box) => colourOf(area, box)),
    numbers: boxes.filter(isMark).map((box) => numberOf(area, box)),
  };
}

export function inked(position: Position, _seat: Seat, text: string): readonly Mark[] {
  return position.phase === 'use' && !ABOUT_DICE.test(text) ? readUses(text).boxes : [];
}

export function status(position: Position, seat: Seat): readonly Saying[] {
  const area = areaOf(position, seat);
  const { total, parts } = scores(position)[seat]!;
  const first = parts.colours1! + parts.numbers1!;
  const line = area.line.map((box) => numberOf(area, box));
  return [
    { key: 'status.side', args: { side: area.side + 1, count: area.misses } },
    { key: 'status.colours', args: { count: crosses(area), points: colourPoints(area) } },
    line.length === 0
      ? { key: 'status.noLine' }
      : { key: 'status.line', args: { line, points: numberPoints(area) } },
    ...(onFirstArea(position, seat) ? [] : [{ key: 'status.first', args: { points: first } }]),
    { key: 'status.total', args: { total } },
  ];
}

/** T10: one miss, one cross or one mark away from the end. */
export function nearEnd(position: Position, seat: Seat): boolean {
  const area = areaOf(position, seat);
  if (position.phase === 'over' || onFirstArea(position, seat)) return false;
  return (
    area.misses === MISSES - 1 ||
    crosses(area) === RING_BOXES - 1 ||
    area.line.length === NUMBER_BOXES - 1
  );
}

function tellKeep(seat: Seat, text: string): Saying {
  const count = text.split(' ').length - 1;
  return count === 0
    ? { key: 'tell.keeps', args: { seat } }
    : { key: 'tell.again', args: { seat, count } };
}
