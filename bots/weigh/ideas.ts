import { type Game, type Move, movesOf, type Seat } from '#engine/contract.ts';
import { randomFrom } from '#kits/random.ts';
import type { Bot } from '../bot.ts';

interface Asked {
  readonly game: Game;
  readonly position: unknown;
  readonly seat: Seat;
  /** Players of different strength: where they differ is something to look at. */
  readonly bots: readonly Bot[];
  readonly chosen: Move;
  readonly seed: string;
}

/** So many moves are all looked at. */
const FEW = 6;
/** Each bot is asked so often: weaker ones have more than one idea. */
const TIMES = 3;

/** The moves of a seat that are worth a look, among them the one that was chosen. */
export function ideasOf({ game, position, seat, bots, chosen, seed }: Asked): readonly Move[] {
  const all = movesOf(game, position, seat);
  if (all.length <= FEW) return all;
  const ideas = new Set([chosen]);
  // The strongest first, so that what is left out is the weakest's.
  for (const [nth, bot] of bots.toReversed().entries()) {
    for (let time = 0; time < TIMES && ideas.size < FEW; time++) {
      ideas.add(bot.choose(position, seat, randomFrom(`${seed}/${nth}/${time}`)));
    }
  }
  return [...ideas];
}
