import { computed, signal } from '@preact/signals';
import type { Arg, Language, Texts } from '#engine/contract.ts';
import { speaker } from '#engine/text.ts';
import type late from '../screens/texts/en.json';
import { LOADERS as LATE_TEXTS } from '../screens/texts/index.ts';
import type first from '../texts/en.json';
import { LOADERS as FIRST_TEXTS } from '../texts/index.ts';
import { type Book, bookOf, languages, openBook, openLanguage } from './books.ts';
import { settings } from './settings.ts';

export type TextKey = keyof typeof first | keyof typeof late;

/** What the first screen and a table say. */
const FIRST = bookOf(FIRST_TEXTS);

/** What only parts say that are fetched when they are wanted (`later.tsx`). */
const LATE = bookOf(LATE_TEXTS);

/** At a table each player reads their own language; it goes before the device's. */
export const spoken = signal<Language | undefined>(undefined);

/** The language that is wanted now, and the one that is shown: its texts may still be on the way. */
export const wanted = computed<Language>(() => spoken.value ?? settings.value.language);
export const language = computed<Language>(() =>
  languages.value.includes(wanted.value) ? wanted.value : (languages.value[0] ?? wanted.value),
);

/** Fetches the texts of a language once. */
export async function loadLanguage(which: Language): Promise<void> {
  await Promise.all([openBook(FIRST), openLanguage(which)]);
}

export function loadLateTexts(): Promise<void> {
  return openBook(LATE);
}

/** The texts of a book, in the reader’s language. */
export function textsIn({ pages }: Book): Texts {
  return pages.value[language.value] ?? {};
}

const say = computed(() => speaker({ ...textsIn(LATE), ...textsIn(FIRST) }, [], language.value));

/** A text of the app in the reader’s language. */
export function t(key: TextKey, args?: Readonly<Record<string, Arg>>): string {
  return say.value(key, args);
}

/** One who says the texts of a part of the app, in the language of whoever looks at them. */
export function saying<Key extends string>(texts: Readonly<Record<Language, Record<Key, string>>>) {
  const speak = computed(() => speaker(texts[language.value], [], language.value));
  return (key: Key, args?: Readonly<Record<string, Arg>>): string => speak.value(key, args);
}
