import type { Phrase } from '#protocol/phrases.ts';
import { saying } from '../app/language.ts';
import { TEXTS } from './texts/index.ts';

/** A text about what people say to each other, in the reader’s language. */
export const say = saying(TEXTS);

/**
 * A phrase, or the name of a reaction, in the reader’s language. “Your turn!” is said to
 * one person: others read whose.
 */
export function wordsOf(phrase: Phrase, to?: string): string {
  return to === undefined ? say(`phrase.${phrase}`) : say('talk.turnOf', { name: to });
}
