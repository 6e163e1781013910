import type { Game, Note, Texts } from '#engine/contract.ts';
import { sentence } from '#engine/text.ts';
import en from '#engine/texts/en.json' with { type: 'json' };
import { plain } from './text.ts';

/** The sentences of the record itself and those of a game. */
export function textsOf(game: Game | undefined): Texts {
  return { ...en, ...game?.texts.en };
}

/** A note in plain words, safe to print. */
export function tell(note: Note, game: Game | undefined, players: readonly string[]): string {
  return plain(sentence(note, textsOf(game), players));
}

/** The name of a part or a fact of the score, such as “Misses”. */
export function label(game: Game, kind: 'part' | 'fact', key: string): string {
  return game.texts.en[`${kind}.${key}`] ?? key.charAt(0).toUpperCase() + key.slice(1);
}

export function listed(words: readonly string[]): string {
  return new Intl.ListFormat('en', { type: 'conjunction' }).format(words);
}
