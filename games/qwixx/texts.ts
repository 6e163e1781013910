import type { AllTexts } from '#engine/contract.ts';
import { inEach } from '#engine/languages.ts';
import { boxTerms } from './box-terms.ts';
import { TEXTS } from './texts/index.ts';

/** The words of the rules, and a name for every box. */
export const texts: AllTexts = inEach((each) => ({ ...TEXTS[each], ...boxTerms(TEXTS[each]) }));
