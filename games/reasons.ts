import type { Reasoning } from '#bots/reasons.ts';

/** Why one moves so in each game, loaded when it is wanted: one line a game. */
const REASONS: Readonly<Record<string, () => Promise<{ readonly reasoning: unknown }>>> = {
  encore: () => import('./encore/reasons/index.ts'),
  'encore-coop': () => import('./encore-coop/reasons/index.ts'),
  'encore-plus': () => import('./encore-plus/reasons/index.ts'),
  qwixx: () => import('./qwixx/reasons/index.ts'),
  choice: () => import('./choice/reasons/index.ts'),
};

export async function loadReasons(id: string): Promise<Reasoning> {
  const load = REASONS[id];
  if (!load) throw new Error(`no game is called ${id}`);
  const { reasoning } = await load();
  return reasoning as Reasoning;
}
