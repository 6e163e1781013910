import { botOf } from '#bots/levels.ts';
import type { Question } from '#bots/question.ts';
import { loadPlayers } from '#games/players.ts';
import { randomFrom } from '#kits/random.ts';

export interface Answered {
  /** Of the question. */
  readonly id: number;
  /** The move as a record writes it. */
  readonly text: string;
}

/** What a bot would do. */
export async function answer(question: Question): Promise<Answered> {
  const { id, game: name, position, seat, level, seed } = question;
  const { game, bots } = await loadPlayers(name);
  const move = bots[botOf(Object.keys(bots), level)]!.choose(position, seat, randomFrom(seed));
  return { id, text: game.notate(position, seat, move) };
}
