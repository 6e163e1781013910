import { type Signal, signal } from '@preact/signals';
import type { Language, Texts } from '#engine/contract.ts';

/** Texts that are fetched one language at a time. */
type Loaders = Readonly<Record<Language, () => Promise<{ readonly default: Texts }>>>;

/** The texts of a part of the app, such as a game, in the languages that were wanted so far. */
export interface Book {
  readonly loaders: Loaders;
  readonly pages: Signal<Partial<Record<Language, Texts>>>;
}

/** The languages in which everything that is open can be said, in the order of their coming. */
export const languages = signal<readonly Language[]>([]);

const open = new Set<Book>();

export function bookOf(loaders: Loaders): Book {
  return { loaders, pages: signal({}) };
}

/** Opens a book: from then on it is there in every language that is spoken here. */
export async function openBook(book: Book): Promise<void> {
  const isNew = !open.has(book);
  open.add(book);
  try {
    await Promise.all(languages.value.map((each) => read(book, each)));
  } catch (error) {
    // What could not be had must not keep the others from being read in another language.
    if (isNew) open.delete(book);
    throw error;
  }
}

/** Fetches all that is open in a language. */
export async function openLanguage(which: Language): Promise<void> {
  // Meanwhile a further book may be opened.
  while ([...open].some((book) => !book.pages.value[which])) {
    await Promise.all([...open].map((book) => read(book, which)));
  }
  if (!languages.value.includes(which)) languages.value = [...languages.value, which];
}

async function read({ loaders, pages }: Book, which: Language): Promise<void> {
  if (pages.value[which]) return;
  const { default: texts } = await loaders[which]();
  pages.value = { ...pages.value, [which]: texts };
}
