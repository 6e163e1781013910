import type { Game } from '#engine/contract.ts';
import { joinTexts } from '#engine/texts.ts';
import { GRID_TEXTS } from '#kits/grid/texts.ts';
import { encorePlus as core } from './core.ts';
import type { Position } from './position.ts';
import { TEXTS } from './texts/index.ts';
import type { Choice } from './words.ts';

export const encorePlus: Game<Position, Choice> = {
  ...core,
  texts: joinTexts(GRID_TEXTS, TEXTS),
};
