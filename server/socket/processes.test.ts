import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readRecord } from '#engine/record/read.ts';
import { verify } from '#fair/verify.ts';
import { GAMES } from '#games/index.ts';
import { freshPostgres } from '#testing/databases/postgres.ts';
import { temporaryFolder } from '#testing/folder.ts';
import { postgresBroker } from '../broker/postgres.ts';
import { openDatabase } from '../database/open.ts';
import { type Device, Person, type Server, serve } from './testing.ts';

/** A busy machine needs its time to start a database. */
const PATIENCE = 60_000;

const servers: Server[] = [];
const closing: (() => Promise<void>)[] = [];

/** Two processes as far as they can tell: they share a PostgreSQL and nothing else. */
beforeAll(async () => {
  const url = await freshPostgres();
  for (let count = 0; count < 2; count++) {
    const database = await openDatabase({ folder: '', url });
    const broker = postgresBroker(url, () => undefined);
    const server = await serve(temporaryFolder(), { shared: { database, broker } });
    servers.push(server);
    closing.push(
      server.stop,
      () => broker.close(),
      () => database.close(),
    );
  }
}, PATIENCE);
afterAll(async () => {
  for (const close of closing) await close();
});

async function twoPeople(options: object = {}) {
  const [here, there] = servers as [Server, Server];
  const lea = await Person.come(here, 'Lea');
  const tom = await Person.come(there, 'Tom');
  const { id } = await lea.make(here, { game: 'qwixx', ...options });
  const leas = await lea.connect(here, id);
  const toms = await tom.connect(there, id);
  await tom.table(there, 'POST', `/tables/${id}/seats`, {});
  await toms.until(() => toms.seat === 1);
  return { here, there, id, lea, tom, leas, toms };
}

const namesHere = ({ table }: Device) =>
  table?.seats.flatMap((each) => (each?.kind === 'person' && each.isHere ? [each.name] : []));

describe('two processes', () => {
  test('play one match, and a bot that both of them host plays once', async () => {
    const { here, there, id, lea, leas, toms } = await twoPeople();
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
    const { there, id, lea, leas, toms } = await twoPeople();
    await lea.table(there, 'POST', `/tables/${id}/begin`);
    await toms.until(() => toms.view);
    const newer = await lea.connect(there, id);
    await leas.until(() => leas.of('watching').length === 1);
    await newer.until(() => newer.view);
    expect(await newer.ask({ type: 'roll', id: 'r', step: 0 })).toEqual({ kind: 'done' });
    leas.send({ type: 'resume' });
    await newer.until(() => newer.of('watching').length === 1);
    expect(await leas.ask({ type: 'decide', text: 'pass', id: 'd', step: 1 })).toEqual({
      kind: 'done',
    });
  });

  test('nothing went wrong meanwhile', () => {
    expect(servers.flatMap(({ faults }) => faults)).toEqual([]);
  });
});
