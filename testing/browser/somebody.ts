import type { Page } from 'playwright-core';
import type { TableInfo, TableOptions } from '#protocol/table.ts';
import { type Device, Person } from '#server/socket/testing.ts';

/** Somebody who does at tables what an app would do. */
export interface Somebody {
  make(options?: Partial<TableOptions>): Promise<TableInfo>;
  table(id: string): Promise<TableInfo>;
  sit(table: string): Promise<TableInfo>;
  addBot(table: string): Promise<TableInfo>;
  setOptions(table: string, options: Partial<TableOptions>): Promise<TableInfo>;
  begin(table: string): Promise<TableInfo>;
  again(table: string): Promise<TableInfo>;
  close(table: string): Promise<TableInfo>;
  /** Asks to end the match, or agrees to it. */
  vote(table: string): Promise<TableInfo>;
  /** Calls the last group together again. */
  callUsual(): Promise<TableInfo>;
  connect(table: string): Promise<Device>;
  rename(name: string): Promise<unknown>;
  /** Deletes themselves. */
  forget(): Promise<unknown>;
}

/** Comes without a browser to the server that a page is from. */
export async function somebody(page: Page, name: string): Promise<Somebody> {
  const place = placeOf(page);
  const person = await Person.come(place, name);
  // Pages belong to foxes.
  await person.ask(place, 'POST', '/me', { name, stamp: 'owl', language: 'en' });
  return atTables(place, person);
}

/** Becomes the player whose browser a page is. */
export async function signIn(page: Page, name: string): Promise<Somebody> {
  const place = placeOf(page);
  const person = await Person.come(place, name);
  const [key = '', value = ''] = person.cookie.split('=');
  await page.context().addCookies([{ name: key, value, url: place.address }]);
  return atTables(place, person);
}

interface Place {
  readonly address: string;
}

function placeOf(page: Page): Place {
  return { address: new URL(page.url()).origin };
}

function atTables(place: Place, person: Person): Somebody {
  const post = (where: string, body?: object) =>
    person.table(place, 'POST', `/tables/${where}`, body);
  return {
    make: (options = {}) => person.make(place, { game: 'encore', ...options }),
    table: (id) => person.table(place, 'GET', `/tables/${id}`),
    sit: (id) => post(`${id}/seats`, {}),
    addBot: (id) => post(`${id}/seats`, { bot: 'greedy' }),
    setOptions: (id, options) => person.table(place, 'PUT', `/tables/${id}/options`, options),
    begin: (id) => post(`${id}/begin`),
    again: (id) => post(`${id}/again`),
    close: (id) => post(`${id}/close`),
    vote: (id) => post(`${id}/vote`, { agrees: true }),
    callUsual: async () => {
      const { usual } = await (await person.ask(place, 'GET', '/me/usual')).json();
      return person.table(place, 'POST', `/me/usual/${usual[0].id}/call`);
    },
    connect: (id) => person.connect(place, id),
    rename: (name) => person.ask(place, 'POST', '/me', { name, stamp: 'owl', language: 'en' }),
    forget: () => person.ask(place, 'DELETE', '/me'),
  };
}
