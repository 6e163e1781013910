import { describe, expect, test } from 'vitest';
import { temporaryFolder } from '#testing/folder.ts';
import { RATES } from '../limits/rates.ts';
import { served } from '../socket/testing/served.ts';
import { Person, serve } from '../socket/testing.ts';
import { listReports } from './reports.ts';

const server = served();
let lea: Person;
let tom: Person;

/** Two who are at a public table of Lea's, where Tom sits second. */
async function met() {
  lea = await Person.come(server, 'Lea');
  tom = await Person.come(server, 'Tom');
  const { id } = await lea.make(server, { game: 'qwixx', isPublic: true });
  await tom.table(server, 'POST', `/tables/${id}/seats`, {});
  return id;
}

async function why(who: Person, method: string, where: string, body?: object) {
  const answer = await who.ask(server, method, where, body);
  return `${answer.status} ${(await answer.json()).why}`;
}

async function listed(who: Person): Promise<readonly string[]> {
  const { tables } = await (await who.ask(server, 'GET', '/tables')).json();
  return tables.map(({ id }: { id: string }) => id);
}

describe('blocking', () => {
  test('keeps people apart at public tables, either way round, until it is taken back', async () => {
    const table = await met();
    const blocked = await lea.ask(server, 'POST', '/players/block', { table, seat: 1 });
    expect(blocked.status).toBe(201);
    const { block } = await blocked.json();
    expect(block).toMatchObject({ name: 'Tom', id: expect.any(String) });
    const leas = await lea.make(server, { game: 'qwixx', isPublic: true });
    const toms = await tom.make(server, { game: 'qwixx', isPublic: true });
    expect(await listed(lea)).toContain(leas.id);
    expect(await listed(lea)).not.toContain(toms.id);
    expect(await listed(tom)).not.toContain(leas.id);
    expect(await why(tom, 'POST', `/tables/${leas.id}/seats`, {})).toBe('403 blocked');
    expect(await why(lea, 'POST', `/tables/${toms.id}/seats`, {})).toBe('403 blocked');
    const zoe = await Person.come(server, 'Zoe');
    expect(await listed(zoe)).toEqual(expect.arrayContaining([leas.id, toms.id]));

    const list = await (await lea.ask(server, 'GET', '/players/blocks')).json();
    expect(list).toEqual({ blocks: [block] });
    expect((await lea.ask(server, 'DELETE', `/players/blocks/${block.id}`)).status).toBe(204);
    expect(await listed(tom)).toContain(leas.id);
    await tom.table(server, 'POST', `/tables/${leas.id}/seats`, {});
  });

  test('counts against everybody seated there, not only the host', async () => {
    const table = await met();
    await tom.ask(server, 'POST', '/players/block', { table, seat: 0 });
    const zoe = await Person.come(server, 'Zoe');
    const { id } = await zoe.make(server, { game: 'qwixx', isPublic: true });
    await tom.table(server, 'POST', `/tables/${id}/seats`, {});
    expect(await why(lea, 'POST', `/tables/${id}/seats`, {})).toBe('403 blocked');
  });

  test('is for public tables: people with the link to another were invited', async () => {
    const table = await met();
    await lea.ask(server, 'POST', '/players/block', { table, seat: 1 });
    const { id } = await lea.make(server, { game: 'qwixx' });
    expect((await tom.table(server, 'POST', `/tables/${id}/seats`, {})).seats).toHaveLength(2);
  });

  test('takes nobody from their seat, and sends them nothing', async () => {
    const table = await met();
    const before = await tom.table(server, 'GET', `/tables/${table}`);
    await lea.ask(server, 'POST', '/players/block', { table, seat: 1 });
    expect(await tom.table(server, 'GET', `/tables/${table}`)).toEqual(before);
    expect(await (await tom.ask(server, 'GET', '/players/blocks')).json()).toEqual({ blocks: [] });
  });

  test('twice is once, with the newest name', async () => {
    const table = await met();
    for (let times = 0; times < 2; times++) {
      await lea.ask(server, 'POST', '/players/block', { table, seat: 1 });
    }
    const { blocks } = await (await lea.ask(server, 'GET', '/players/blocks')).json();
    expect(blocks).toHaveLength(1);
  });

  test('nobody takes back what another has blocked, and both end with a deleted player', async () => {
    const table = await met();
    const { block } = await (
      await lea.ask(server, 'POST', '/players/block', { table, seat: 1 })
    ).json();
    expect(await why(tom, 'DELETE', `/players/blocks/${block.id}`)).toBe('404 missing');
    await tom.ask(server, 'DELETE', '/me');
    expect(await (await lea.ask(server, 'GET', '/players/blocks')).json()).toEqual({ blocks: [] });
  });

  test('bots, empty seats, oneself and tables that are not there cannot be blocked', async () => {
    const table = await met();
    await lea.table(server, 'POST', `/tables/${table}/seats`, { bot: 'greedy' });
    const attempt = (body: object) => why(lea, 'POST', '/players/block', body);
    expect(await attempt({ table, seat: 0 })).toBe('409 seat');
    expect(await attempt({ table, seat: 2 })).toBe('409 seat');
    expect(await attempt({ table, seat: 5 })).toBe('409 seat');
    expect(await attempt({ table, seat: -1 })).toBe('400 shape');
    expect(await attempt({ table: 'nowhere', seat: 0 })).toBe('404 missing');
    expect(await attempt({ player: 'somebody' })).toBe('400 shape');
  });
});

