import type { Game, Move, Seat } from '#engine/contract.ts';
import { randomFrom } from '#kits/random.ts';
import { analystsOf } from './analysts.ts';
import type { Bot } from './bot.ts';
import { countedIn } from './counted.ts';
import { strongestOf } from './levels.ts';
import { beside, type Value, type Weighed, type Worth } from './weigh/compare.ts';
import { ideasOf } from './weigh/ideas.ts';
import { weigh } from './weigh.ts';

/** What a seat could do, and how matches went on from there. */
export interface Idea {
  readonly move: Move;
  /** As a record writes it. */
  readonly text: string;
  /** The share of matches that were won, and the points at their end; as long as none was played, none. */
  readonly win?: number;
  readonly score?: number;
  /** Between which shares the true one lies 95 times in a hundred. */
  readonly within?: readonly [low: number, high: number];
  /** Beside the first idea, on the same dice; missing as long as too few matches were played. */
  readonly beside?: 'worse' | 'alike';
}

export interface Hint {
  /** What the strongest bot would do, or what turned out to be better; then others, the best first. */
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
 * look by matches that are played on from them. An idea that turns out to be clearly better takes
 * the first place. The caller may stop at any time.
 */
export function* hintAt<Position>(asked: Asked<Position>): Generator<Hint> {
  const { game, bots, position, seat, seed } = asked;
  const { advisers, bot } = analystsOf(bots as Readonly<Record<string, Bot>>);
  const master = bots[strongestOf(Object.keys(bots))]!;
  const chosen = master.choose(position, seat, randomFrom(seed));
  const moves = ideasOf({ game: game as Game, position, seat, bots: advisers, chosen, seed });
  const ideaOf = (move: Move): Idea => ({ move, text: game.notate(position, seat, move) });
  const rest = moves.filter((move) => move !== chosen);
  yield { ideas: [chosen, ...rest].map(ideaOf), matches: 0 };
  let first = chosen;
  const counted = countedIn(game, game.scores(position).length);
  for (const { moves: told, worth } of weigh({
    game,
    bot,
    position,
    seat,
    moves,
    kept: chosen,
    seed,
  })) {
    const before = told.find(({ move }) => move === first)!;
    const best = beside(told[0]!, before, worth) === 'better' ? told[0]! : before;
    first = best.move;
    const shown = ({ win, score }: Value) => (counted === 'points' ? score : win).mean;
    const others = told
      .filter((each) => each !== best)
      .toSorted((one, other) => shown(other) - shown(one));
    const seen = ({ move, win, score }: Value & { move: Move }): Idea => ({
      ...ideaOf(move),
      ...{ win: win.mean, score: score.mean, within: [win.low, win.high] },
    });
    yield {
      ideas: [
        seen(best),
        ...others.map((each) => ({ ...seen(each), ...besideOf(each, best, worth) })),
      ],
      matches: told.reduce((sum, { wins }) => sum + wins.length, 0),
    };
  }
}

function besideOf(one: Weighed, first: Weighed, worth: Worth): Pick<Idea, 'beside'> {
  const found = beside(one, first, worth);
  // Two that are better than what came first may still differ: the better of both comes first.
  return found === undefined ? {} : { beside: found === 'worse' ? found : 'alike' };
}
