import type { Game, Move, Seat } from '#engine/contract.ts';
import { randomFrom } from '#kits/random.ts';
import type { Sums } from '#kits/sums.ts';
import { ideasOf } from './analysis/ideas.ts';
import { analystsOf } from './analysts.ts';
import type { Bot } from './bot.ts';
import { strongestOf } from './levels.ts';
import { type Weighed, weigh } from './weigh.ts';

/** What a seat could do, and how matches went on from there. */
export interface Idea {
  readonly move: Move;
  /** As a record writes it. */
  readonly text: string;
  /** The share of matches that were won, and the points at their end; as long as none was played, none. */
  readonly win?: number;
  readonly score?: number;
}

export interface Hint {
  /** What the strongest bot would do, then other ideas, the best first. */
  readonly ideas: readonly Idea[];
  /** Matches that were played on in the mind for this. */
  readonly matches: number;
}

interface Asked<Position> {
  readonly game: Game<Position>;
  readonly bots: Readonly<Record<string, Bot<Position>>>;
  readonly position: Position;
  readonly seat: Seat;
  readonly seed: string;
}

/**
 * What the strongest bot would do, at once; then, again and again, how good that and other ideas
 * look by matches that are played on from them. Whoever has heard enough stops asking.
 */
export function* hintAt<Position>(asked: Asked<Position>): Generator<Hint> {
  const { game, bots, position, seat, seed } = asked;
  const { bot, advisers } = analystsOf(bots as Readonly<Record<string, Bot>>);
  const master = bots[strongestOf(Object.keys(bots))]!;
  const chosen = master.choose(position, seat, randomFrom(seed));
  const moves = ideasOf({ game: game as Game, position, seat, bots: advisers, chosen, seed });
  const ideaOf = (move: Move): Idea => ({ move, text: game.notate(position, seat, move) });
  const rest = moves.filter((move) => move !== chosen);
  yield { ideas: [chosen, ...rest].map(ideaOf), matches: 0 };
  for (const told of weigh({
    game: game as Game,
    bot,
    position,
    seat,
    moves,
    kept: chosen,
    seed,
  })) {
    const first = told.filter(({ move }) => move === chosen);
    const others = told.filter(({ move }) => move !== chosen);
    yield {
      ideas: [...first, ...others].map((each) => ({ ...ideaOf(each.move), ...seenOf(each) })),
      matches: told.reduce((sum, { win }) => sum + win.count, 0),
    };
  }
}

function seenOf({ win, score }: Weighed): Pick<Idea, 'win' | 'score'> {
  return { win: meanOf(win), score: meanOf(score) };
}

function meanOf({ sum, count }: Sums): number {
  return sum / count;
}
