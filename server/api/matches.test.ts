import fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { describeBoth } from '#testing/databases/both.ts';
import { temporaryFolder } from '#testing/folder.ts';
import type { Database } from '../database/database.ts';
import { RATES } from '../limits/rates.ts';
import type { Log } from '../log/log.ts';
import { sqlLog } from '../log/sql.ts';
import { served } from '../socket/testing/served.ts';
import { begunTable, Person, serve } from '../socket/testing.ts';
import { routeMatches } from './matches.ts';
import { finishedOf, pageOf } from './played.ts';

const RULE = '\n----\n\n';

describeBoth('matches of a player in %s', (database) => {
  const played = (id: string, created: number, finished: number | null = created) =>
    keepMatch(database, { id, created, finished, player: 'Lea' });
  beforeAll(async () => {
    for (const [id, created] of [
      ['a', 1],
      ['b', 2],
      ['d', 2],
      ['c', 2],
      ['e', 3],
    ] as const) {
      await played(id, created);
    }
    await played('open', 4, null);
    await keepMatch(database, { id: 'other', created: 3, finished: 3, player: 'Tom' });
  });
  const ids = (page: Awaited<ReturnType<typeof pageOf>>) => page.matches.map(({ id }) => id);

  test('come page by page, newest first, those of one moment too', async () => {
    const pages: string[][] = [];
    let before: string | undefined;
    do {
      const page = await pageOf(database.queries, 'Lea', { before, most: 2 });
      pages.push(ids(page));
      before = page.before;
    } while (before !== undefined);
    expect(pages).toEqual([
      ['open', 'e'],
      ['d', 'c'],
      ['b', 'a'],
    ]);
  });

  test('are asked on for though the last one that was told is gone', async () => {
    await played('gone', 5, null);
    const { before } = await pageOf(database.queries, 'Lea', { most: 1 });
    await database.write((queries) =>
      queries.deleteFrom('matches').where('id', '=', 'gone').execute(),
    );
    const next = await pageOf(database.queries, 'Lea', { before, most: 1 });
    expect(ids(next)).toEqual(['open']);
  });

  test('are all found for the records, those that are over', async () => {
    for (let nth = 0; nth < 230; nth++) {
      const player = 'Max';
      await keepMatch(database, { id: `m${nth}`, created: nth, finished: nth, player });
    }
    const found = await all(finishedOf(database.queries, 'Max'));
    expect(found).toEqual(Array.from({ length: 230 }, (_, nth) => `m${229 - nth}`));
    expect(await all(finishedOf(database.queries, 'Lea'))).not.toContain('open');
  });
});

async function all(ids: AsyncIterable<string>): Promise<readonly string[]> {
  const found: string[] = [];
  for await (const id of ids) found.push(id);
  return found;
}

async function keepMatch(
  database: Database,
  match: { id: string; created: number; finished: number | null; player: string },
): Promise<void> {
  const { player, finished, ...rest } = match;
  const setup = { players: ['x'], options: {}, dice: 'app', secret: '', table: 't' } as const;
  await sqlLog(database).begin({ ...rest, ...setup, game: 'qwixx' }, [player]);
  await database.write((queries) =>
    queries.updateTable('matches').set({ finished }).where('id', '=', match.id).execute(),
  );
}

describe('asked of a server', () => {
  const server = served();

  test('pages have a usual and a largest size, and nonsense is refused', async () => {
    const lea = await Person.come(server, 'Lea');
    const { player } = await (await lea.ask(server, 'GET', '/me')).json();
    for (let nth = 0; nth < 101; nth++) {
      await keepMatch(server.database, {
        id: `p${nth}`,
        created: nth,
        finished: 1,
        player: player.id,
      });
    }
    const ask = (query: string) => lea.ask(server, 'GET', `/me/matches${query}`);
    const first = await (await ask('')).json();
    expect([first.matches.length, first.matches[0].id]).toEqual([100, 'p100']);
    const rest = await (await ask(`?before=${first.before}`)).json();
    expect([rest.matches.length, rest.before]).toEqual([1, undefined]);
    expect((await (await ask('?most=500')).json()).matches).toHaveLength(101);
    for (const query of ['?most=501', '?most=0', '?most=-1', '?most=x', '?before=x', '?more=1']) {
      const answer = await ask(query);
      expect([answer.status, (await answer.json()).why], query).toEqual([400, 'shape']);
    }
  });

  test('each player may ask so often, others go on', async () => {
    const strict = await serve(temporaryFolder(), { rates: RATES });
    const [lea, tom] = [await Person.come(strict, 'Lea'), await Person.come(strict, 'Tom')];
    for (const [where, { most }] of [
      ['/me/matches', RATES.matches],
      ['/me/records', RATES.records],
    ] as const) {
      for (let times = 0; times < most; times++) {
        expect((await lea.ask(strict, 'GET', where)).status).toBe(200);
      }
      expect((await lea.ask(strict, 'GET', where)).status).toBe(429);
      expect((await tom.ask(strict, 'GET', where)).status).toBe(200);
    }
    await strict.stop();
  });
});

