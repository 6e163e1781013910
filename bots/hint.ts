import type { Game, Move, Seat } from '#engine/contract.ts';
import { randomFrom } from '#kits/random.ts';
import { differencesOf, estimate, type Sums } from '#kits/sums.ts';
import { ideasOf } from './analysis/ideas.ts';
import { analystsOf } from './analysts.ts';
import type { Bot } from './bot.ts';
import { standInOf, strongestOf } from './levels.ts';
import { type Weighed, weigh } from './weigh.ts';

/** What a seat could do, and how matches went on from there. */
export interface Idea {
  readonly move: Move;
  /** As a record writes it. */
  readonly text: string;
  /** The share of matches that were won, and the points at their end; as long as none was played, none. */
  readonly win?: number;
  readonly score?: number;
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

/** With fewer matches after both, nothing is said about which of two ideas is better. */
const FEWEST = 30;
/** So many standard errors of the difference on the same dice, and one is better than another. */
const CLEARLY = 2.5;

/**
 * What the strongest bot would do, at once; then, again and again, how good that and other ideas
 * look by matches that are played on from them. An idea that turns out to be clearly better takes
 * the first place. Whoever has heard enough stops asking.
 */
export function* hintAt<Position>(asked: Asked<Position>): Generator<Hint> {
  const { game, bots, position, seat, seed } = asked;
  const { advisers } = analystsOf(bots as Readonly<Record<string, Bot>>);
  const bot = bots[standInOf(Object.keys(bots))] as Bot;
  const master = bots[strongestOf(Object.keys(bots))]!;
  const chosen = master.choose(position, seat, randomFrom(seed));
  const moves = ideasOf({ game: game as Game, position, seat, bots: advisers, chosen, seed });
  const ideaOf = (move: Move): Idea => ({ move, text: game.notate(position, seat, move) });
  const rest = moves.filter((move) => move !== chosen);
  yield { ideas: [chosen, ...rest].map(ideaOf), matches: 0 };
  const of = measureOf(game, position);
  let first = chosen;
  for (const told of weigh({
    game: game as Game,
    bot,
    position,
    seat,
    moves,
    kept: chosen,
    seed,
  })) {
    const before = told.find(({ move }) => move === first)!;
    const best = told.find((each) => compared(each, before, of) === 'better') ?? before;
    first = best.move;
    const others = told.filter((each) => each !== best);
    const seen = (each: Weighed): Idea => ({ ...ideaOf(each.move), ...seenOf(each) });
    yield {
      ideas: [
        seen(best),
        ...others.map((each) => ({ ...seen(each), ...besideOf(each, best, of) })),
      ],
      matches: told.reduce((sum, { win }) => sum + win.count, 0),
    };
  }
}

/** How a match went, by what counts in it. */
type Measure = (weighed: Weighed) => readonly number[];

/** Who plays alone plays for points; everybody else to win. */
function measureOf<Position>(game: Game<Position>, position: Position): Measure {
  const isAlone = !game.isTeam && game.scores(position).length === 1;
  return ({ scores, wins }) => (isAlone ? scores : wins);
}

/** Whether an idea is better than another by more than chance would have it. */
function compared(one: Weighed, other: Weighed, of: Measure) {
  const sums = differencesOf(of(one), of(other));
  if (sums.count < FEWEST) return undefined;
  const { mean, error } = estimate(sums);
  if (mean === 0 || Math.abs(mean) <= CLEARLY * error) return 'alike';
  return mean > 0 ? 'better' : 'worse';
}

function besideOf(one: Weighed, first: Weighed, of: Measure): Pick<Idea, 'beside'> {
  const beside = compared(one, first, of);
  // Two that are better than what came first may still differ: the better of both is told first.
  return beside === undefined ? {} : { beside: beside === 'worse' ? beside : 'alike' };
}

function seenOf({ win, score }: Weighed): Pick<Idea, 'win' | 'score'> {
  return { win: meanOf(win), score: meanOf(score) };
}

function meanOf({ sum, count }: Sums): number {
  return sum / count;
}