describe('reports', () => {
  const kept = () => listReports(server.database.queries, 100);

  test('are stored for the operator: reporter, reported, place and reason; duplicates once', async () => {
    const table = await met();
    const before = (await kept()).length;
    for (const reason of ['name', 'name', 'stalling']) {
      const answer = await lea.ask(server, 'POST', '/reports', { table, seat: 1, reason });
      expect(answer.status).toBe(204);
    }
    const reports = (await kept()).slice(0, (await kept()).length - before);
    expect(reports.map(({ reason }) => reason).toSorted()).toEqual(['name', 'stalling']);
    expect(reports[0]).toMatchObject({ name: 'Tom', table_id: table, match_id: null });
    expect(reports[0]!.reporter_id).not.toBe(reports[0]!.reported_id);
  });

  test('name neither of those who have deleted themselves since', async () => {
    const table = await met();
    await lea.ask(server, 'POST', '/reports', { table, seat: 1, reason: 'cheating' });
    await tom.ask(server, 'DELETE', '/me');
    await lea.ask(server, 'DELETE', '/me');
    const report = (await kept()).find(({ table_id }) => table_id === table);
    expect(report).toMatchObject({ reporter_id: null, reported_id: null, name: '' });
  });

  test('need a reason that is known, a person, and a player who asks', async () => {
    const table = await met();
    const attempt = (body: object) => why(lea, 'POST', '/reports', body);
    expect(await attempt({ table, seat: 1, reason: 'I lost' })).toBe('400 shape');
    expect(await attempt({ table, seat: 1 })).toBe('400 shape');
    expect(await attempt({ table, seat: 0, reason: 'name' })).toBe('409 seat');
    for (const where of ['/reports', '/players/block']) {
      const nobody = await fetch(`${server.address}/api${where}`, {
        method: 'POST',
        headers: { origin: server.address, 'content-type': 'application/json' },
        body: JSON.stringify({ table, seat: 1, reason: 'name' }),
      });
      expect(nobody.status).toBe(401);
    }
  });

  test('cannot be poured out', async () => {
    const strict = await serve(temporaryFolder(), { rates: RATES });
    const [one, two] = [await Person.come(strict, 'One'), await Person.come(strict, 'Two')];
    const { id } = await one.make(strict, { game: 'qwixx' });
    await two.table(strict, 'POST', `/tables/${id}/seats`, {});
    const body = { table: id, seat: 1, reason: 'other' };
    const tries = Array.from({ length: RATES.judge.most + 5 }, () =>
      one.ask(strict, 'POST', '/reports', body),
    );
    const answers = await Promise.all(tries);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(5);
    await strict.stop();
  });
});
