import type { AllTexts } from '#engine/contract.ts';
import { joinTexts } from '#engine/texts.ts';
import { GRID_FACE_TEXTS } from '#kits/grid/face/texts.ts';
import de from './texts/de.json' with { type: 'json' };
import en from './texts/en.json' with { type: 'json' };
import fr from './texts/fr.json' with { type: 'json' };

/** The words of the sheets; where this game says it otherwise, its own are heard. */
export const TEAM_TEXTS: AllTexts = joinTexts(GRID_FACE_TEXTS, { en, fr, de });
