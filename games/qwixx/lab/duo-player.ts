import type { Bot } from '#bots/bot.ts';
import type { Seat } from '#engine/contract.ts';
import { plannerBot } from '../bots/planner.ts';
import type { Position } from '../position.ts';
import { scores } from '../score.ts';
import { type DuoTable, promisedTo } from './duo-table.ts';

/** More than any table promises: a match that is over is won or lost, by however little. */
const DECIDED = 1000;

/** Plays for the difference of what the table promises to both; it sees the end when it is near. */
export function duoPlayer(table: DuoTable): Bot<Position> {
  const bot = plannerBot((position, seat) => ahead(table, position, seat));
  return {
    choose(position, seat, random) {
      if (position.seats !== 2) throw new Error('the table is for two players');
      if (position.sheet !== 'classic') throw new Error('the table is for the classic sheet');
      return bot.choose(position, seat, random);
    },
  };
}

function ahead(table: DuoTable, position: Position, seat: Seat): number {
  const totals = scores(position);
  const lead = totals[seat]!.total - totals[1 - seat]!.total;
  if (position.phase === 'over') return DECIDED * Math.sign(lead) + lead;
  return lead + promisedTo(table, position, seat) - promisedTo(table, position, 1 - seat);
}
