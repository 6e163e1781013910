import type { AllTexts } from '#engine/contract.ts';
import { type Say, speaker } from '#engine/text.ts';
import { language, saying } from '../app/language.ts';
import { TEXTS } from './texts/index.ts';

/** A text of the lessons' screens, in the reader’s language. */
export const say = saying(TEXTS);

/** One who says what a lesson or a rulebook says. */
export function sayerOf(texts: AllTexts, players: readonly string[] = []): Say {
  return speaker(texts[language.value], players, language.value);
}
