import { saying } from '../app/language.ts';
import { TEXTS } from './texts/index.ts';

/** A text about leaving and coming late, in the language of whoever reads it. */
export const say = saying(TEXTS);
