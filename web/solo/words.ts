import { saying } from '../app/language.ts';
import { TEXTS } from './texts/index.ts';

/** A text for whoever plays alone, in their language. */
export const say = saying(TEXTS);
