import { saying } from '../app/language.ts';
import { TEXTS } from './texts/index.ts';

/** A text about sharing, in the language of whoever shares. */
export const say = saying(TEXTS);
