import type { AllTexts } from '#engine/contract.ts';
import { TEXTS } from './texts/index.ts';

/** The rules that games on coloured sheets have in common, as people read them. */
export const GRID_RULEBOOK_TEXTS: AllTexts = TEXTS;
