import { countedIn } from '#bots/counted.ts';
import { type Reasoning, reasonsFor } from '#bots/reasons.ts';
import type { Told } from '#bots/weigh.ts';
import type { Seat } from '#engine/contract.ts';
import type { Match } from '#engine/match.ts';
import { speaker } from '#engine/text.ts';
import { joinTexts, textsOf } from '#engine/texts.ts';
import type { Shelf } from '#games/shelf.ts';
import type { Estimate } from '#kits/sums.ts';
import { tableLines } from '../table.ts';

/** A decision to weigh. */
export interface Asked {
  readonly match: Match;
  readonly seat: Seat;
  readonly shelf: Shelf;
  readonly bot: string;
  readonly rounds: number;
  readonly seed: string;
}

/** Why the best move is good, in the words of its game. */
function whyOf({ match, seat }: Asked, reasoning: Reasoning, move: number): readonly string[] {
  const { game, players, position } = match;
  const say = speaker(joinTexts(textsOf(game), reasoning.texts).en, players, 'en');
  return reasonsFor(game, reasoning, position, seat, move).map(
    ({ figure, key, args }) => `${figure} ${say(key, args)}`,
  );
}

export function weighData(asked: Asked, told: Told['moves'], reasoning: Reasoning) {
  const { match, seat, bot, seed } = asked;
  return {
    game: match.game.id,
    seat: seat + 1,
    bot,
    seed,
    /** Why the first of the moves is good. */
    reasons: whyOf(asked, reasoning, told[0]!.move),
    moves: told.map(({ move, score, win, scores }) => ({
      move: match.game.notate(match.position, seat, move),
      tried: scores.length,
      score,
      win,
    })),
  };
}

/** A mean with half its interval. */
function within({ mean, high }: Estimate): string {
  return `${mean.toFixed(1)} ± ${(high - mean).toFixed(1)}`;
}

/** A chance with its whole interval, which is not symmetrical near 0 or 1. */
function chance({ mean, low, high }: Estimate): string {
  const whole = (share: number) => (100 * share).toFixed(0);
  return `${(100 * mean).toFixed(1)} % (${whole(low)}–${whole(high)})`;
}

export function weighLines(
  { match, seat, bot, seed }: Asked,
  { moves, reasons }: ReturnType<typeof weighData>,
  columns: number,
): string[] {
  // A solo player always wins.
  const isAlone = countedIn(match.game, match.players.length) === 'points';
  const rows = moves.map(({ move, tried, score, win }) => ({
    title: move,
    cells: [...(isAlone ? [] : [chance(win)]), within(score), String(tried)],
  }));
  return [
    `${match.game.name}, ${match.players[seat]}: what each move is worth when ${bot} plays on, seed ${seed}`,
    '',
    ...tableLines([...(isAlone ? [] : ['Wins']), 'Score', 'Tried'], rows, columns),
    '',
    ...reasons.map((reason, i) => (i === 0 ? `Why ${moves[0]!.move}: ${reason}` : `  ${reason}`)),
  ];
}
