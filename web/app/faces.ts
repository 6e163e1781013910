import { effect } from '@preact/signals';
import type { Texts } from '#engine/contract.ts';
import type { Card } from '#games/card.ts';
import { CARDS } from '#games/cards.ts';
import type { Face } from '#games/face.ts';
import { type Book, bookOf, openBook } from './books.ts';
import { textsIn } from './language.ts';
import { settings } from './settings.ts';

const SPEECHES: ReadonlyMap<string, Book> = new Map(
  CARDS.map(({ id, speech }) => [id, bookOf(speech)]),
);

/** Most readers have sheets turned on an upright phone. */
async function loadPrinted(): Promise<void> {
  if (settings.value.sheet !== 'turned') await import('#games/printed.ts');
}

effect(() => {
  loadPrinted();
});

/** The face of a game, with all that is said at its tables. */
export async function loadFace({ id, load }: Card): Promise<Face> {
  const [face] = await Promise.all([load(), openBook(SPEECHES.get(id)!), loadPrinted()]);
  return face;
}

/** What is said at a table of a game whose face was loaded, in the language of the reader. */
export function speechOf(game: string): Texts {
  const book = SPEECHES.get(game);
  return book ? textsIn(book) : {};
}
