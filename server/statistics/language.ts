import { LANGUAGES, type Language } from '#engine/contract.ts';

/** In which language somebody reads: the one they ask for, else the one their browser likes best. */
export function languageFor(asked: unknown, accepted: string | undefined): Language {
  return languageOf(asked) ?? likedBest(accepted ?? '') ?? 'en';
}

/** `fr;q=0.8, de-CH` and the like: the first of those with the highest weight that we speak. */
function likedBest(accepted: string): Language | undefined {
  const liked = accepted.split(',').flatMap((part) => {
    const [tag = '', ...parameters] = part.split(';').map((each) => each.trim());
    const language = languageOf(tag.split('-')[0]?.toLowerCase());
    const weight = weightIn(parameters);
    return language && weight > 0 ? [{ language, weight }] : [];
  });
  return liked.toSorted((one, other) => other.weight - one.weight)[0]?.language;
}

function weightIn(parameters: readonly string[]): number {
  const given = parameters.find((each) => each.startsWith('q='));
  return given === undefined ? 1 : Number(given.slice(2)) || 0;
}

function languageOf(text: unknown): Language | undefined {
  return LANGUAGES.find((each) => each === text);
}
