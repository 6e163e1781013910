import { greedyBot } from '#bots/greedy.ts';
import type { Seat } from '#engine/contract.ts';
import { boardOf } from '#kits/grid/boards.ts';
import type { Hopes } from '#kits/grid/worth.ts';
import { hopeFor, paperWorth } from '#kits/grid/worth.ts';
import type { Position } from './position.ts';
import { heartPoints } from './position.ts';
import { encorePlus } from './rules.ts';
import { POINTS, ROW_POINTS } from './score.ts';

/** Found by matches of bots against each other. */
const HOPES: Hopes = { column: 0.66, colour: 0.92, joker: 1.2, star: 1.4, reach: 0.02, block: 0.7 };
const ROW_HOPE = 0.81;
/** What a row's bonus, a special die and a bomb to set off are worth. */
const BONUS = 3;
const SPECIAL = 4;
const BOMB = 3;

export const greedy = greedyBot(encorePlus, worth);

/** The score that a seat may hope for. */
export function worth(position: Position, seat: Seat): number {
  return (
    paperWorth(position, seat, POINTS, HOPES, position.hearts[seat]!) +
    rowsWorth(position, seat) +
    heartPoints(position, seat) +
    SPECIAL * position.specials[seat]! +
    BOMB * position.bombs[seat]!
  );
}

function rowsWorth(position: Position, seat: Seat): number {
  const paper = position.papers[seat]!;
  const { rows } = boardOf(paper.sheet);
  let sum = 0;
  for (let row = 0; row < rows.length; row++) {
    const bonus = position.rowsGone & (1 << row) ? 0 : BONUS;
    sum += (ROW_POINTS + bonus) * hopeFor(paper, rows[row]!, ROW_HOPE);
  }
  return sum;
}
