import type { Seat } from '#engine/contract.ts';
import type { Advice } from '#games/teach.ts';
import { popcount } from '#kits/bits.ts';
import { boardOf } from '#kits/grid/boards.ts';
import { ABOUT, hasCrosses, mayChoose, WHEN } from '#kits/grid/coach.ts';
import { bombSeat, MOST_HEARTS, type Position } from '../position.ts';
import type { Action } from '../special.ts';

/** By then most people have forgotten them. */
const STARS_ROLL = 7;

/** So few boxes of a row are open that it is worth a thought. */
const FEW = 4;

/** What is said in a first match, the most urgent first. */
export const coach: readonly Advice<Position>[] = [
  {
    key: 'bonus',
    rules: ['P10'],
    about: ABOUT.sheet,
    when: (position, seat) => position.phase === 'bonus' && bombSeat(position) === seat,
  },
  { key: 'together', rules: ['P2', 'E6'], about: ABOUT.dice, when: WHEN.together },
  { key: 'alone', rules: ['P14', 'E6'], about: ABOUT.dice, when: WHEN.alone },
  { key: 'start', rules: ['E9'], about: ABOUT.start, when: WHEN.start },
  { key: 'fourth', rules: ['P2', 'P3'], about: ABOUT.dice, when: WHEN.fourth },
  { key: 'touch', rules: ['E8', 'E9'], about: ABOUT.start, when: WHEN.touch },
  {
    key: 'special',
    rules: ['P4'],
    about: '.plus-dice',
    when: (position, seat) => position.special !== null && mayUse(position, seat, position.special),
  },
  seeing('bomb', ['P5']),
  seeing('heart', ['P6', 'P12']),
  seeing('stars', ['P7']),
  seeing('line', ['P8']),
  seeing('block', ['P9']),
  { key: 'joker', rules: ['E11'], about: ABOUT.jokers, when: WHEN.joker },
  {
    key: 'none',
    rules: ['P4'],
    about: '.plus-dice',
    when: (position, seat) => mayChoose(position, seat) && position.specials[seat] === 0,
  },
  { key: 'column', rules: ['E12'], about: ABOUT.sheet, when: WHEN.column },
  {
    key: 'row',
    rules: ['P10'],
    about: ABOUT.sheet,
    when: (position, seat) => leastOpen(position, seat) <= FEW,
  },
  { key: 'end', rules: ['E13', 'E15'], about: ABOUT.colours, when: WHEN.colour },
  { key: 'open', rules: ['P13'], about: ABOUT.stars, when: ({ rolls }) => rolls >= STARS_ROLL },
];

/** What a face of the special die is good for, when it lies there to be used. */
function seeing(face: Action, rules: readonly string[]): Advice<Position> {
  return {
    key: face,
    rules,
    about: ABOUT.dice,
    when: (position, seat) => mayUse(position, seat, face),
  };
}

function mayUse(position: Position, seat: Seat, face: Action): boolean {
  const { special, specialTaken, specials, hearts } = position;
  if (special !== face || specialTaken || specials[seat] === 0) return false;
  // Stars may be in column H; lines and blocks begin at a cross.
  if ((face === 'line' || face === 'block') && !hasCrosses(position, seat)) return false;
  if (face === 'heart' && hearts[seat] === MOST_HEARTS) return false;
  return mayChoose(position, seat);
}

/** The open boxes of the row that is nearest to being full, those that are full left aside. */
function leastOpen({ papers }: Position, seat: Seat): number {
  const { sheet, crossed } = papers[seat]!;
  const open = boardOf(sheet).rows.map((row) =>
    row.reduce((sum, boxes, colour) => sum + popcount(boxes & ~crossed[colour]!), 0),
  );
  return Math.min(...open.filter((count) => count > 0));
}
