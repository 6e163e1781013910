import { computed } from '@preact/signals';
import type { Arg } from '#engine/contract.ts';
import { speaker } from '#engine/text.ts';
import { language } from '../app/language.ts';
import de from './texts/de.json' with { type: 'json' };
import en from './texts/en.json' with { type: 'json' };
import fr from './texts/fr.json' with { type: 'json' };

const TEXTS = { en, fr, de } as const;
const speak = computed(() => speaker(TEXTS[language.value], [], language.value));

/** A text of the solo screen, in the reader’s language. */
export function say(key: keyof typeof en, args?: Readonly<Record<string, Arg>>): string {
  return speak.value(key, args);
}
