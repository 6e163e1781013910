import { SHELVES } from '#games/index.ts';
import type { Shelf } from '#games/shelf.ts';
import { Problem } from './exit.ts';
import { suggestion } from './nearest.ts';

/** A game for the examples in the help. */
export const SOME_GAME = SHELVES[0]!.game.id;

export function shelfOf(name: string): Shelf {
  const wanted = name.toLowerCase();
  const found = SHELVES.find(({ game }) => [game.id, game.name.toLowerCase()].includes(wanted));
  if (found) return found;
  const ids = SHELVES.map(({ game }) => game.id);
  const advice = suggestion(name, ids) || ` There are: ${ids.join(', ')}.`;
  throw new Problem(`There is no game “${name}”.${advice}`);
}

export function strongestBot({ bots }: Shelf): string {
  return Object.keys(bots).at(-1)!;
}

/** The name of a bot as its game spells it. */
export function botNamed(name: string, { game, bots }: Shelf): string {
  const names = Object.keys(bots);
  const found = names.find((each) => each === name.toLowerCase());
  if (found !== undefined) return found;
  const advice = suggestion(name, names) || ` There are: ${names.join(', ')}.`;
  throw new Problem(`${game.name} has no bot “${name}”.${advice}`);
}
