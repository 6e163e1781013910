import type { Bot } from '#bots/bot.ts';
import type { Game } from '#engine/contract.ts';
import { loadShelf } from '#games/shelves.ts';

/** A bot of a game by its name. */
export async function botOf(game: string, name: string): Promise<{ game: Game; bot: Bot }> {
  const shelf = await loadShelf(game);
  const bot = Object.hasOwn(shelf.bots, name) ? shelf.bots[name] : undefined;
  if (!bot) throw new Error(`${game} has no bot that is called ${name}`);
  return { game: shelf.game, bot };
}
