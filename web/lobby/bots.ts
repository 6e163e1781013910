import { levelsOf } from '#bots/levels.ts';
import { ask, sendHere } from '../online/ask.ts';

interface Listed {
  readonly id: string;
  readonly bots: readonly string[];
}

let games: Promise<readonly Listed[]> | undefined;

/** The levels of the server’s bots of a game, the weakest first; none while it is away. */
export async function botLevels(game: string): Promise<readonly string[]> {
  games ??= askGames();
  const listed = await games;
  if (listed.length === 0) games = undefined;
  return levelsOf(listed.find(({ id }) => id === game)?.bots ?? []);
}

async function askGames(): Promise<readonly Listed[]> {
  const read = async (answer: Response): Promise<readonly Listed[]> => (await answer.json()).games;
  const reply = await ask(sendHere, 'GET', '/games', read);
  return reply.kind === 'done' ? reply.value : [];
}
