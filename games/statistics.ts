import type { Counting } from './counting.ts';

/** What is counted of each game, loaded when it is wanted: one line a game. */
const COUNTINGS: Readonly<Record<string, () => Promise<{ readonly counting: unknown }>>> = {
  encore: () => import('./encore/counting.ts'),
  'encore-coop': () => import('./encore-coop/counting.ts'),
  'encore-plus': () => import('./encore-plus/counting.ts'),
  qwixx: () => import('./qwixx/counting.ts'),
  choice: () => import('./choice/counting.ts'),
};

/** Undefined for a game that this version does not know. */
export async function loadCounting(id: string): Promise<Counting | undefined> {
  const load = Object.hasOwn(COUNTINGS, id) ? COUNTINGS[id] : undefined;
  return load && ((await load()).counting as Counting);
}
