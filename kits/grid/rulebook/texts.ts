import type { AllTexts } from '#engine/contract.ts';
import de from './texts/de.json' with { type: 'json' };
import en from './texts/en.json' with { type: 'json' };
import fr from './texts/fr.json' with { type: 'json' };

/** The rules that games on coloured sheets have in common, as people read them. */
export const GRID_RULEBOOK_TEXTS: AllTexts = { en, fr, de };
