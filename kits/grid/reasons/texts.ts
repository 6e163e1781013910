import type { AllTexts } from '#engine/contract.ts';
import { TEXTS } from './texts/index.ts';

/** The words of the reasons that games on coloured sheets share. */
export const GRID_REASON_TEXTS: AllTexts = TEXTS;
