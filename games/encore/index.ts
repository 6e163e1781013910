import { randomBot } from '#bots/random.ts';
import type { Shelf } from '#games/shelf.ts';
import { ENCORE_SHEETS } from '#kits/grid/printed.ts';
import { gridSheets } from '#kits/grid/shelf.ts';
import { greedy } from './bot.ts';
import { LEVELS } from './bots/levels.ts';
import { draw } from './draw.ts';
import type { Position } from './play.ts';
import { encore } from './rules.ts';

export const shelf: Shelf<Position> = {
  game: encore,
  bots: { random: randomBot(encore), greedy, ...LEVELS },
  draw,
  sheets: gridSheets('plain', ENCORE_SHEETS),
};
