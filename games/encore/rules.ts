import type { Game } from '#engine/contract.ts';
import { joinTexts } from '#engine/texts.ts';
import { GRID_TEXTS } from '#kits/grid/texts.ts';
import { encore as core } from './core.ts';
import type { Position } from './play.ts';
import { TEXTS } from './texts/index.ts';
import type { Choice } from './words.ts';

export const encore: Game<Position, Choice> = {
  ...core,
  texts: joinTexts(GRID_TEXTS, TEXTS),
};
