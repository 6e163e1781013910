import type { Seat } from '#engine/contract.ts';
import type { Saying } from '#games/face.ts';
import { boardOf } from '../boards.ts';
import { boxNamed, COLOURS } from '../sheet.ts';
import type { Table } from '../table.ts';
import { inkedBoxes } from './inked.ts';
import { jokersIn } from './warning.ts';

/** What a plain choice did: passed, took dice away from the others, or crossed boxes. */
export function tellCrossing(table: Table<string>, seat: Seat, text: string): Saying {
  const boxes = inkedBoxes(text);
  const [first] = boxes;
  if (first === undefined) return { key: 'tell.passed', args: { seat } };
  if (table.phase === 'active') {
    const dice = { colour: text.charAt(0), number: text.charAt(1) };
    return { key: 'tell.took', args: { seat, ...dice, count: boxes.length } };
  }
  const board = boardOf(table.papers[seat]!.sheet);
  const colour = COLOURS[board.colour[boxNamed(first)!]!]!;
  const jokers = jokersIn(text);
  const args = { seat, count: boxes.length, colour, jokers };
  return { key: jokers > 0 ? 'tell.crossedJoker' : 'tell.crossed', args };
}
