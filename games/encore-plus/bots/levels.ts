import type { Bot } from '#bots/bot.ts';
import type { Move } from '#engine/contract.ts';
import type { Net } from '#kits/grid/bots/net.ts';
import { unpackNet } from '#kits/grid/bots/weights.ts';
import type { Random } from '#kits/random.ts';
import { isSolo } from '../play.ts';
import type { Position } from '../position.ts';
import learnt from './learnt.json' with { type: 'json' };
import { Player } from './player.ts';
import { type Budget, Search } from './search.ts';
import { SCORE_WEIGHT } from './worth.ts';

/** How far a level is off when it weighs a move: alone in points, else in chances to win. */
const BLURS = {
  novice: { points: 11, chance: 0.23 },
  casual: { points: 7, chance: 0.15 },
  strong: { points: 4, chance: 0.09 },
};
const SURE = { points: 0, chance: 0 };
const MASTER_TABLES = 20_000;

/** Better with more tables; the same for as many of them and the same chance. */
export function searchingBot(budget: Budget): Bot<Position> {
  const searches = bySeats((net) => new Search(net));
  return {
    choose(position, seat, random) {
      return searches(position).search(position, seat, random, budget)[0]!.move;
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
  const players = bySeats((net) => new Player(net));
  return {
    choose(position, seat, random): Move {
      const player = players(position);
      const count = player.weighMoves(position, seat);
      const blur = isSolo(position) ? points * SCORE_WEIGHT : chance;
      let best = 0;
      let most = Number.NEGATIVE_INFINITY;
      for (let i = 0; i < count; i++) {
        const worth = player.worths[i]! + (blur === 0 ? 0 : blur * error(random));
        if (worth <= most) continue;
        most = worth;
        best = i;
      }
      return player.moves[best]!;
    },
  };
}

const PRECISION = 1 << 16;

/** Between −1 and 1, small ones more likely. */
function error(random: Random): number {
  return (random.below(PRECISION) - random.below(PRECISION)) / PRECISION;
}

/** One for those who play alone and one for all others, each made when it is first wanted. */
function bySeats<T>(make: (net: Net) => T): (position: Position) => T {
  let alone: T | undefined;
  let among: T | undefined;
  return (position) => {
    if (isSolo(position)) {
      alone ??= make(unpackNet(learnt.solo));
      return alone;
    }
    among ??= make(unpackNet(learnt.table));
    return among;
  };
}
