import { computed } from '@preact/signals';
import type { AllTexts, Arg } from '#engine/contract.ts';
import { type Say, speaker } from '#engine/text.ts';
import { language } from '../app/language.ts';
import de from './texts/de.json' with { type: 'json' };
import en from './texts/en.json' with { type: 'json' };
import fr from './texts/fr.json' with { type: 'json' };

const TEXTS = { en, fr, de } as const;
const speak = computed(() => speaker(TEXTS[language.value], [], language.value));

/** A text of the lessons' screens, in the reader’s language. */
export function say(key: keyof typeof en, args?: Readonly<Record<string, Arg>>): string {
  return speak.value(key, args);
}

/** One who says what a lesson or a rulebook says. */
export function sayerOf(texts: AllTexts, players: readonly string[] = []): Say {
  return speaker(texts[language.value], players, language.value);
}
