import type { Game, Move } from '#engine/contract.ts';
import type { Bot } from './bot.ts';

/** Takes any legal move, each equally likely. */
export function randomBot<Position>(game: Game<Position>): Bot<Position> {
  const moves: Move[] = [];
  return {
    choose(position, seat, random) {
      const count = game.moves(position, seat, moves);
      return moves[random.below(count)]!;
    },
  };
}
