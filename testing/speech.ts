import { type AllTexts, LANGUAGES, type Language, type Texts } from '#engine/contract.ts';

/** What a game's card fetches one language at a time. */
interface Speaking {
  readonly speech: Readonly<Record<Language, () => Promise<{ readonly default: Texts }>>>;
}

/** All that is said at the tables of a game, in all languages. */
export async function speechOf({ speech }: Speaking): Promise<AllTexts> {
  const all = await Promise.all(
    LANGUAGES.map(async (each) => [each, await speech[each]()] as const),
  );
  return Object.fromEntries(all.map(([each, { default: texts }]) => [each, texts])) as AllTexts;
}
