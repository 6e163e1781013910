import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WHYS } from '#protocol/why.ts';
import { DATABASES } from '#testing/databases/both.ts';
import { comeIn, type Person, table } from '../bench/place.ts';
import { buildFirst } from '../faults/testing/built.ts';
import { metric, type Program, startProgram } from '../faults/testing/program.ts';
import { newSecret } from '../identity/secret.ts';
import { markOf } from '../operation/logs.ts';
import { begunTable, Device } from '../socket/testing.ts';

interface Door {
  readonly method: string;
  readonly path: string;
  readonly hasBody: boolean;
}

interface Attack {
  readonly cookie?: string;
  readonly origin?: string;
  readonly body?: string;
  readonly type?: string;
  readonly id?: string;
}

const GAME = { options: { game: 'qwixx' } };
const NESTED = `${'{"name":'.repeat(1500)}1${'}'.repeat(1500)}`;

buildFirst();

describe.each(DATABASES)('on %s', (_, database) => {
  /** The real program with its usual limits and its usual log, attacked at every door it names. */
  let server: Program;
  let doors: readonly Door[];
  let lea: Person;
  let lobby: string;

  beforeAll(async () => {
    server = await startProgram({ databaseUrl: await database() });
    const answer = await fetch(`${server.url}/api/openapi.json`);
    const paths: Readonly<Record<string, object>> = (await answer.json()).paths;
    doors = Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, told]) => ({
        method: method.toUpperCase(),
        path,
        hasBody: 'requestBody' in told,
      })),
    );
    lea = await comeIn(server.url, 'Lea');
    lobby = (await table(server.url, lea, 'POST', '/tables', GAME)).id;
  });
  afterAll(() => server?.close());

  let homes = 0;

  /** Each attempt comes from a home of its own: here it is not the limits that stop it. */
  async function attempt({ method, path }: Door, attack: Attack) {
    const { cookie = '', origin = server.url, body, type = 'application/json' } = attack;
    const where = path.replace('{id}', attack.id ?? lobby).replace('{seat}', '0');
    const home = `172.20.${++homes >> 8}.${homes & 255}`;
    const answer = await fetch(server.url + where, {
      method,
      headers: {
        origin,
        cookie,
        'x-forwarded-for': home,
        ...(body !== undefined && { 'content-type': type }),
      },
      ...(body !== undefined && { body }),
    });
    const text = await answer.text();
    const why: string | undefined = text.startsWith('{') ? JSON.parse(text).why : undefined;
    return { status: answer.status, why, request: answer.headers.get('x-request-id')! };
  }

  /** The reason that the log gives for a request. */
  function logged(request: string): string | undefined {
    const lines = server.output().split('\n');
    const refused = lines.find(
      (line) => line.includes(request) && line.includes('"msg":"refused"'),
    );
    return refused && JSON.parse(refused).why;
  }

  async function isRefused(door: Door, attack: Attack, why?: string): Promise<void> {
    const answer = await attempt(door, attack);
    const context = `${door.method} ${door.path} ${attack.body?.slice(0, 60)}: ${answer.status}`;
    expect(answer.status, context).toBeGreaterThanOrEqual(400);
    expect(answer.status, context).toBeLessThan(500);
    expect(WHYS, context).toContain(answer.why);
    if (why !== undefined) expect(answer.why, context).toBe(why);
    expect(logged(answer.request), context).toBe(answer.why);
  }

  describe('at every door', () => {
    test.each([
      ['too large', `{"name":"${'x'.repeat(20_000)}"}`],
      ['nested deeply', NESTED],
      ['nested lists', `${'['.repeat(7000)}${']'.repeat(7000)}`],
      ['a list', '[]'],
      ['nothing', 'null'],
      ['a number', '1e999'],
      ['poisoned', '{"__proto__":{"isHost":true}}'],
      ['of other fields', '{"seat":1,"player":"x","isHost":true}'],
      ['cut off', '{"name":'],
      ['of strange letters', '"\u0000\uD800\u202E"'],
    ])('a body that is %s is refused', async (_, body) => {
      const all = doors.filter(({ hasBody }) => hasBody);
      expect(all.length).toBeGreaterThan(8);
      for (const door of all) await isRefused(door, { cookie: lea.cookie, body });
    });

    test('a body of another type is refused', async () => {
      for (const door of doors.filter(({ hasBody }) => hasBody)) {
        await isRefused(door, { cookie: lea.cookie, body: '{}', type: 'text/plain' }, 'type');
      }
    });

    test('a page of somebody else changes nothing, with whatever cookie', async () => {
      for (const origin of ['https://evil.example', 'null', `${server.url}.evil.example`]) {
        for (const door of doors.filter(({ method }) => method !== 'GET')) {
          await isRefused(door, { cookie: lea.cookie, origin }, 'origin');
        }
      }
    });

    test('a forged session is nobody', async () => {
      const own = (path: string) => /^\/api\/(?:me\/|tables|players)/.test(path);
      const all = doors.filter(({ method, path }) => method !== 'GET' && own(path));
      expect(all.length).toBeGreaterThan(15);
      for (const door of all) {
        const body = door.hasBody ? { body: '{}' } : {};
        for (const cookie of ['dicepad=', `dicepad=${newSecret()}`, `dicepad=${lobby}`]) {
          await isRefused(door, { cookie, ...body }, 'nobody');
        }
      }
    });

    test('ids that are none lead nowhere', async () => {
      const ids = ['..%2f..%2fetc%2fpasswd', "x'%20or%201=1--", '%00', 'x'.repeat(2000), '%F0%9F'];
      for (const door of doors.filter(({ path }) => path.includes('{id}'))) {
        if (door.path.endsWith('/socket')) continue;
        for (const id of ids) {
          const body = door.hasBody ? { body: '{}' } : {};
          const { status } = await attempt(door, { cookie: lea.cookie, id, ...body });
          expect(status, `${door.method} ${door.path} ${id}`).toBeGreaterThanOrEqual(400);
          expect(status, `${door.method} ${door.path} ${id}`).toBeLessThan(500);
        }
      }
    });
  });

  describe('at a table of others', () => {
    test('a stranger does nothing that is the host’s', async () => {
      const { cookie } = await comeIn(server.url, 'Eve');
      const door = (method: string, path: string): Door => ({ method, path, hasBody: true });
      const at = '/api/tables/{id}';
      await isRefused(door('DELETE', `${at}/seats/{seat}`), { cookie }, 'host');
      for (const act of ['begin', 'close'])
        await isRefused(door('POST', `${at}/${act}`), { cookie }, 'host');
      await isRefused(door('POST', `${at}/again`), { cookie }, 'seat');
      await isRefused(door('POST', `${at}/move`), { cookie, body: '{"from":0,"to":0}' }, 'host');
      await isRefused(door('POST', `${at}/seats`), { cookie, body: '{"bot":"greedy"}' }, 'host');
      const options = { cookie, body: JSON.stringify(GAME.options) };
      await isRefused(door('PUT', `${at}/options`), options, 'host');
    });

    test('damaged messages are not read, and those for others’ seats and steps not done', async () => {
      const place = { address: server.url };
      const { id, leas, toms } = await begunTable(place, { game: 'qwixx' });
      const watcher = await Device.open(place, id);
      await watcher.until(() => watcher.view);
      const roll = { type: 'roll', id: 'x', step: 0 } as const;
      expect(await watcher.ask(roll)).toMatchObject({ why: 'watching' });
      expect(await toms.ask(roll)).toMatchObject({ why: 'turn' });
      expect(await leas.ask({ ...roll, step: 1 })).toEqual({ kind: 'late' });
      expect(await leas.ask({ ...roll, words: ['6'] })).toMatchObject({ why: 'dice' });
      const damaged = [
        '{"type":"roll","id":"x","step":0,"seat":0}',
        '{"type":"roll","id":"x","step":-1}',
        '{"type":"decide","id":"x","step":0,"text":""}',
        '{"type":"roll","type":"cheat","id":"x","step":0}',
      ];
      for (const text of damaged) toms.socket.send(text);
      await toms.until(() => toms.of('unread').length === damaged.length);
      expect(leas.view!.version).toBe(0);
      // One’s own wish is done once, even under an id that somebody else has used.
      expect(await leas.ask(roll)).toEqual({ kind: 'done' });
      expect(await leas.ask(roll)).toEqual({ kind: 'late' });
      const reasons = server.output().split('\n');
      const told = reasons.flatMap((line) => (line.includes(markOf(id)) ? [JSON.parse(line)] : []));
      const forbidden = told.filter(({ msg }) => msg === 'forbidden').map(({ why }) => why);
      expect(forbidden).toEqual(['watching', 'turn', 'dice']);
      expect(told.filter(({ msg }) => msg === 'unread')).toHaveLength(damaged.length);
    });
  });

  test('codes: after sixty guesses nobody from there is listened to, the right one neither', async () => {
    const { code } = await table(server.url, lea, 'GET', `/tables/${lobby}`);
    const guess = async (text: string) => {
      const answer = await fetch(`${server.url}/api/join`, {
        method: 'POST',
        headers: {
          origin: server.url,
          'content-type': 'application/json',
          'x-forwarded-for': '203.0.113.9',
        },
        body: JSON.stringify({ code: text }),
      });
      return [answer.status, (await answer.json()).why];
    };
    for (let count = 0; count < 60; count++) {
      expect(await guess(`sun sun sun sun ${count}`)).toEqual([404, 'missing']);
    }
    expect(await guess(code!)).toEqual([429, 'often']);
  });

  test('none of that was a mistake of ours, and nothing has changed', async () => {
    expect(await metric(server.url, 'dicepad_faults_total')).toBe(0);
    const { seats, state, host } = await table(server.url, lea, 'GET', `/tables/${lobby}`);
    expect([seats.map((each) => each?.name), state, host]).toEqual([['Lea'], 'lobby', 0]);
  });
});