describe('records', () => {
  const server = served();
  const texts: string[] = [];
  const matches: string[] = [];
  let player = '';
  /** To be awaited before a match is read. */
  let gate: (id: string) => Promise<void> = async () => undefined;
  let read: string[] = [];
  const app = fastify();
  let address = '';

  beforeAll(async () => {
    const { id, lea, tom, leas, toms } = await begunTable(server, { game: 'choice' });
    for (let nth = 0; nth < 3; nth++) {
      await Promise.all([leas.play(`Lea ${nth}`), toms.play(`Tom ${nth}`)]);
      await leas.until(() => leas.table?.state === 'over');
      const match = leas.view!.match;
      matches.unshift(match);
      texts.unshift(await (await lea.ask(server, 'GET', `/matches/${match}/record`)).text());
      if (nth === 2) break;
      await lea.table(server, 'POST', `/tables/${id}/again`);
      await leas.until(() => leas.table?.state === 'lobby');
      await lea.table(server, 'POST', `/tables/${id}/begin`);
      for (const each of [leas, toms]) await each.until(() => each.view!.match !== match);
    }
    player = (await (await tom.ask(server, 'GET', '/me')).json()).player.id;
    const kept = sqlLog(server.database);
    const log: Log = {
      ...kept,
      read: async (id) => {
        read.push(id);
        await gate(id);
        return kept.read(id);
      },
    };
    app.decorateRequest('player', async () => ({ id: player, name: 'Tom', stamp: 'fox' }));
    routeMatches(app, { log, database: server.database });
    address = await app.listen({ host: '127.0.0.1', port: 0 });
  }, 60_000);
  afterAll(() => app.close());

  test('come one by one: the first is here before the second is read', async () => {
    read = [];
    const opened = Promise.withResolvers<void>();
    gate = (id) => (id === matches[1] ? opened.promise : Promise.resolve());
    const answer = await fetch(`${address}/me/records`);
    const reader = answer.body!.pipeThrough(new TextDecoderStream()).getReader();
    let text = '';
    while (text.length < texts[0]!.length) text += (await reader.read()).value;
    expect(text).toBe(texts[0]);
    expect(read).not.toContain(matches[2]);
    opened.resolve();
    for (let part = await reader.read(); !part.done; part = await reader.read()) text += part.value;
    expect(text).toBe(texts.join(RULE));
  });

  test('that nobody reads any more are not made', async () => {
    read = [];
    const asked = Promise.withResolvers<void>();
    const opened = Promise.withResolvers<void>();
    gate = (id) => {
      if (id !== matches[1]) return Promise.resolve();
      asked.resolve();
      return opened.promise;
    };
    const ended = new Promise<void>((resolve) => {
      app.server.once('request', (_, response) => response.once('close', resolve));
    });
    const stop = new AbortController();
    const answer = await fetch(`${address}/me/records`, { signal: stop.signal });
    await asked.promise;
    stop.abort();
    await answer.text().catch(() => undefined);
    await ended;
    opened.resolve();
    gate = async () => undefined;
    await (await fetch(`${address}/matches/${matches[0]}/record`)).text();
    expect(read).not.toContain(matches[2]);
  });

  test('of a match that is gone in between are left out, without a word', async () => {
    gate = async (id) => {
      if (id !== matches[1]) return;
      await server.database.write((queries) =>
        queries.deleteFrom('matches').where('id', '=', id).execute(),
      );
    };
    const text = await (await fetch(`${address}/me/records`)).text();
    expect(text).toBe([texts[0], texts[2]].join(RULE));
    expect(text).not.toContain('missing');
  });

  test('are not made for a HEAD request', async () => {
    read = [];
    const answer = await fetch(`${address}/me/records`, { method: 'HEAD' });
    expect([answer.status, read]).toEqual([404, []]);
  });
});
