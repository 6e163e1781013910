import type { Game } from '#engine/contract.ts';
import { joinTexts } from '#engine/texts.ts';
import { GRID_TEXTS } from '#kits/grid/texts.ts';
import { encore as core } from './core.ts';
import type { Position } from './play.ts';
import de from './texts/de.json' with { type: 'json' };
import en from './texts/en.json' with { type: 'json' };
import fr from './texts/fr.json' with { type: 'json' };
import type { Choice } from './words.ts';

export const encore: Game<Position, Choice> = {
  ...core,
  texts: joinTexts(GRID_TEXTS, { en, fr, de }),
};
