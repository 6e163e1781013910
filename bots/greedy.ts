import type { Game, Move, Seat } from '#engine/contract.ts';
import type { Bot } from './bot.ts';

/**
 * Looks one step ahead: takes the move after which its seat is worth most, while everybody else
 * who decides now takes their first move, which in most games is a pass.
 */
export function greedyBot<Position>(
  game: Game<Position>,
  worth: (position: Position, seat: Seat) => number,
): Bot<Position> {
  const moves: Move[] = [];
  const others: Move[] = [];
  const chosen: Move[] = [];
  return {
    choose(position, seat, random) {
      const next = game.next(position);
      if (next.for !== 'seats') throw new Error('nobody is asked to choose');
      const own = next.seats.indexOf(seat);
      chosen.length = next.seats.length;
      for (const [at, other] of next.seats.entries()) {
        if (at === own) continue;
        game.moves(position, other, others);
        chosen[at] = others[0]!;
      }
      const count = game.moves(position, seat, moves);
      let best = moves[0]!;
      let most = Number.NEGATIVE_INFINITY;
      let ties = 0;
      for (let i = 0; i < count && count > 1; i++) {
        const after = game.clone(position);
        chosen[own] = moves[i]!;
        game.resolve(after, chosen);
        const value = worth(after, seat);
        if (value < most) continue;
        ties = value > most ? 1 : ties + 1;
        most = value;
        if (ties === 1 || random.below(ties) === 0) best = moves[i]!;
      }
      return best;
    },
  };
}
