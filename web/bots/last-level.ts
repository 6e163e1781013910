import { isLevel, type Level } from '#bots/levels.ts';
import { figuresOf } from '#games/figures.ts';
import { remember, remembered } from '../store/memo.ts';

/** The first opponent: one that a child can beat. */
const GENTLE: Level = 'novice';

/** Where all are one team a weak bot is no gentle one: there it helps as well as it can at once. */
const HELPFUL: Level = 'expert';

/** How the bots of a game were wanted last. */
export function lastLevel(game: string): Level {
  const kept = remembered(memoOf(game));
  return typeof kept === 'string' && isLevel(kept) ? kept : firstLevel(game);
}

/** How a bot plays in somebody's first match. */
export function firstLevel(game: string): Level {
  return isTeam(game) ? HELPFUL : GENTLE;
}

export function keepLevel(game: string, level: string): void {
  remember(memoOf(game), level);
}

/** Whether its bots play with people, not against them: then missions were counted, not wins. */
export function isTeam(game: string): boolean {
  return Object.values(figuresOf(game)).some(({ missions }) => missions !== undefined);
}

function memoOf(game: string): string {
  return `level.${game}`;
}
