import type { AllTexts } from '#engine/contract.ts';
import { TEXTS } from './texts/index.ts';

/** What the page of all faces says. */
export const STATISTICS_TEXTS: AllTexts = TEXTS;
