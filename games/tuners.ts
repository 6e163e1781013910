import type { Notes } from '#kits/net/courses.ts';

/** How much a training may take; the same seed and minutes give the same. */
export interface Work {
  readonly seed: string;
  /** About so many, of one core. */
  readonly minutes: number;
}

/** A training of a game's bots. Returns the text of its `bots/learnt.json`. */
export interface Tuner {
  tune(work: Work, tell: (line: string) => void): string;
  /** The same for those that can be broken off. */
  resume?(work: Work, tell: (line: string) => void, notes: Notes): string;
}

/** What trains each game's bots, loaded when it is wanted: one line a game. */
const TUNERS: Readonly<Record<string, () => Promise<Tuner>>> = {
  encore: () => import('./encore/lab/tune.ts'),
  'encore-coop': () => import('./encore-coop/lab/tune.ts'),
  'encore-plus': () => import('./encore-plus/lab/tune.ts'),
  qwixx: () => import('./qwixx/lab/tune.ts'),
  choice: () => import('./choice/lab/tune.ts'),
};

/** Those that can be broken off and resumed, known before any is loaded. */
export const RESUMED: readonly string[] = ['encore', 'encore-plus', 'choice'];

export async function loadTuner(game: string): Promise<Tuner | undefined> {
  return Object.hasOwn(TUNERS, game) ? TUNERS[game]!() : undefined;
}
