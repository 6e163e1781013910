import type { Bot } from '#bots/bot.ts';
import { dicePaired } from '#bots/dice.ts';
import { playOn } from '#bots/play-on.ts';
import type { Game, Options } from '#engine/contract.ts';
import { randomFrom } from '#kits/random.ts';

interface Matches {
  readonly game: Game;
  readonly bot: Bot;
  readonly options: Options;
  readonly seats: number;
  readonly seed: string;
  readonly from: number;
  readonly to: number;
}

/** The mean total of a match's seats, match by match: the same number means the same dice. */
export function totalsOf({ game, bot, options, seats, seed, from, to }: Matches): number[] {
  const bots = Array.from({ length: seats }, () => bot);
  return Array.from({ length: to - from }, (_, nth) => {
    const luck = `${seed}/${from + nth}`;
    const position = game.start(seats, options);
    playOn(game, position, bots, dicePaired(luck), randomFrom(luck));
    return game.scores(position).reduce((sum, { total }) => sum + total, 0) / seats;
  });
}
