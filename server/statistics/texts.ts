import type { AllTexts } from '#engine/contract.ts';
import de from './texts/de.json' with { type: 'json' };
import en from './texts/en.json' with { type: 'json' };
import fr from './texts/fr.json' with { type: 'json' };

/** What the page of all faces says. */
export const STATISTICS_TEXTS: AllTexts = { en, fr, de };
