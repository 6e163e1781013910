import type { AllTexts, Game, Language, Texts } from './contract.ts';
import de from './texts/de.json' with { type: 'json' };
import en from './texts/en.json' with { type: 'json' };
import fr from './texts/fr.json' with { type: 'json' };

/** The sentences of the record itself, F1 to F3. */
export const RECORD_TEXTS: AllTexts = { en, fr, de };

/** The words of a game that comes with them. */
export function textsOf({ id, texts }: Pick<Game, 'id' | 'texts'>): AllTexts {
  if (!texts) throw new Error(`${id} comes without its texts`);
  return texts;
}

/** The texts of several parts as one; for equal keys the later part wins. */
export function joinTexts(...parts: readonly AllTexts[]): AllTexts {
  const join = (language: Language): Texts =>
    Object.assign({}, ...parts.map((part) => part[language]));
  return { en: join('en'), fr: join('fr'), de: join('de') };
}
