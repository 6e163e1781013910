import type { Game, Note, Texts } from '#engine/contract.ts';
import { sentence } from '#engine/text.ts';
import { RECORD_TEXTS, textsOf } from '#engine/texts.ts';
import { clip, plain } from './text.ts';

/** The sentences of the record itself and those of a game. */
export function allTextsOf(game: Game | undefined): Texts {
  return { ...RECORD_TEXTS.en, ...(game && textsOf(game).en) };
}

/** The longest word of a record that is worth repeating. */
const LONGEST = 60;

/** A note in plain words, safe to print. */
export function tell(note: Note, game: Game | undefined, players: readonly string[]): string {
  const args = Object.entries(note.args).map(([name, value]) => {
    return [name, typeof value === 'string' ? clip(value.slice(0, 2 * LONGEST), LONGEST) : value];
  });
  const short = { ...note, args: Object.fromEntries(args) };
  return plain(sentence(short, allTextsOf(game), players));
}

/** The name of a line of the score, such as “Penalties”. */
export function partName(game: Game, part: string): string {
  const name = textsOf(game).en[`part.${part}`];
  if (name === undefined) throw new Error(`${game.id} has no text for part.${part}`);
  return name;
}

export function listed(words: readonly string[]): string {
  return new Intl.ListFormat('en-GB', { type: 'conjunction' }).format(words);
}
