import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LANGUAGES } from '#engine/contract.ts';
import { missing, sourcesIn, unsaid } from '#testing/app-texts.ts';
import { temporaryFolder } from '#testing/folder.ts';
import { translations } from '#testing/translations.ts';
import { Person, type Server, serve } from '../socket/testing.ts';
import { languageFor } from './language.ts';
import { STATISTICS_TEXTS } from './texts.ts';

let server: Server;
let empty: string;
beforeAll(async () => {
  server = await serve(temporaryFolder());
  empty = await (await read('')).text();
  const values = ['1', '2', '3', '4', '5', '6'].map((face, i) => ({
    die: 'app 1 2 3 4 5 6',
    face,
    count: 1000 + i,
  }));
  await server.database.write((queries) =>
    queries
      .insertInto('faces')
      .values([...values, { die: 'real < &', face: '<', count: 1 }])
      .execute(),
  );
});
afterAll(() => server.stop());

const read = (query: string, headers: Readonly<Record<string, string>> = {}) =>
  fetch(`${server.address}/statistics${query}`, { headers: { 'accept-language': '', ...headers } });

/** What is read, without its marks. */
const textOf = (page: string) => page.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');

test('faces are published for machines, with what their test means', async () => {
  const { dice } = await (await fetch(`${server.address}/api/statistics`)).json();
  expect(dice[0]).toMatchObject({ dice: 'app', rolled: 6015, test: { degrees: 5 } });
  expect(dice[0].verdict).toContain('As even as fair dice');
  expect(dice[0].faces[0]).toEqual({
    face: '1',
    count: 1000,
    share: 1000 / 6015,
    expected: 1 / 6,
  });
  const lea = await Person.come(server, 'Lea');
  expect((await lea.ask(server, 'GET', '/statistics')).status).toBe(200);
});

test('people read them on a page without scripts or styles of its own, and with nothing unescaped', async () => {
  expect(empty).toContain('None have been rolled yet.');
  const answer = await read('', { accept: 'text/html' });
  const page = await answer.text();
  expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(page).toContain('Rolled 6,015 times. As even as fair dice: of 100 fair dice');
  expect(textOf(page)).toContain('White die');
  expect(textOf(page)).toContain('Face Times Share of rolls Fair die');
  expect(textOf(page)).toContain('6 6 1,005 16.71% 16.67%');
  expect(textOf(page)).toContain('&lt; &lt; 1 100.00%');
  expect(page).toContain('Rolled once.');
  expect(page).not.toMatch(/<script|<style|style=|< &/);
});

test.each([
  ['en', 'Every face ever rolled here', '1,005</td><td>16.71%'],
  ['fr', 'Tous les dés lancés sur ce serveur', '1\u202f005</td><td>16,71\u00a0%'],
  ['de', 'Alle Seiten, die hier je gewürfelt wurden', '1.005</td><td>16,71\u00a0%'],
] as const)('in %s, by address or by browser', async (language, heading, figures) => {
  for (const answer of [
    await read(`?lang=${language}`, { 'accept-language': 'en, fr, de' }),
    await read('?lang=klingon', { 'accept-language': `xx, ${language}-CH;q=0.8` }),
  ]) {
    const page = await answer.text();
    expect(page).toContain(`<html lang="${language}">`);
    expect(page).toContain(`<h1>${heading}</h1>`);
    expect(page).toContain(figures);
    expect(page).toContain(`lang="${language}" hreflang="${language}" aria-current="true"`);
    expect(answer.headers.get('content-language')).toBe(language);
    expect(answer.headers.get('vary')).toContain('accept-language');
  }
});

test('style and font come from here, and stay with the browser until they change', async () => {
  const page = await (await read('')).text();
  const [, style] = /<link rel="stylesheet" href="([^"]*)">/.exec(page)!;
  for (const [path, type] of [
    [style!, 'text/css; charset=utf-8'],
    ['/statistics/inter.woff2', 'font/woff2'],
  ]) {
    const answer = await fetch(server.address + path);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe(type);
    expect(answer.headers.get('cache-control')).toContain('immutable');
    expect(answer.headers.get('content-security-policy')).toContain("style-src 'self';");
  }
});

test('a way leads back to the app', async () => {
  expect(textOf(await (await read('?lang=de')).text())).toContain('Dicepad Zurück zur Startseite');
});

test.each([
  ['fr', undefined, 'fr'],
  [['fr', 'de'], 'de', 'de'],
  ['FR', undefined, 'en'],
  [undefined, undefined, 'en'],
  [undefined, '*', 'en'],
  [undefined, 'fr;q=0.3, de-AT;q=0.7', 'de'],
  [undefined, 'de;q=0, fr;q=0.1', 'fr'],
  [undefined, 'de;q=lots, FR', 'fr'],
  [undefined, 'nl, de;q=0.9, en;q=0.8', 'de'],
] as const)('asked for %j, with a browser that likes %j: %s', (asked, accepted, language) => {
  expect(languageFor(asked, accepted)).toBe(language);
});

describe('the words of the page', () => {
  const sources = sourcesIn(new URL('.', import.meta.url));
  const speech = { own: STATISTICS_TEXTS.en, known: STATISTICS_TEXTS.en, sources, made: [] };
  test('nothing is written that nobody says', () => expect(unsaid(speech)).toEqual([]));
  test('nothing is said that is not written', () => expect(missing(speech)).toEqual([]));
  test('are there in every language', () => {
    expect(Object.keys(STATISTICS_TEXTS)).toEqual([...LANGUAGES]);
  });
  translations(STATISTICS_TEXTS, ['violet', 'Face']);
});
