import { botOf } from '#bots/levels.ts';
import type { Question, Reply } from '#bots/question.ts';
import { loadPlayers } from '#games/players.ts';
import { randomFrom } from '#kits/random.ts';

/** What a bot would do. */
export async function answer(question: Question): Promise<Reply> {
  const { id, game: name, position, seat, level, seed } = question;
  const { game, bots } = await loadPlayers(name);
  const move = bots[botOf(Object.keys(bots), level)]!.choose(position, seat, randomFrom(seed));
  return { id, text: game.notate(position, seat, move) };
}
