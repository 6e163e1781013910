import type { AllTexts } from '#engine/contract.ts';
import { boxTerms } from './box-terms.ts';
import de from './texts/de.json' with { type: 'json' };
import en from './texts/en.json' with { type: 'json' };
import fr from './texts/fr.json' with { type: 'json' };

/** The words of the rules, and a name for every box. */
export const texts: AllTexts = {
  en: { ...en, ...boxTerms(en) },
  fr: { ...fr, ...boxTerms(fr) },
  de: { ...de, ...boxTerms(de) },
};
