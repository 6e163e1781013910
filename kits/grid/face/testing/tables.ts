import type { Move, Seat } from '#engine/contract.ts';
import { NO_PICKS, type Pencil, type Picks, pay, pencil, tap } from '#ui/pencil.ts';
import { randomFrom } from '../../../random.ts';
import { boardOf } from '../../boards.ts';
import { claim } from '../../claims.ts';
import { PASS } from '../../moves.ts';
import { crossBoxes } from '../../paper.ts';
import { boxNamed } from '../../sheet.ts';
import {
  crossFor,
  decides,
  listCrossings,
  newTable,
  openRoll,
  passDice,
  settle,
  type Table,
} from '../../table.ts';
import { COLOUR_DIE, NUMBER_DIE } from '../../tray.ts';
import { crossingOptions } from '../options.ts';

/** Every legal crossing of a seat. */
export function crossingsOf(table: Table, seat: Seat): readonly Move[] {
  const moves: Move[] = [];
  return moves.slice(0, listCrossings(table, seat, moves, 0));
}

/** A table of three where some rolls were played at random and another one lies open. */
export function playedTable(seed: string, rolls: number): Table {
  const random = randomFrom(seed);
  const table = newTable(['classic', 'classic', 'classic'], 8);
  const throwDice = () =>
    openRoll(
      table,
      [0, 0, 0, 0, 0, 0].map(() => random.below(6)),
      3,
      3,
    );
  const pick = (seat: Seat): Move => {
    const moves = crossingsOf(table, seat);
    return moves.length > 0 ? moves[random.below(moves.length)]! : PASS;
  };
  const step = () => {
    const next = decides(table);
    return settle(table, next.for === 'seats' ? next.seats.map(pick) : [], crossFor);
  };
  for (let roll = 0; roll < rolls; roll++) {
    throwDice();
    for (let isOver = false; !isOver; ) isOver = step();
    table.claimed = claim(table.papers, table.claimed);
    passDice(table);
  }
  throwDice();
  if (rolls % 2 === 1 && table.phase === 'active') step();
  return table;
}

/** A table with one sheet and a roll such as `B G X 1 4 ?`, of which some boxes are crossed. */
export function tableWith(roll: string, crossed = '', jokers = 8): Table {
  const table = newTable(['classic', 'classic'], 8);
  const paper = table.papers[0]!;
  const boxes = crossed.split(' ').filter(Boolean);
  crossBoxes(
    boardOf('classic'),
    paper,
    boxes.map((box) => boxNamed(box)!),
  );
  paper.jokers = jokers;
  table.rolls = 3;
  table.active = 1;
  openRoll(table, facesOf(roll), 3, 3);
  return table;
}

/** The choice of the first seat after some taps; each must lead somewhere. */
export function pencilled(table: Table, ...marks: readonly string[]): Pencil {
  const options = crossingOptions(table, 0);
  let picks: Picks = NO_PICKS;
  for (const mark of marks) {
    const next = tap(options, picks, mark) ?? pay(options, picks, mark);
    if (!next) throw new Error(`a tap on ${mark} leads nowhere`);
    picks = next;
  }
  return pencil(options, picks);
}

function facesOf(roll: string): number[] {
  return roll.split(' ').map((word, i) => (i < 3 ? COLOUR_DIE : NUMBER_DIE).faces.indexOf(word));
}
