import { randomBot } from '#bots/random.ts';
import type { Shelf } from '#games/shelf.ts';
import { PLUS_SHEET } from '#kits/grid/printed.ts';
import { gridSheets } from '#kits/grid/shelf.ts';
import { greedy } from './bot.ts';
import { LEVELS } from './bots/levels.ts';
import { draw } from './draw.ts';
import type { Position } from './position.ts';
import { encorePlus } from './rules.ts';

export const shelf: Shelf<Position> = {
  game: encorePlus,
  bots: { random: randomBot(encorePlus), greedy, ...LEVELS },
  draw,
  sheets: gridSheets('golden', [PLUS_SHEET]),
};
