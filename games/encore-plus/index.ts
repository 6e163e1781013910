import type { Shelf } from '#games/shelf.ts';
import { PLUS_SHEET } from '#kits/grid/printed.ts';
import { gridSheets } from '#kits/grid/shelf.ts';
import { players } from './bots/index.ts';
import { TEXTS } from './card/texts/index.ts';
import { draw } from './draw.ts';
import type { Position } from './position.ts';

export const shelf: Shelf<Position> = {
  ...players,
  draw,
  sheets: gridSheets('golden', [PLUS_SHEET]),
  otherNames: Object.values(TEXTS).map(({ name }) => name),
};
