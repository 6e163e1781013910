import { expect, test } from 'vitest';
import type { Language } from '#engine/contract.ts';
import { inEach } from '#engine/languages.ts';
import { bookOf, languages, openBook, openLanguage } from './books.ts';

/** A book whose texts come when the test lets them. */
function slowBook() {
  const asked: string[] = [];
  const turns = new Map<Language, PromiseWithResolvers<{ default: { hello: string } }>>();
  const loader = (which: Language) => () => {
    asked.push(which);
    const turn = Promise.withResolvers<{ default: { hello: string } }>();
    turns.set(which, turn);
    return turn.promise;
  };
  const book = bookOf(inEach(loader));
  const give = (which: Language) => turns.get(which)!.resolve({ default: { hello: which } });
  const fail = (which: Language) => turns.get(which)!.reject(new Error('no network'));
  return { book, asked, give, fail };
}

test('a book opens in the languages that are spoken, and follows when another one is', async () => {
  await openLanguage('en');
  const { book, asked, give } = slowBook();
  const opening = openBook(book);
  expect(asked).toEqual(['en']);
  give('en');
  await opening;
  expect(book.pages.value).toEqual({ en: { hello: 'en' } });

  const turning = openLanguage('fr');
  expect(languages.value).toEqual(['en']);
  // A second one is opened while the language is on its way: it is not spoken before both have it.
  const second = slowBook();
  const late = openBook(second.book);
  second.give('en');
  give('fr');
  await late;
  await expect.poll(() => second.asked).toEqual(['en', 'fr']);
  expect(languages.value).toEqual(['en']);
  second.give('fr');
  await turning;
  expect(languages.value).toEqual(['en', 'fr']);
  expect(second.book.pages.value.fr).toEqual({ hello: 'fr' });

  // What cannot be had is not waited for by others.
  const lost = slowBook();
  const failing = openBook(lost.book);
  lost.fail('en');
  await expect(failing).rejects.toThrow('no network');
  const third = openLanguage('de');
  give('de');
  second.give('de');
  await third;
  expect(languages.value).toEqual(['en', 'fr', 'de']);
  expect(lost.asked).toEqual(['en', 'fr']);
});
