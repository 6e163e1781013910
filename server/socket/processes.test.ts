import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readRecord } from '#engine/record/read.ts';
import { verify } from '#fair/verify.ts';
import { GAMES } from '#games/index.ts';
import { serveApart } from './testing/apart.ts';
import { type Device, Person, type Server } from './testing.ts';

let later = 0;
let here: Server;
let there: Server;
beforeAll(async () => {
  const servers = await serveApart(() => Date.now() + later);
  ({ here, there } = servers);
  return servers.close;
});
afterAll(() => expect([...here.faults, ...there.faults]).toEqual([]));

async function twoPeople() {
  const lea = await Person.come(here, 'Lea');
  const tom = await Person.come(there, 'Tom');
  const { id } = await lea.make(here, { game: 'qwixx' });
  const leas = await lea.connect(here, id);
  const toms = await tom.connect(there, id);
  await tom.table(there, 'POST', `/tables/${id}/seats`, {});
  await toms.until(() => toms.seat === 1);
  return { id, lea, leas, toms };
}

const namesHere = ({ table }: Device) =>
  table?.seats.flatMap((each) => (each?.kind === 'person' && each.isHere ? [each.name] : []));

describe('two processes', () => {
  test('play one match, and a bot that both of them host plays once', async () => {
    const { id, lea, leas, toms } = await twoPeople();
    await lea.table(there, 'POST', `/tables/${id}/seats`, { bot: 'greedy' });
    const { match } = await lea.table(there, 'POST', `/tables/${id}/begin`);
    await Promise.all([leas.play('Lea'), toms.play('Tom')]);
    for (const each of [leas, toms]) await each.until(() => each.table?.state === 'over');
    const record = await (await fetch(`${here.address}/api/matches/${match}/record`)).text();
    const reading = readRecord(record, GAMES);
    expect(reading.ok && verify(reading.match).kind).toBe('right');
    expect(reading.ok && reading.match.entries).toEqual(toms.view!.entries);
  });

  test('know of each other who is there', async () => {
    const { leas, toms } = await twoPeople();
    await leas.until(() => namesHere(leas)?.join() === 'Lea,Tom');
    await toms.until(() => namesHere(toms)?.join() === 'Lea,Tom');
    await toms.close();
    await leas.until(() => namesHere(leas)?.join() === 'Lea');
  });

  test('of two devices on one seat, the newest plays', async () => {
    const { id, lea, leas, toms } = await twoPeople();
    await lea.table(there, 'POST', `/tables/${id}/begin`);
    await toms.until(() => toms.view);
    const newer = await lea.connect(there, id);
    await leas.until(() => leas.of('watching').length === 1);
    await newer.until(() => newer.view);
    expect(await newer.ask({ type: 'roll', id: 'r', step: 0 })).toEqual({ kind: 'done' });
    await leas.until(() => leas.view?.step === 1);
    leas.send({ type: 'resume' });
    await newer.until(() => newer.of('watching').length === 1);
    expect(await leas.ask({ type: 'decide', text: 'pass', id: 'd', step: 1 })).toEqual({
      kind: 'done',
    });
  });

  test('hear what is said in the other one, once', async () => {
    const { leas, toms } = await twoPeople();
    await leas.until(() => leas.seat === 0);
    for (const [from, to] of [
      [leas, toms],
      [toms, leas],
    ] as const) {
      from.send({ type: 'say', phrase: 'luck' });
      await to.until(() => to.of('said').some(({ seat }) => seat === from.seat));
    }
    toms.send({ type: 'say', phrase: 'bye' });
    await leas.until(() => leas.of('said').some(({ phrase }) => phrase === 'bye'));
    expect(leas.of('said')).toEqual([
      { type: 'said', seat: 0, phrase: 'luck' },
      { type: 'said', seat: 1, phrase: 'luck' },
      { type: 'said', seat: 1, phrase: 'bye' },
    ]);
  });

  test('give a seat back to a device at the other one', async () => {
    const { id, lea, leas, toms } = await twoPeople();
    await lea.table(there, 'POST', `/tables/${id}/begin`);
    await toms.until(() => toms.view);
    const newer = await lea.connect(there, id);
    await leas.until(() => leas.of('watching').length === 1);
    await newer.until(() => newer.view);
    await newer.close();
    await leas.until(() => leas.of('welcome').length === 2);
    expect(await leas.ask({ type: 'roll', id: 'r', step: 0 })).toEqual({ kind: 'done' });
    expect(namesHere(leas)).toEqual(['Lea', 'Tom']);
  });

  test('agree on who is host when the host is away', async () => {
    const { id, leas, toms } = await twoPeople();
    const zoe = await Person.come(here, 'Zoe');
    await zoe.table(here, 'POST', `/tables/${id}/seats`, {});
    const zoes = await zoe.connect(here, id);
    await toms.until(() => namesHere(toms)?.join() === 'Lea,Tom,Zoe');
    await leas.close();
    for (const each of [toms, zoes]) await each.until(() => namesHere(each)?.join() === 'Tom,Zoe');
    const { revision } = toms.table!;
    // By invitation it takes ten minutes; what devices say keeps their sockets meanwhile.
    for (let times = 0; times < 31; times++) {
      later += 20_000;
      for (const each of [toms, zoes]) {
        const heard = each.of('welcome').length;
        each.send({ type: 'resume' });
        await each.until(() => each.of('welcome').length > heard);
      }
    }
    for (const each of [toms, zoes]) await each.until(() => each.table?.host === 1);
    expect([toms.table!.revision, zoes.table!.revision]).toEqual([revision + 1, revision + 1]);
  });
});
