import { botOf, levelsOf, standInOf, strongestOf } from '#bots/levels.ts';
import { SHELVES } from '#games/index.ts';
import type { Shelf } from '#games/shelf.ts';
import { Problem } from './exit.ts';
import { suggestion } from './nearest.ts';

/** A game for the examples in the help. */
export const SOME_GAME = SHELVES[0]!.game.id;

export function shelfOf(name: string): Shelf {
  const wanted = lettersOf(name);
  const found = SHELVES.find(({ game, otherNames = [] }) =>
    [game.id, game.name, ...otherNames].some((each) => lettersOf(each) === wanted),
  );
  if (found) return found;
  const ids = SHELVES.map(({ game }) => game.id);
  const advice = suggestion(name, ids) || ` There are: ${ids.join(', ')}.`;
  throw new Problem(`There is no game “${name}”.${advice}`);
}

/** A name as people type it, whatever its spaces and marks. */
function lettersOf(name: string): string {
  return name.toLowerCase().replace(/[\s!-]/g, '');
}

export function strongestBot({ bots }: Shelf): string {
  return strongestOf(Object.keys(bots));
}

/** The strongest of those that answer at once. */
export function quickBot({ bots }: Shelf): string {
  return standInOf(Object.keys(bots));
}

/** All that answer at once; shelves have the weakest first. */
export function quickBots(shelf: Shelf): readonly string[] {
  const names = Object.keys(shelf.bots);
  return names.slice(0, names.indexOf(quickBot(shelf)) + 1);
}

/** The bot of a seat when no level is given. */
export function usualBot({ bots }: Shelf): string {
  return botOf(Object.keys(bots), undefined);
}

/** The name of a level as its game spells it. */
export function levelNamed(name: string, { game, bots }: Shelf): string {
  const levels = levelsOf(Object.keys(bots));
  const found = levels.find((each) => each === name.toLowerCase());
  if (found !== undefined) return found;
  const advice = suggestion(name, levels) || ` There are: ${levels.join(', ')}.`;
  throw new Problem(`${game.name} has no level “${name}”.${advice}`);
}

/** The name of a bot as its game spells it. */
export function botNamed(name: string, { game, bots }: Shelf): string {
  const names = Object.keys(bots);
  const found = names.find((each) => each === name.toLowerCase());
  if (found !== undefined) return found;
  const advice = suggestion(name, names) || ` There are: ${names.join(', ')}.`;
  throw new Problem(`${game.name} has no bot “${name}”.${advice}`);
}
