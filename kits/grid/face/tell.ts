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
  const jokers = jokersIn(text);
  const args = { seat, count: boxes.length, colour: colourOf(table, seat, first), jokers };
  return { key: jokers > 0 ? 'tell.crossedJoker' : 'tell.crossed', args };
}

/** What a plain choice crosses; nothing for a pass. */
export function briefCrossing(table: Table<string>, seat: Seat, text: string): Saying | undefined {
  const boxes = inkedBoxes(text);
  const [first] = boxes;
  if (first === undefined) return undefined;
  const args = { count: boxes.length, colour: colourOf(table, seat, first) };
  return { key: 'brief.boxes', args };
}

function colourOf({ papers }: Table<string>, seat: Seat, box: string): string {
  const board = boardOf(papers[seat]!.sheet);
  return COLOURS[board.colour[boxNamed(box)!]!]!;
}
