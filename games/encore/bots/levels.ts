import type { Bot } from '#bots/bot.ts';
import type { Move } from '#engine/contract.ts';
import type { Net } from '#kits/grid/bots/net.ts';
import { unpackNet } from '#kits/grid/bots/weights.ts';
import type { Random } from '#kits/random.ts';
import { isSolo, type Position } from '../play.ts';
import learnt from './learnt.json' with { type: 'json' };
import { Player } from './player.ts';
import { type Budget, Search } from './search.ts';

/** How far a level is off when it weighs a move, in chances to win. */
const BLUR = { novice: 0.2, casual: 0.08, strong: 0.03 };
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
  novice: blurredBot(BLUR.novice),
  casual: blurredBot(BLUR.casual),
  strong: blurredBot(BLUR.strong),
  expert: blurredBot(0),
  master: searchingBot({ tries: MASTER_TRIES }),
};

function blurredBot(blur: number): Bot<Position> {
  const players = bySeats((net) => new Player(net, { isQuick: blur > 0 }));
  return {
    choose(position, seat, random): Move {
      const player = players(position);
      const count = player.weighMoves(position, seat);
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
