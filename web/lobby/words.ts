import { computed } from '@preact/signals';
import type { Arg } from '#engine/contract.ts';
import { speaker } from '#engine/text.ts';
import { language } from '../app/language.ts';
import { LOBBY_TEXTS, type LobbyKey } from './texts.ts';

const speak = computed(() => speaker(LOBBY_TEXTS[language.value], [], language.value));

/** A text of the screens around online tables, in the reader’s language. */
export function say(key: LobbyKey, args?: Readonly<Record<string, Arg>>): string {
  return speak.value(key, args);
}
