import type { Bot } from '#bots/bot.ts';
import { plannerOf, type Value } from '../bots/planner.ts';
import { botWith, mindOf } from '../bots/player.ts';
import { isOver, pointsAt } from '../bots/stand.ts';
import type { Position } from '../position.ts';
import { type DuoTable, promisedTo } from './duo-table.ts';

/** More than any table promises: a match that is over is won or lost, by however little. */
const DECIDED = 1000;
const SEATS = 2;

/** Plays for the difference of what the table promises to both; it sees the end when it is near. */
export function duoPlayer(table: DuoTable): Bot<Position> {
  const bot = botWith(mindOf(plannerOf(duoLead(table), 'classic', SEATS)));
  return {
    choose(position, seat, random) {
      if (position.seats !== 2) throw new Error('the table is for two players');
      if (position.sheet !== 'classic') throw new Error('the table is for the classic sheet');
      return bot.choose(position, seat, random);
    },
  };
}

export function duoLead(table: DuoTable): Value {
  return (stand, roller, seat) => {
    const lead = pointsAt(stand, SEATS, seat) - pointsAt(stand, SEATS, 1 - seat);
    if (isOver(stand, SEATS)) return DECIDED * Math.sign(lead) + lead;
    return (
      lead + promisedTo(table, stand, roller, seat) - promisedTo(table, stand, roller, 1 - seat)
    );
  };
}
