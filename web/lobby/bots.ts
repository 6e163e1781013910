import { ask, sendHere } from '../online/ask.ts';
import { say } from './words.ts';

interface Listed {
  readonly id: string;
  readonly bots: readonly string[];
}

let games: Promise<readonly Listed[]> | undefined;

/** How well the server’s bots can play a game, the weakest first; none while it is away. */
export async function botLevels(game: string): Promise<readonly string[]> {
  games ??= askGames();
  const listed = await games;
  if (listed.length === 0) games = undefined;
  return listed.find(({ id }) => id === game)?.bots ?? [];
}

/** The levels that have names; a newer server may have others. */
const NAMED = ['random', 'greedy'] as const;

export function levelName(level: string): string {
  const named = NAMED.find((each) => each === level);
  return named ? say(`lobby.level.${named}`) : level;
}

async function askGames(): Promise<readonly Listed[]> {
  const read = async (answer: Response): Promise<readonly Listed[]> => (await answer.json()).games;
  const reply = await ask(sendHere, 'GET', '/games', read);
  return reply.kind === 'done' ? reply.value : [];
}
