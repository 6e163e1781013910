import { saying } from '../app/language.ts';
import { TEXTS } from './texts/index.ts';

/** A text about leaving and coming late, in the reader’s language. */
export const say = saying(TEXTS);
