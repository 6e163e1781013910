import { LANGUAGES, type Language } from './contract.ts';
import facts from './languages.json' with { type: 'json' };

/** What those who speak a language call it. */
export function nameOf(language: Language): string {
  return facts[language].name;
}

/** What `Intl` calls it. */
export function localeOf(language: Language): string {
  return facts[language].locale;
}

/** What is made for every language. */
export function inEach<T>(make: (language: Language) => T): Readonly<Record<Language, T>> {
  return Object.fromEntries(LANGUAGES.map((each) => [each, make(each)])) as Record<Language, T>;
}
