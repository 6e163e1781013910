import type { Page } from 'playwright-core';

/** What tests read of a table. */
interface TableSeen {
  readonly id: string;
  readonly code?: string;
  readonly state: string;
  readonly seats: readonly { readonly name: string; readonly kind: string }[];
}

/** Somebody without a browser, who does at tables what an app would do. */
export interface Somebody {
  make(options?: Readonly<Record<string, unknown>>): Promise<TableSeen>;
  sit(table: string): Promise<TableSeen>;
  addBot(table: string): Promise<TableSeen>;
  leave(table: string, seat: number): Promise<TableSeen>;
  begin(table: string): Promise<TableSeen>;
  close(table: string): Promise<TableSeen>;
  table(table: string): Promise<TableSeen>;
}

/** Comes to the server that a page is from. */
export async function somebody(page: Page, name: string): Promise<Somebody> {
  const { origin } = new URL(page.url());
  const profile = { name, stamp: 'owl', language: 'en' };
  const come = await ask(origin, 'POST', '/me', profile);
  const [cookie = ''] = come.headers.getSetCookie();
  const table = async (method: string, path: string, body?: object): Promise<TableSeen> => {
    const answer = await ask(origin, method, `/tables${path}`, body, cookie.split(';')[0]);
    return (await answer.json()).table;
  };
  return {
    make: (options = {}) => table('POST', '', { options: { game: 'encore', ...options } }),
    sit: (id) => table('POST', `/${id}/seats`, {}),
    addBot: (id) => table('POST', `/${id}/seats`, { bot: 'greedy' }),
    leave: (id, seat) => table('DELETE', `/${id}/seats/${seat}`),
    begin: (id) => table('POST', `/${id}/begin`),
    close: (id) => table('POST', `/${id}/close`),
    table: (id) => table('GET', `/${id}`),
  };
}

async function ask(
  origin: string,
  method: string,
  path: string,
  body?: object,
  cookie = '',
): Promise<Response> {
  const answer = await fetch(`${origin}/api${path}`, {
    method,
    headers: { origin, cookie, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${method} ${path}: ${await answer.text()}`);
  return answer;
}
