import { randomBot } from '#bots/random.ts';
import type { Shelf } from '#games/shelf.ts';
import { greedy } from './bot.ts';
import { LEVELS } from './bots/levels.ts';
import { draw } from './draw.ts';
import type { Position } from './position.ts';
import { encoreCoop } from './rules.ts';

export const shelf: Shelf<Position> = {
  game: encoreCoop,
  bots: { random: randomBot(encoreCoop), greedy, ...LEVELS },
  draw,
};
