import { isLevel, type Level, USUAL } from '#bots/levels.ts';
import { remember, remembered } from '../store/memo.ts';

/** How the bots of a game were wanted last. */
export function lastLevel(game: string): Level {
  const kept = remembered(memoOf(game));
  return typeof kept === 'string' && isLevel(kept) ? kept : USUAL;
}

export function keepLevel(game: string, level: string): void {
  remember(memoOf(game), level);
}

function memoOf(game: string): string {
  return `level.${game}`;
}
