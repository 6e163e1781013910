import type { Shelf } from '#games/shelf.ts';
import { players } from './bots/index.ts';
import { TEXTS } from './card/texts/index.ts';
import { draw } from './draw.ts';
import type { Position } from './position.ts';

export const shelf: Shelf<Position> = {
  ...players,
  draw,
  otherNames: Object.values(TEXTS).map(({ name }) => name),
};
