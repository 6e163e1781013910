import { bestBlurred } from '#bots/blurred.ts';
import type { Bot } from '#bots/bot.ts';
import type { Position } from '../position.ts';
import learnt from './learnt.json' with { type: 'json' };
import { penaltyMove } from './penalty-moves.ts';
import { Player } from './player.ts';
import { type Budget, Search } from './search.ts';

/** How far a level is off when it weighs a move, in chances to win. */
export const BLUR = { novice: 0.03, casual: 0.016, strong: 0.008 };
const MASTER_TRIES = 120;

/** Better with more tries; the same for the same tries and the same chance. */
export function searchingBot(budget: Budget): Bot<Position> {
  let search: Search | undefined;
  return {
    choose(position, seat, random) {
      const penalty = penaltyMove(position);
      if (penalty !== undefined) return penalty;
      search ??= new Search(learnt);
      return search.choose(position, seat, random, budget);
    },
  };
}

/** Weakest first. */
export const LEVELS = {
  novice: blurredBot(BLUR.novice),
  casual: blurredBot(BLUR.casual),
  strong: blurredBot(BLUR.strong),
  expert: blurredBot(0),
  master: searchingBot({ tries: MASTER_TRIES }),
};

function blurredBot(blur: number): Bot<Position> {
  let player: Player | undefined;
  return {
    choose(position, seat, random) {
      const penalty = penaltyMove(position);
      if (penalty !== undefined) return penalty;
      player ??= new Player(learnt);
      const count = player.weighMoves(position, seat);
      return bestBlurred(player, count, blur, random);
    },
  };
}
