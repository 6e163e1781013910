import type { Shelf } from './shelf.ts';

/** Each game with its bots, loaded when it is wanted: one line a game. */
const SHELVES: Readonly<Record<string, () => Promise<{ readonly shelf: unknown }>>> = {
  encore: () => import('./encore/index.ts'),
  'encore-coop': () => import('./encore-coop/index.ts'),
  'encore-plus': () => import('./encore-plus/index.ts'),
  qwixx: () => import('./qwixx/index.ts'),
  choice: () => import('./choice/index.ts'),
};

export async function loadShelf(id: string): Promise<Shelf> {
  const load = SHELVES[id];
  if (!load) throw new Error(`no game is called ${id}`);
  const { shelf } = await load();
  return shelf as Shelf;
}
