import type { Game, Move } from '#engine/contract.ts';
import type { Random } from '#kits/random.ts';
import type { Bot } from './bot.ts';
import type { Dice } from './dice.ts';

/** Lets one bot a seat play a match on to its end, and returns the number of rolls. */
export function playOn<Position>(
  game: Game<Position>,
  position: Position,
  bots: readonly Bot<Position>[],
  dice: Dice,
  random: Random,
): number {
  const chosen: Move[] = [];
  const faces: number[] = [];
  for (let rolls = 0; ; ) {
    const next = game.next(position);
    if (next.for === 'nobody') return rolls;
    if (next.for === 'dice') {
      rolls++;
      dice.throw(next.dice, faces);
      game.roll(position, faces);
      continue;
    }
    chosen.length = next.seats.length;
    for (const [i, seat] of next.seats.entries()) {
      chosen[i] = bots[seat]!.choose(position, seat, random);
    }
    game.resolve(position, chosen);
  }
}
