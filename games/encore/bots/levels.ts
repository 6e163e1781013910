import { bestBlurred } from '#bots/blurred.ts';
import type { Bot } from '#bots/bot.ts';
import type { Move } from '#engine/contract.ts';
import { aloneOrAmong } from '#kits/net/alone-or-among.ts';
import { driftReader } from '#kits/net/drift.ts';
import { isSolo, type Position } from '../play.ts';
import learnt from './learnt.json' with { type: 'json' };
import { Player, POINT_ALONE } from './player.ts';
import { type Budget, Search } from './search.ts';

/** How far a level is off when it weighs a move: alone in points, with two in chances to win. */
export const BLURS = {
  novice: { points: 3.6, chance: 0.1 },
  casual: { points: 2.2, chance: 0.065 },
  strong: { points: 1.2, chance: 0.035 },
};
const SURE = { points: 0, chance: 0 };
/** Every further seat leaves more to luck, so that errors must be larger to be felt. */
export const CROWD = 0.12;
const MASTER_TRIES = 240;

const driftAt = driftReader(learnt.drift);

/** Better with more tries; the same for the same tries and the same chance. */
export function searchingBot(budget: Budget): Bot<Position> {
  const searches = aloneOrAmong(learnt, (net) => new Search(net));
  return {
    choose(position, seat, random) {
      return searches(isSolo(position)).choose(position, seat, random, budget);
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
  const players = aloneOrAmong(learnt, (net) => new Player(net, { isQuick: blurs !== SURE }));
  return {
    choose(position, seat, random): Move {
      const player = players(isSolo(position));
      const count = player.weighMoves(position, seat);
      const blur = blurAt(position, blurs);
      return bestBlurred(player, count, blur, random);
    },
    foresee(position) {
      const drift = driftAt(position.papers.length, position.rolls);
      return players(isSolo(position)).foresee(position, drift);
    },
  };
}

function blurAt({ papers }: Position, { points, chance }: typeof SURE): number {
  return papers.length === 1 ? points * POINT_ALONE : chance * (1 + CROWD * (papers.length - 2));
}
