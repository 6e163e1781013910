import type { TableInfo, TableOptions } from '#protocol/table.ts';

/** Somebody with a device. Each comes from a home of their own, so that limits count them apart. */
export interface Person {
  readonly cookie: string;
  readonly home: string;
}

/** A table with its players, in the order of the seats. */
export interface Seated {
  readonly id: string;
  readonly match: string;
  readonly game: string;
  readonly people: readonly Person[];
}

/** As many at once as keeps a server busy, and no more. */
const AT_ONCE = 16;

/** Homes begin here: ten thousand people need more than one byte. */
const HOMES = 0x0a_00_00_00;
let homes = HOMES;

export async function comeIn(address: string, name: string): Promise<Person> {
  const home = addressFrom(++homes);
  const answer = await ask(address, { cookie: '', home }, 'POST', '/me', { name, stamp: 'fox' });
  return { cookie: answer.headers.getSetCookie()[0]!.split(';')[0]!, home };
}

/** A table whose match has begun. */
export async function seat(
  address: string,
  people: readonly Person[],
  options: Partial<TableOptions> & Pick<TableOptions, 'game'>,
): Promise<Seated> {
  const [host, ...others] = people;
  const made = await table(address, host!, 'POST', '/tables', {
    // Nobody’s bot plays for them while a server is down.
    options: { standIn: 3600, ...options },
  });
  for (const person of others) {
    await table(address, person, 'POST', `/tables/${made.id}/seats`, {});
  }
  const { match } = await table(address, host!, 'POST', `/tables/${made.id}/begin`);
  return { id: made.id, match: match!, game: options.game, people };
}

export async function table(
  address: string,
  person: Person,
  method: string,
  where: string,
  body?: object,
): Promise<TableInfo> {
  return (await (await ask(address, person, method, where, body)).json()).table;
}

export async function recordOf(address: string, match: string, { home }: Person): Promise<string> {
  const headers = { 'x-forwarded-for': home };
  const answer = await fetch(`${address}/api/matches/${match}/record`, { headers });
  if (!answer.ok) throw new Error(`the record of ${match}: ${await answer.text()}`);
  return answer.text();
}

/** Works through a list, some at once, and keeps its order. */
export async function inParallel<Item, Result>(
  items: readonly Item[],
  work: (item: Item, index: number) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const waiting = items.entries();
  const hands = Array.from({ length: AT_ONCE }, async () => {
    for (const [index, item] of waiting) results[index] = await work(item, index);
  });
  await Promise.all(hands);
  return results;
}

async function ask(
  address: string,
  { cookie, home }: Person,
  method: string,
  where: string,
  body?: object,
): Promise<Response> {
  const answer = await fetch(`${address}/api${where}`, {
    method,
    headers: {
      origin: address,
      cookie,
      'x-forwarded-for': home,
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${method} ${where}: ${await answer.text()}`);
  return answer;
}

function addressFrom(number: number): string {
  return [24, 16, 8, 0].map((shift) => (number >>> shift) & 255).join('.');
}
