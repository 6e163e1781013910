import type { Bot } from '#bots/bot.ts';
import type { Move, Seat } from '#engine/contract.ts';
import type { Position } from '../position.ts';
import { qwixx } from '../rules.ts';
import { promised, type SoloTable } from './solo-table.ts';

interface Choice {
  readonly move: Move;
  /** The final score that it promises. */
  readonly worth: number;
}

/** Plays perfectly alone on the classic sheet: it tries every move and asks the table. */
export function soloPlayer(table: SoloTable): Bot<Position> {
  return {
    choose(position, seat) {
      if (position.seats !== 1) throw new Error('the table is for one who plays alone');
      if (position.sheet !== 'classic') throw new Error('the table is for the classic sheet');
      return best(table, position, seat).move;
    },
  };
}

function best(table: SoloTable, position: Position, seat: Seat): Choice {
  const moves: Move[] = [];
  const count = qwixx.moves(position, seat, moves);
  let found: Choice = { move: moves[0]!, worth: Number.NEGATIVE_INFINITY };
  for (let i = 0; i < count; i++) {
    const after = qwixx.clone(position);
    qwixx.resolve(after, [moves[i]!]);
    const worth = worthOf(table, after, seat);
    if (worth > found.worth) found = { move: moves[i]!, worth };
  }
  return found;
}

/** The dice lie open, so after the first action the second one is known as well. */
function worthOf(table: SoloTable, position: Position, seat: Seat): number {
  if (position.phase === 'colour') return best(table, position, seat).worth;
  const { total } = qwixx.scores(position)[seat]!;
  return position.phase === 'over' ? total : total + promised(table, position, seat);
}
