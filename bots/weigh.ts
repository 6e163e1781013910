import { type Game, type Move, movesOf, type Seat } from '#engine/contract.ts';
import { type Random, randomFrom } from '#kits/random.ts';
import { add, noSums, type Sums } from '#kits/sums.ts';
import type { Bot } from './bot.ts';
import { dicePaired } from './dice.ts';
import { playOn } from './play-on.ts';

/** What has been seen of a move: what its seat scored in the end, and whether it won. */
export interface Weighed {
  readonly move: Move;
  readonly score: Sums;
  readonly win: Sums;
  /** The same sample by sample: all moves see the same dice, so their differences tell more. */
  readonly scores: readonly number[];
  readonly wins: readonly number[];
}

/** While it is looked at. */
interface Tried extends Weighed {
  readonly scores: number[];
  readonly wins: number[];
}

export interface Weighing<Position> {
  readonly game: Game<Position>;
  /** Who plays on for everybody. */
  readonly bot: Bot<Position>;
  readonly position: Position;
  readonly seat: Seat;
  /** The moves to look at; all of them where nobody has made a choice. */
  readonly moves?: readonly Move[];
  /** One that is looked at to the end, however it fares. */
  readonly kept?: Move;
  readonly seed: string;
}

/** Matches played after each move before anything is told. */
const ROUND = 8;
/** Of those that are still looked at, the better part is looked at further. */
const KEPT = 0.5;
const FEWEST = 4;

/**
 * Plays on from the legal moves of a seat, all with the same dice and the same luck of the others,
 * and tells again and again what was seen, the best first. Moves that fall behind are tried less.
 * Whoever has heard enough stops asking.
 */
export function* weigh<Position>(weighing: Weighing<Position>): Generator<readonly Weighed[]> {
  const { game, position, seat } = weighing;
  const all = (weighing.moves ?? movesOf(game, position, seat)).map(
    (move): Tried => ({ move, score: noSums(), win: noSums(), scores: [], wins: [] }),
  );
  let tried: readonly Tried[] = all;
  for (let sample = 0; ; ) {
    for (const end = sample + ROUND; sample < end; sample++) {
      for (const each of tried) tryOut(weighing, each, sample);
    }
    const told = all.toSorted(byWorth);
    yield told;
    const count = Math.max(FEWEST, Math.ceil(tried.length * KEPT));
    tried = tried
      .toSorted(byWorth)
      .filter(({ move }, rank) => rank < count || move === weighing.kept);
  }
}

/** Winning first; among equals, points. */
function byWorth(a: Weighed, b: Weighed): number {
  return meanOf(b.win) - meanOf(a.win) || meanOf(b.score) - meanOf(a.score);
}

function meanOf({ sum, count }: Sums): number {
  return sum / count;
}

function tryOut<Position>(weighing: Weighing<Position>, tried: Tried, sample: number): void {
  const { game, bot, seat, seed } = weighing;
  const position = game.clone(weighing.position);
  const luck = `${seed}/${sample}`;
  const random = randomFrom(luck);
  resolveWith(weighing, position, tried.move, random);
  const bots = game.scores(position).map(() => bot);
  playOn(game, position, bots, dicePaired(luck), random);
  const winners = game.winners(position);
  const share = game.isTeam
    ? Number(winners.length > 0)
    : Number(winners.includes(seat)) / winners.length;
  const { total } = game.scores(position)[seat]!;
  add(tried.score, total);
  add(tried.win, share);
  tried.scores.push(total);
  tried.wins.push(share);
}

/** Whoever decides at the same time decides unseen: the bot decides for them. */
function resolveWith<Position>(
  { game, bot, seat }: Weighing<Position>,
  position: Position,
  move: Move,
  random: Random,
): void {
  const next = game.next(position);
  if (next.for !== 'seats') throw new Error('nobody is asked to choose');
  const chosen = next.seats.map((each) =>
    each === seat ? move : bot.choose(position, each, random),
  );
  game.resolve(position, chosen);
}
