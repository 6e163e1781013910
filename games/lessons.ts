import type { Lessons, Rulebook } from './teach.ts';

interface Taught {
  readonly rulebook: () => Promise<{ readonly rulebook: Rulebook }>;
  readonly lessons: () => Promise<{ readonly lessons: Lessons }>;
}

/** How each game is taught, loaded when it is wanted: one line a game. */
const TAUGHT: Readonly<Record<string, Taught>> = {
  choice: {
    rulebook: () => import('./choice/rulebook/index.ts'),
    lessons: () => import('./choice/lessons/index.ts'),
  },
  encore: {
    rulebook: () => import('./encore/rulebook/index.ts'),
    lessons: () => import('./encore/lessons/index.ts'),
  },
  'encore-coop': {
    rulebook: () => import('./encore-coop/rulebook/index.ts'),
    lessons: () => import('./encore-coop/lessons/index.ts'),
  },
  'encore-plus': {
    rulebook: () => import('./encore-plus/rulebook/index.ts'),
    lessons: () => import('./encore-plus/lessons/index.ts'),
  },
  qwixx: {
    rulebook: () => import('./qwixx/rulebook/index.ts'),
    lessons: () => import('./qwixx/lessons/index.ts'),
  },
};

/** Whether a game has a lesson. */
export function isTaught(id: string): boolean {
  return Object.hasOwn(TAUGHT, id);
}

export async function loadRulebook(id: string): Promise<Rulebook> {
  return (await taught(id).rulebook()).rulebook;
}

export async function loadLessons(id: string): Promise<Lessons> {
  return (await taught(id).lessons()).lessons;
}

function taught(id: string): Taught {
  const found = TAUGHT[id];
  if (!found) throw new Error(`no lesson teaches ${id}`);
  return found;
}
