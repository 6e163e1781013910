import { computed } from '@preact/signals';
import type { Note } from '#engine/contract.ts';
import { type Say, speaker } from '#engine/text.ts';
import { joinTexts, RECORD_TEXTS } from '#engine/texts.ts';
import type { Face, Saying } from '#games/face.ts';
import { language } from '../app/language.ts';

/** What a table says, in the language of whoever looks at it. */
export interface Words {
  say: Say;
  /** A saying of the face, and a refusal or announcement of the rules. */
  tell(saying: Saying): string;
  note(note: Note): string;
}

export function wordsOf(face: Face, players: readonly string[]): Words {
  const texts = joinTexts(RECORD_TEXTS, face.game.texts, face.texts);
  const current = computed(() => speaker(texts[language.value], players, language.value));
  const say: Say = (key, args) => current.value(key, args);
  return {
    say,
    tell: ({ key, args }) => say(key, args),
    note: ({ rule, key, args }) => say(`${rule}.${key}`, args),
  };
}
