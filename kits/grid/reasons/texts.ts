import type { AllTexts } from '#engine/contract.ts';
import de from './texts/de.json' with { type: 'json' };
import en from './texts/en.json' with { type: 'json' };
import fr from './texts/fr.json' with { type: 'json' };

/** The words of the reasons that games on coloured sheets share. */
export const GRID_REASON_TEXTS: AllTexts = { en, fr, de };
