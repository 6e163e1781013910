import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { served } from './testing/served.ts';
import { begunTable, type Device, isHere, Person } from './testing.ts';

let later = 0;
const server = served({ clock: () => Date.now() + later });

async function lobby() {
  const [lea, tom] = [await Person.come(server, 'Lea'), await Person.come(server, 'Tom')];
  const { id } = await lea.make(server, { game: 'qwixx', isPublic: true });
  await tom.table(server, 'POST', `/tables/${id}/seats`, {});
  const [leas, toms] = [await lea.connect(server, id), await tom.connect(server, id)];
  await toms.until(() => toms.table && isHere(toms, 0) && isHere(toms, 1));
  return { id, lea, tom, leas, toms };
}

async function seenAt(table: string): Promise<number> {
  const { changed } = await server.database.queries
    .selectFrom('tables')
    .select('changed')
    .where('id', '=', table)
    .executeTakeFirstOrThrow();
  return Number(changed);
}

const listed = async () => {
  const { tables } = await (await fetch(`${server.address}/api/tables`)).json();
  return tables.map(({ id }: { id: string }) => id);
};

/** Time passes while a device goes on answering: by the clock of this test it would be dead else. */
async function pass(device: Device, seconds: number): Promise<void> {
  for (let left = seconds; left > 0; left -= STEP) {
    later += 1000 * Math.min(left, STEP);
    const heard = device.of('welcome').length;
    device.send({ type: 'resume' });
    await device.until(() => device.of('welcome').length > heard);
  }
}

const STEP = 20;

test('when the host stays away, somebody who is there is host and begins', async () => {
  const { id, tom, leas, toms } = await lobby();
  await leas.close();
  await toms.until(() => !isHere(toms, 0));
  expect((await tom.ask(server, 'POST', `/tables/${id}/begin`)).status).toBe(403);
  await pass(toms, 121);
  await toms.until(() => toms.table?.host === 1);
  expect((await tom.table(server, 'POST', `/tables/${id}/begin`)).state).toBe('playing');
});

test('the maker of a table is host again on their return, and is not sent away meanwhile', async () => {
  const { id, lea, tom, leas, toms } = await lobby();
  await leas.close();
  await toms.until(() => !isHere(toms, 0));
  await pass(toms, 121);
  await toms.until(() => toms.table?.host === 1);
  expect((await tom.ask(server, 'DELETE', `/tables/${id}/seats/0`)).status).toBe(403);
  const back = await lea.connect(server, id);
  await back.until(() => back.table && isHere(back, 0) && back.table.host === 0);
  expect((await tom.ask(server, 'POST', `/tables/${id}/begin`)).status).toBe(403);
  expect((await lea.table(server, 'POST', `/tables/${id}/begin`)).state).toBe('playing');
});

test('a match that a stand-in has begun stays theirs', async () => {
  const { id, lea, tom, leas, toms } = await lobby();
  await leas.close();
  await toms.until(() => !isHere(toms, 0));
  await pass(toms, 121);
  await toms.until(() => toms.table?.host === 1);
  await tom.table(server, 'POST', `/tables/${id}/begin`);
  const back = await lea.connect(server, id);
  await back.until(() => back.table && isHere(back, 0) && back.view);
  expect(back.table!.host).toBe(1);
  expect((await lea.table(server, 'GET', `/tables/${id}`)).host).toBe(1);
});

test('a host who is there, or comes back in time, stays host', async () => {
  const { id, lea, leas, toms } = await lobby();
  later += 31_000;
  await leas.close();
  await toms.until(() => !isHere(toms, 0));
  await pass(toms, 110);
  const back = await lea.connect(server, id);
  await toms.until(() => isHere(toms, 0));
  later += 20_000;
  expect((await lea.table(server, 'POST', `/tables/${id}/begin`)).host).toBe(0);
  await back.close();
});

test('a rematch does not wait for a host who is gone', async () => {
  const { id, tom, leas, toms } = await begunTable(server, { standIn: 5 });
  await leas.close();
  await toms.until(() => !isHere(toms, 0));
  later += 6000;
  await toms.play('Tom');
  await toms.until(() => toms.table?.state === 'over');
  const again = await tom.table(server, 'POST', `/tables/${id}/again`);
  expect(again.seats.map((each) => each?.name)).toEqual(['Tom', 'Lea']);
  await toms.until(() => toms.table?.state === 'lobby' && toms.table.host === 0);
  expect((await tom.table(server, 'POST', `/tables/${id}/begin`)).state).toBe('playing');
});

test('an open table is listed while its host is there, and not long after', async () => {
  const lea = await Person.come(server, 'Lea');
  const { id } = await lea.make(server, { game: 'qwixx', isPublic: true });
  const abandoned = await (await Person.come(server, 'Zoe')).make(server, {
    game: 'qwixx',
    isPublic: true,
  });
  const leas = await lea.connect(server, id);
  await leas.until(() => leas.table && isHere(leas, 0));
  expect(await listed()).toEqual(expect.arrayContaining([id, abandoned.id]));
  for (let times = 1; times <= 3; times++) {
    leas.send({ type: 'resume' });
    await leas.until(() => leas.of('welcome').length > times);
    later += 40_000;
    const due = Date.now() + later;
    while ((await seenAt(id)) < due) await setTimeout(50);
  }
  expect(await listed()).toContain(id);
  expect(await listed()).not.toContain(abandoned.id);
  await leas.close();
  later += 100_000;
  expect(await listed()).not.toContain(id);
});

test('somebody who lets a match wait is sent away by the host, and a bot goes on', async () => {
  const { id, lea, tom, leas, toms } = await begunTable(server);
  await leas.ask({ type: 'roll', id: 'r', step: 0 });
  await leas.ask({ type: 'decide', text: 'pass', id: 'd', step: 1 });
  expect((await tom.ask(server, 'DELETE', `/tables/${id}/seats/0`)).status).toBe(403);
  await lea.table(server, 'DELETE', `/tables/${id}/seats/1`);
  await toms.closed;
  expect(toms.of('closed')).toEqual([{ type: 'closed', reason: 'removed' }]);
  await leas.until(() => leas.view!.step > 1);
  expect(leas.table!.seats[1]).toMatchObject({ kind: 'bot', name: 'Tom' });
  await expect(tom.connect(server, id)).rejects.toThrow('403');
  await leas.play('Lea');
  await leas.until(() => leas.table?.state === 'over');
});
