import { computed } from '@preact/signals';
import type { Arg } from '#engine/contract.ts';
import { speaker } from '#engine/text.ts';
import type { Phrase } from '#protocol/phrases.ts';
import { language } from '../app/language.ts';
import de from './texts/de.json' with { type: 'json' };
import en from './texts/en.json' with { type: 'json' };
import fr from './texts/fr.json' with { type: 'json' };

const TEXTS = { en, fr, de } as const;
const speak = computed(() => speaker(TEXTS[language.value], [], language.value));

/** A text about what people say to each other, in the reader’s language. */
export function say(key: keyof typeof en, args?: Readonly<Record<string, Arg>>): string {
  return speak.value(key, args);
}

/**
 * A phrase, or the name of a reaction, in the reader’s language. “Your turn!” is said to
 * one person: others read whose.
 */
export function wordsOf(phrase: Phrase, to?: string): string {
  return to === undefined ? say(`phrase.${phrase}`) : say('talk.turnOf', { name: to });
}
