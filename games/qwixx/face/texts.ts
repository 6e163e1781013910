import type { AllTexts } from '#engine/contract.ts';
import de from './texts/de.json' with { type: 'json' };
import en from './texts/en.json' with { type: 'json' };
import fr from './texts/fr.json' with { type: 'json' };

export const texts: AllTexts = { en, fr, de };
