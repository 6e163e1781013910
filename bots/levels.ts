/** How well bots play, the weakest first: names on the shelves of games, chosen by people. */
export const LEVELS = ['novice', 'casual', 'strong', 'expert', 'master'] as const;

export type Level = (typeof LEVELS)[number];

/** What a bot is when nobody has chosen. */
export const USUAL: Level = 'strong';

/** Searches, and takes its time for it; all others answer at once. */
export const SEARCHER: Level = 'master';

/** Strong and instant: for people who are away. */
const STAND_IN: Level = 'expert';

export function isLevel(name: string): name is Level {
  return LEVELS.some((each) => each === name);
}

/**
 * The bots that people choose from, of all that a game has, the weakest first. One without levels
 * has only its strongest.
 */
export function levelsOf(names: readonly string[]): readonly string[] {
  const levels = LEVELS.filter((each) => names.includes(each));
  return levels.length > 0 ? levels : names.slice(-1);
}

/** The stand-in for somebody who is away: the strongest quick level. */
export function standInOf(names: readonly string[]): string {
  return names.includes(STAND_IN) ? STAND_IN : strongestOf(names);
}

export function strongestOf(names: readonly string[]): string {
  return levelsOf(names).at(-1)!;
}

/**
 * The bot of a name. Matches that were kept before there were levels name none, and a bot that has
 * gone since is named in vain: they get the usual one.
 */
export function botOf(names: readonly string[], wanted: string | undefined): string {
  if (wanted !== undefined && names.includes(wanted)) return wanted;
  return names.includes(USUAL) ? USUAL : strongestOf(names);
}
