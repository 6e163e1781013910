import { computed, signal } from '@preact/signals';
import type { Arg, Language, Texts } from '#engine/contract.ts';
import { speaker } from '#engine/text.ts';
import type en from '../texts/en.json';
import { settings } from './settings.ts';

export type TextKey = keyof typeof en;

const LOADERS: Readonly<Record<Language, () => Promise<{ default: Texts }>>> = {
  en: () => import('../texts/en.json'),
  fr: () => import('../texts/fr.json'),
  de: () => import('../texts/de.json'),
};

const loaded = signal<Partial<Record<Language, Texts>>>({});

/** At a table each player reads their own language; it goes before the device's. */
export const spoken = signal<Language | undefined>(undefined);

/** The language that is wanted now, and the one that is shown: its texts may still be on the way. */
export const wanted = computed<Language>(() => spoken.value ?? settings.value.language);
export const language = computed<Language>(() => {
  if (loaded.value[wanted.value]) return wanted.value;
  return (Object.keys(loaded.value)[0] as Language | undefined) ?? wanted.value;
});

/** Fetches the texts of a language once. */
export async function loadLanguage(which: Language): Promise<void> {
  if (loaded.value[which]) return;
  const { default: texts } = await LOADERS[which]();
  loaded.value = { ...loaded.value, [which]: texts };
}

const say = computed(() => speaker(loaded.value[language.value] ?? {}, [], language.value));

/** A text of the app in the language of whoever looks at it. */
export function t(key: TextKey, args?: Readonly<Record<string, Arg>>): string {
  return say.value(key, args);
}
