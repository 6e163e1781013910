import type { Game } from '#engine/contract.ts';
import { joinTexts } from '#engine/texts.ts';
import { GRID_TEXTS } from '#kits/grid/texts.ts';
import { encorePlus as core } from './core.ts';
import type { Position } from './position.ts';
import de from './texts/de.json' with { type: 'json' };
import en from './texts/en.json' with { type: 'json' };
import fr from './texts/fr.json' with { type: 'json' };
import type { Choice } from './words.ts';

export const encorePlus: Game<Position, Choice> = {
  ...core,
  texts: joinTexts(GRID_TEXTS, { en, fr, de }),
};
