import type { AllTexts } from '#engine/contract.ts';
import { TEXTS } from './texts/index.ts';

/** The sentences and terms that all games on coloured sheets share. */
export const GRID_TEXTS: AllTexts = TEXTS;
