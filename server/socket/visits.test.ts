import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { temporaryFolder } from '#testing/folder.ts';
import { serveApart } from './testing/apart.ts';
import { Device, Person, type Server, serve } from './testing.ts';

async function alone() {
  const server = await serve(temporaryFolder());
  return { here: server, there: server, close: () => server.stop() };
}

describe.each([
  ['in one process', alone],
  ['in another process', serveApart],
])('a socket %s', (_, start) => {
  let here: Server;
  let there: Server;
  beforeAll(async () => {
    const servers = await start();
    ({ here, there } = servers);
    return servers.close;
  });
  afterAll(() => expect([...here.faults, ...there.faults]).toEqual([]));

  async function seated() {
    const [lea, tom] = [await Person.come(here, 'Lea'), await Person.come(here, 'Tom')];
    const { id } = await lea.make(here, { game: 'qwixx' });
    await tom.table(here, 'POST', `/tables/${id}/seats`, {});
    const [leas, toms] = [await lea.connect(there, id), await tom.connect(there, id)];
    for (const each of [leas, toms]) await each.until(() => each.table);
    return { lea, tom, id, leas, toms };
  }

  test('ends with its session, and comes back as a spectator', async () => {
    const { tom, id, leas, toms } = await seated();
    const { sessions } = await (await tom.ask(here, 'GET', '/me/sessions')).json();
    expect((await tom.ask(here, 'DELETE', `/me/sessions/${sessions[0].id}`)).status).toBe(204);
    expect(await toms.closed).toBe(1008);
    const again = await tom.connect(there, id);
    await again.until(() => again.table);
    expect(again.seat).toBeUndefined();
    expect(leas.socket.readyState).toBe(leas.socket.OPEN);
  });

  test('ends when its player is deleted', async () => {
    const { tom, leas, toms } = await seated();
    expect((await tom.ask(here, 'DELETE', '/me')).status).toBe(204);
    expect(await toms.closed).toBe(1008);
    await leas.until(() => leas.table?.seats.length === 1);
  });

  test('ends when its token is revoked', async () => {
    const { lea, id, leas } = await seated();
    const { token, id: name } = await (await lea.ask(here, 'POST', '/me/tokens')).json();
    const tool = await Device.open(there, id, { authorization: `Bearer ${token}` });
    await tool.until(() => tool.seat === 0);
    expect((await lea.ask(here, 'DELETE', `/me/tokens/${name}`)).status).toBe(204);
    expect(await tool.closed).toBe(1008);
    expect(leas.socket.readyState).toBe(leas.socket.OPEN);
  });
});
