import { describe, expect, test } from 'vitest';
import type { Call, UsualTable } from '#protocol/company.ts';
import type { TableInfo } from '#protocol/table.ts';
import { temporaryFolder } from '#testing/folder.ts';
import { RATES } from '../limits/rates.ts';
import { served } from '../socket/testing/served.ts';
import { begunTable, type Person, type Place, serve } from '../socket/testing.ts';
import { CALLED_FOR, DECLINED_FOR } from '../tables/calls.ts';

let later = 0;
const server = served({ clock: () => Date.now() + later });

/** Two who have played a match of Qwixx to its end, at a private table. */
async function friends(at: Place = server) {
  const { id, lea, tom, leas, toms } = await begunTable(at, { game: 'qwixx' });
  await Promise.all([leas.play('Lea'), toms.play('Tom')]);
  await leas.until(() => leas.table?.state === 'over');
  await Promise.all([leas.close(), toms.close()]);
  return { id, lea, tom };
}

async function usual(who: Person, at: Place = server): Promise<readonly UsualTable[]> {
  return (await (await who.ask(at, 'GET', '/me/usual')).json()).usual;
}

async function calls(who: Person): Promise<readonly Call[]> {
  return (await (await who.ask(server, 'GET', '/me/calls')).json()).calls;
}

async function called(who: Person): Promise<TableInfo> {
  const [group] = await usual(who);
  return who.table(server, 'POST', `/me/usual/${group!.id}/call`);
}

async function status(who: Person, method: string, where: string): Promise<number> {
  return (await who.ask(server, method, where)).status;
}

describe('the usual table', () => {
  test('is called together with one request, and the others come with one', async () => {
    const { lea, tom } = await friends();
    const [group] = await usual(lea);
    expect(group).toMatchObject({ game: 'qwixx', people: [{ name: 'Tom' }] });
    const table = await called(lea);
    expect(table).toMatchObject({ state: 'lobby', options: { game: 'qwixx', isPublic: false } });
    expect(table.seats).toHaveLength(1);
    expect(await calls(lea)).toEqual([]);
    const [call] = await calls(tom);
    expect(call).toMatchObject({ table: { id: table.id }, from: { name: 'Lea', stamp: 'fox' } });
    await tom.table(server, 'POST', `/tables/${table.id}/seats`, {});
    expect(await calls(tom)).toEqual([]);
    const begun = await lea.table(server, 'POST', `/tables/${table.id}/begin`);
    expect(begun.state).toBe('playing');
  });

  test('is called once: a second caller comes to the same table', async () => {
    const { lea, tom } = await friends();
    const table = await called(lea);
    expect((await called(lea)).id).toBe(table.id);
    const toms = await called(tom);
    expect(toms.id).toBe(table.id);
    expect(toms.seats).toHaveLength(2);
  });

  test('calls for some hours, and as long as its lobby is open and its caller there', async () => {
    const { lea, tom } = await friends();
    const table = await called(lea);
    later = CALLED_FOR - 60_000;
    expect(await calls(tom)).toHaveLength(1);
    later = CALLED_FOR;
    expect(await calls(tom)).toEqual([]);
    later = 0;
    await lea.table(server, 'POST', `/tables/${table.id}/close`);
    expect(await calls(tom)).toEqual([]);
  });

  test('is declined without a word to anybody', async () => {
    const { lea, tom } = await friends();
    const { id, revision: _, ...before } = await called(lea);
    expect(await status(tom, 'DELETE', `/me/calls/${id}`)).toBe(204);
    expect(await status(tom, 'DELETE', `/me/calls/${id}`)).toBe(204);
    expect(await calls(tom)).toEqual([]);
    const { revision: __, ...after } = await lea.table(server, 'GET', `/tables/${id}`);
    expect(after).toEqual({ id, ...before });
    expect(await usual(tom)).toHaveLength(1);
    expect(await status(tom, 'DELETE', '/me/calls/nowhere')).toBe(404);
  });

  test('is called again after hours, and those who declined after one', async () => {
    const { lea, tom } = await friends();
    const { id } = await called(lea);
    later = CALLED_FOR;
    expect(await calls(tom)).toEqual([]);
    expect((await called(lea)).id).toBe(id);
    expect(await calls(tom)).toMatchObject([{ table: { id } }]);
    expect(await status(tom, 'DELETE', `/me/calls/${id}`)).toBe(204);
    later = CALLED_FOR + DECLINED_FOR - 60_000;
    expect((await called(lea)).id).toBe(id);
    expect(await calls(tom)).toEqual([]);
    later = CALLED_FOR + DECLINED_FOR + 60_000;
    expect((await called(lea)).id).toBe(id);
    expect(await calls(tom)).toMatchObject([{ table: { id } }]);
    later = 0;
  });

  test('can be muted by each, who is called no more, and the others do not learn it', async () => {
    const { lea, tom } = await friends();
    const [group] = await usual(tom);
    expect(await status(tom, 'DELETE', `/me/usual/${group!.id}`)).toBe(204);
    expect(await status(tom, 'DELETE', `/me/usual/${group!.id}`)).toBe(404);
    expect(await usual(tom)).toEqual([]);
    expect(await usual(lea)).toEqual([{ ...group, people: [{ name: 'Tom', stamp: 'fox' }] }]);
    await called(lea);
    expect(await calls(tom)).toEqual([]);
    expect(await status(tom, 'POST', `/me/usual/${group!.id}/call`)).toBe(404);
  });

  test('ends on both sides when somebody blocks somebody, also a call on its way', async () => {
    const { id, lea, tom } = await friends();
    await called(lea);
    await tom.ask(server, 'POST', '/players/block', { table: id, seat: 0 });
    expect([await usual(lea), await usual(tom), await calls(tom)]).toEqual([[], [], []]);
  });

  test('ends on both sides when somebody deletes themselves, also a call on its way', async () => {
    const { lea, tom } = await friends();
    const { id } = await called(lea);
    await lea.ask(server, 'DELETE', '/me');
    expect([await usual(tom), await calls(tom)]).toEqual([[], []]);
    const rows = server.database.queries.selectFrom('tables').select('document');
    const { document } = await rows.where('id', '=', id).executeTakeFirstOrThrow();
    expect(JSON.parse(document)).not.toHaveProperty('called');
  });

  test('is nobody else’s, and nobody’s who is nobody', async () => {
    const { lea } = await friends();
    const [group] = await usual(lea);
    const { tom: stranger } = await friends();
    expect(await status(stranger, 'POST', `/me/usual/${group!.id}/call`)).toBe(404);
    expect(await status(stranger, 'DELETE', `/me/usual/${group!.id}`)).toBe(404);
    for (const where of ['/me/usual', '/me/calls']) {
      expect((await fetch(`${server.address}/api${where}`)).status).toBe(401);
    }
  });

  test('cannot pester: a group is called a few times an hour, by whomever', async () => {
    const strict = await serve(temporaryFolder(), { rates: RATES });
    const { lea, tom } = await friends(strict);
    const [group] = await usual(lea, strict);
    const call = async (who: Person) => {
      const answer = await who.ask(strict, 'POST', `/me/usual/${group!.id}/call`);
      const { table } = await answer.json();
      if (table) await who.ask(strict, 'POST', `/tables/${table.id}/close`);
      return answer.status;
    };
    for (let times = 0; times < RATES.callGroup.most; times++) {
      expect(await call(times % 2 === 0 ? lea : tom)).toBe(201);
    }
    expect(await call(lea)).toBe(429);
    expect(await call(tom)).toBe(429);
    await strict.stop();
  });
});
