import { saying } from '../app/language.ts';
import { TEXTS } from './texts/index.ts';

/** A text about notices, in the reader’s language. */
export const say = saying(TEXTS);
