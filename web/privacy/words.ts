import { saying } from '../app/language.ts';
import { TEXTS } from './texts/index.ts';

/** A text of the page about privacy. */
export const say = saying(TEXTS);
