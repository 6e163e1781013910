import type { Seat } from '#engine/contract.ts';
import type { Advice } from '#games/teach.ts';
import { areaOf, lastMark, MISSES, onFirstArea, type Position } from '../position.ts';
import { crosses } from '../score.ts';
import { NUMBERS, reach } from '../sheets.ts';

const uses = ({ phase }: Position): boolean => phase === 'use';

const DICE = '.table-tray';
const MISS_BOXES = '.side-misses';

/** What is said in a first match, the most urgent first. */
export const coach: readonly Advice<Position>[] = [
  {
    key: 'again',
    rules: ['T1'],
    about: DICE,
    when: ({ phase, active }, seat) => phase === 'keep' && active === seat,
  },
  { key: 'choose', rules: ['T2', 'T5'], about: DICE, when: uses },
  {
    key: 'three',
    rules: ['T6'],
    about: DICE,
    when: (position, seat) => uses(position) && position.active === seat,
  },
  {
    key: 'two',
    rules: ['T6'],
    about: DICE,
    when: (position, seat) => uses(position) && position.active !== seat,
  },
  {
    key: 'ring',
    rules: ['T3'],
    about: '.choice-ring',
    when: (position, seat) => uses(position) && crosses(areaOf(position, seat)) > 0,
  },
  {
    key: 'line',
    rules: ['T4'],
    about: '.choice-path',
    when: (position, seat) => uses(position) && areaOf(position, seat).line.length > 0,
  },
  {
    key: 'third',
    rules: ['T8'],
    about: MISS_BOXES,
    when: (position, seat) =>
      uses(position) && onFirstArea(position, seat) && hasTwoMisses(position, seat),
  },
  {
    key: 'giveUp',
    rules: ['T9'],
    about: '.side-turn',
    when: (position, seat) =>
      uses(position) && onFirstArea(position, seat) && isStuck(position, seat),
  },
  {
    key: 'second',
    rules: ['T9', 'T10'],
    about: MISS_BOXES,
    when: (position, seat) => !onFirstArea(position, seat),
  },
  { key: 'end', rules: ['T10'], about: MISS_BOXES, when: isNearEnd },
];

function hasTwoMisses(position: Position, seat: Seat): boolean {
  return areaOf(position, seat).misses === MISSES - 1;
}

/** The line can go nowhere. */
function isStuck(position: Position, seat: Seat): boolean {
  const area = areaOf(position, seat);
  return (reach(area.taken, lastMark(area)) & NUMBERS) === 0;
}

/** Solo it is one’s own second side, which has been explained already. */
function isNearEnd(position: Position): boolean {
  const { sheets } = position;
  const isNear = (_: unknown, seat: Seat) =>
    !onFirstArea(position, seat) && hasTwoMisses(position, seat);
  return sheets.length > 1 && sheets.some(isNear);
}
