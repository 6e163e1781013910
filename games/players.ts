import type { Players } from './shelf.ts';

/** Each game with its bots, loaded when it is wanted: one line a game. */
const PLAYERS: Readonly<Record<string, () => Promise<{ readonly players: unknown }>>> = {
  encore: () => import('./encore/bots/index.ts'),
  'encore-coop': () => import('./encore-coop/bots/index.ts'),
  'encore-plus': () => import('./encore-plus/bots/index.ts'),
  qwixx: () => import('./qwixx/bots/index.ts'),
  choice: () => import('./choice/bots/index.ts'),
};

export async function loadPlayers(id: string): Promise<Players> {
  const load = PLAYERS[id];
  if (!load) throw new Error(`no game is called ${id}`);
  const { players } = await load();
  return players as Players;
}
