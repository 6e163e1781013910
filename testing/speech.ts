import type { AllTexts, Language, Texts } from '#engine/contract.ts';

/** What a game's card fetches one language at a time. */
interface Speaking {
  readonly speech: Readonly<Record<Language, () => Promise<{ readonly default: Texts }>>>;
}

/** All that is said at the tables of a game, in all languages. */
export async function speechOf({ speech }: Speaking): Promise<AllTexts> {
  const [en, fr, de] = await Promise.all([speech.en(), speech.fr(), speech.de()]);
  return { en: en.default, fr: fr.default, de: de.default };
}
