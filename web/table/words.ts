import { computed } from '@preact/signals';
import type { Note } from '#engine/contract.ts';
import { type Say, speaker } from '#engine/text.ts';
import { joinTexts, RECORD_TEXTS } from '#engine/texts.ts';
import type { Face, Saying } from '#games/face.ts';
import { language } from '../app/language.ts';
import { nameShown } from '../online/former.ts';

/** What a table says, in the language of whoever looks at it. */
export interface Words {
  /** Another one in another language, so that whatever was drawn with it is drawn again. */
  readonly say: Say;
  /** A saying of the face, and a refusal or announcement of the rules. */
  tell(saying: Saying): string;
  note(note: Note): string;
}

export function wordsOf(face: Face, players: readonly string[]): Words {
  const texts = joinTexts(RECORD_TEXTS, face.game.texts, face.texts);
  const current = computed(() =>
    speaker(texts[language.value], players.map(nameShown), language.value),
  );
  return {
    get say() {
      return current.value;
    },
    tell: ({ key, args }) => current.value(key, args),
    note: ({ rule, key, args }) => current.value(`${rule}.${key}`, args),
  };
}
