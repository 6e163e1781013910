import type { Bot } from '#bots/bot.ts';
import type { Move } from '#engine/contract.ts';
import type { Net } from '#kits/grid/bots/net.ts';
import { unpackNet } from '#kits/grid/bots/weights.ts';
import type { Random } from '#kits/random.ts';
import { isSolo, type Position } from '../play.ts';
import learnt from './learnt.json' with { type: 'json' };
import { Player, POINT_ALONE } from './player.ts';
import { type Budget, Search } from './search.ts';

/** How far a level is off when it weighs a move: alone in points, with two in chances to win. */
const BLURS = {
  novice: { points: 3.6, chance: 0.1 },
  casual: { points: 2.2, chance: 0.065 },
  strong: { points: 1.2, chance: 0.035 },
};
const SURE = { points: 0, chance: 0 };
/** Every further seat leaves more to luck, so that errors must be larger to be felt. */
const CROWD = 0.12;
const MASTER_TRIES = 240;

/** Better with more tries; the same for the same tries and the same chance. */
export function searchingBot(budget: Budget): Bot<Position> {
  const searches = bySeats((net) => new Search(net));
  return {
    choose(position, seat, random) {
      return searches(position).search(position, seat, random, budget)[0]!.move;
    },
  };
}

/** The weakest first. */
export const LEVELS = {
  novice: blurredBot(BLURS.novice),
  casual: blurredBot(BLURS.casual),
  strong: blurredBot(BLURS.strong),
  expert: blurredBot(SURE),
  master: searchingBot({ tries: MASTER_TRIES }),
};

function blurredBot(blurs: typeof SURE): Bot<Position> {
  const players = bySeats((net) => new Player(net, { isQuick: blurs !== SURE }));
  return {
    choose(position, seat, random): Move {
      const player = players(position);
      const count = player.weighMoves(position, seat);
      const blur = blurAt(position, blurs);
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

function blurAt({ papers }: Position, { points, chance }: typeof SURE): number {
  return papers.length === 1 ? points * POINT_ALONE : chance * (1 + CROWD * (papers.length - 2));
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
