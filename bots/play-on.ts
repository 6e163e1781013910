import type { Game, Move } from '#engine/contract.ts';
import type { Random } from '#kits/random.ts';
import type { Bot } from './bot.ts';
import type { Dice } from './dice.ts';

/** Lets one bot a seat play a match on, for so many rolls at most; returns how many there were. */
export function playOn<Position>(
  game: Game<Position>,
  position: Position,
  bots: readonly Bot<Position>[],
  dice: Dice,
  random: Random,
  most = Number.POSITIVE_INFINITY,
): number {
  const chosen: Move[] = [];
  const faces: number[] = [];
  for (let rolls = 0; ; ) {
    const next = game.next(position);
    if (next.for === 'nobody') return rolls;
    if (next.for === 'dice') {
      if (rolls === most) return rolls;
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
