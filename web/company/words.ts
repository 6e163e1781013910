import { saying } from '../app/language.ts';
import { TEXTS } from './texts/index.ts';

/** A text about people who are there, or come again, in the reader’s language. */
export const say = saying(TEXTS);
