import { randomBot } from '#bots/random.ts';
import type { Shelf } from '#games/shelf.ts';
import { greedy } from './bot.ts';
import { LEVELS } from './bots/levels.ts';
import { draw } from './draw.ts';
import type { Position } from './position.ts';
import { choice } from './rules.ts';

export const shelf: Shelf<Position> = {
  game: choice,
  bots: { random: randomBot(choice), greedy, ...LEVELS },
  draw,
};
