import type { Bot } from '#bots/bot.ts';
import type { Game } from '#engine/contract.ts';
import { loadPlayers } from '#games/players.ts';
import { tabledBot, tabledBots, tableFile } from './tabled.ts';

/** A bot of a game by its name; those with large tables read them from a file. */
export async function botOf(
  game: string,
  name: string,
  table?: string,
): Promise<{ game: Game; bot: Bot }> {
  const players = await loadPlayers(game);
  const tabled = tabledBots(game).find(({ bot }) => bot === name);
  const bot = Object.hasOwn(players.bots, name) ? players.bots[name] : undefined;
  const found = tabled ? tabledBot(tabled, table ?? tableFile(tabled)) : bot;
  if (!found) throw new Error(`${game} has no bot that is called ${name}`);
  return { game: players.game, bot: found };
}
