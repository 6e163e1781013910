import type { Weighed } from '#bots/weigh.ts';
import type { Seat } from '#engine/contract.ts';
import type { Match } from '#engine/match.ts';
import type { Shelf } from '#games/shelf.ts';
import { estimate } from '#kits/sums.ts';
import { tableLines } from '../table.ts';

/** A decision to be looked at. */
export interface Asked {
  readonly match: Match;
  readonly seat: Seat;
  readonly shelf: Shelf;
  readonly bot: string;
  readonly rounds: number;
  readonly seed: string;
}

export function weighData({ match, seat, bot, seed }: Asked, told: readonly Weighed[]) {
  return {
    game: match.game.id,
    seat: seat + 1,
    bot,
    seed,
    moves: told.map(({ move, score, win }) => ({
      move: match.game.notate(match.position, seat, move),
      tried: score.count,
      score: estimate(score),
      win: estimate(win),
    })),
  };
}

export function weighLines(asked: Asked, told: readonly Weighed[], columns: number): string[] {
  const { match, seat, bot, seed } = asked;
  // Who plays alone always wins.
  const isAlone = !match.game.isTeam && match.players.length === 1;
  const rows = weighData(asked, told).moves.map(({ move, tried, score, win }) => ({
    title: move,
    cells: [
      ...(isAlone ? [] : [`${(100 * win.mean).toFixed(1)} ± ${(100 * win.error).toFixed(1)} %`]),
      `${score.mean.toFixed(1)} ± ${score.error.toFixed(1)}`,
      String(tried),
    ],
  }));
  return [
    `${match.game.name}, ${match.players[seat]}: what each move is worth when ${bot} plays on, seed ${seed}`,
    '',
    ...tableLines([...(isAlone ? [] : ['Wins']), 'Score', 'Tried'], rows, columns),
  ];
}
