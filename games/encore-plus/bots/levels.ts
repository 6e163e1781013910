import { bestBlurred } from '#bots/blurred.ts';
import type { Bot } from '#bots/bot.ts';
import type { Move } from '#engine/contract.ts';
import { aloneOrAmong } from '#kits/net/alone-or-among.ts';
import { driftReader } from '#kits/net/drift.ts';
import { isSolo } from '../play.ts';
import type { Position } from '../position.ts';
import learnt from './learnt.json' with { type: 'json' };
import { Player, POINT_ALONE } from './player.ts';
import { type Budget, Search } from './search.ts';

/** How far a level is off when it weighs a move: alone in points, else in chances to win. */
export const BLURS = {
  novice: { points: 11, chance: 0.23 },
  casual: { points: 7, chance: 0.15 },
  strong: { points: 4, chance: 0.09 },
};
const SURE = { points: 0, chance: 0 };
export const MASTER_TABLES = 20_000;

const driftAt = driftReader(learnt.drift);

/** Better with more tables; the same for as many of them and the same chance. */
export function searchingBot(budget: Budget): Bot<Position> {
  const searches = aloneOrAmong(learnt, (net) => new Search(net));
  return {
    choose(position, seat, random) {
      return searches(isSolo(position)).choose(position, seat, random, budget);
    },
  };
}

/** Weakest first. */
export const LEVELS = {
  novice: blurredBot(BLURS.novice),
  casual: blurredBot(BLURS.casual),
  strong: blurredBot(BLURS.strong),
  expert: blurredBot(SURE),
  master: searchingBot({ tables: MASTER_TABLES }),
};

function blurredBot({ points, chance }: typeof SURE): Bot<Position> {
  const players = aloneOrAmong(learnt, (net) => new Player(net));
  return {
    choose(position, seat, random): Move {
      const player = players(isSolo(position));
      const count = player.weighMoves(position, seat);
      const blur = isSolo(position) ? points * POINT_ALONE : chance;
      return bestBlurred(player, count, blur, random);
    },
    foresee(position) {
      const drift = driftAt(position.papers.length, position.rolls);
      return players(isSolo(position)).foresee(position, drift);
    },
  };
}
