import { type Game, type Move, movesOf, type Seat } from '#engine/contract.ts';
import { randomFrom } from '#kits/random.ts';
import type { Bot } from './bot.ts';
import {
  FEWEST,
  figuresOf,
  type Value,
  type Weighed,
  type Worth,
  worthOf,
} from './weigh/compare.ts';
import { PlayOut } from './weigh/play-out.ts';
import { dropWorse, inOrder, lookOn, weighingOf } from './weigh/weighing.ts';

/** An open decision. */
export interface Asked<Position> {
  readonly game: Game<Position>;
  /** Who plays on for everybody. */
  readonly bot: Bot<Position>;
  readonly position: Position;
  readonly seat: Seat;
  /** The moves to look at; all of them where nobody has made a choice. */
  readonly moves?: readonly Move[];
  /** The move that the others are compared with (default: the bot’s). */
  readonly kept?: Move;
  readonly seed: string;
}

/** What is known by now. */
export interface Told {
  /** The best first. */
  readonly moves: readonly (Weighed & Value)[];
  readonly worth: Worth;
}

/** Matches played after each move before the first result. */
const ROUND = 8;

/**
 * Plays on from the legal moves of a seat, all with the same dice and the same luck of the others,
 * and yields its results so far again and again. Moves that fall clearly behind are not tried any
 * more. The caller may stop at any time.
 */
export function* weigh<Position>(asked: Asked<Position>): Generator<Told> {
  const { position, seat, seed } = asked;
  const game = asked.game as Game;
  const bot = asked.bot as Bot;
  const next = game.next(position);
  if (next.for !== 'seats') throw new Error('nobody is asked to choose');
  const moments = [{ position, rolls: 0, step: { seats: next.seats } }];
  const playOut = new PlayOut({ game, moments, bot, seed });
  const moves = asked.moves ?? movesOf(game, position, seat);
  const kept = asked.kept ?? bot.choose(position, seat, randomFrom(seed));
  const weighing = weighingOf(seat, moves, kept, (move, sample) =>
    playOut.decided(0, sample, seat, move),
  );
  for (;;) {
    for (let nth = 0; nth < ROUND; nth++) lookOn(weighing);
    const worth = worthOf(game.isTeam, weighing.kept);
    const told = inOrder(weighing, worth);
    yield { moves: told.map((each) => ({ ...each, ...figuresOf(each, weighing.kept) })), worth };
    if (weighing.kept.scores.length >= FEWEST) dropWorse(weighing, worth);
  }
}
