import type { AllTexts } from '#engine/contract.ts';
import de from './texts/de.json' with { type: 'json' };
import en from './texts/en.json' with { type: 'json' };
import fr from './texts/fr.json' with { type: 'json' };

/** The sentences and terms that all games on coloured sheets share. */
export const GRID_TEXTS: AllTexts = { en, fr, de };
