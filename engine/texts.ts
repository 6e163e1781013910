import type { AllTexts, Game, Language, Texts } from './contract.ts';
import { inEach } from './languages.ts';
import { TEXTS } from './texts/index.ts';

/** The sentences of the record itself, F1 to F3. */
export const RECORD_TEXTS: AllTexts = TEXTS;

/** The words of a game that comes with them. */
export function textsOf({ id, texts }: Pick<Game, 'id' | 'texts'>): AllTexts {
  if (!texts) throw new Error(`${id} comes without its texts`);
  return texts;
}

/** The texts of several parts as one; for equal keys the later part wins. */
export function joinTexts(...parts: readonly AllTexts[]): AllTexts {
  const join = (language: Language): Texts =>
    Object.assign({}, ...parts.map((part) => part[language]));
  return inEach(join);
}
