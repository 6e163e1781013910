import { afterAll, beforeAll, expect, test } from 'vitest';
import { readRecord } from '#engine/record/read.ts';
import { verify } from '#fair/verify.ts';
import { GAMES } from '#games/index.ts';
import type { PlayedPage } from '#protocol/played.ts';
import { serveApart } from './testing/apart.ts';
import { type Device, Person, type Server } from './testing.ts';

let here: Server;
let there: Server;
beforeAll(async () => {
  const servers = await serveApart(Date.now);
  ({ here, there } = servers);
  return servers.close;
});
afterAll(() => expect([...here.faults, ...there.faults]).toEqual([]));

/** A match of Lea, by one process, and Tom, by the other. */
async function begun() {
  const lea = await Person.come(here, 'Lea');
  const tom = await Person.come(there, 'Tom');
  const { id } = await lea.make(here, { game: 'qwixx' });
  const leas = await lea.connect(here, id);
  const toms = await tom.connect(there, id);
  await tom.table(there, 'POST', `/tables/${id}/seats`, {});
  await toms.until(() => toms.seat === 1);
  const { match } = await lea.table(here, 'POST', `/tables/${id}/begin`);
  await leas.until(() => leas.view);
  return { id, match: match!, lea, tom, leas, toms };
}

const roll = (device: Device) => device.ask({ type: 'roll', id: 'roll', step: 0 });
const pass = (device: Device, step: number) =>
  device.ask({ type: 'decide', text: 'pass', id: `pass ${step}`.replace(' ', '-'), step });
const recordOf = async (match: string) =>
  (await fetch(`${here.address}/api/matches/${match}/record`)).text();

test('a seat that is left is played at once, taken by a latecomer, and known in the record', async () => {
  const { id, match, lea, tom, leas, toms } = await begun();
  await roll(leas);
  await tom.table(there, 'DELETE', `/tables/${id}/seats/1`);
  await toms.until(() => toms.seat === undefined);
  await pass(leas, 1);
  await leas.until(() => leas.view?.step === 2);
  const { entries, stoodIn } = leas.view!;
  expect(stoodIn!.map((at) => entries[at])).toMatchObject([{ kind: 'move', seat: 1 }]);

  const zoe = await Person.come(there, 'Zoe');
  const zoes = await zoe.connect(there, id);
  await zoes.until(() => zoes.view);
  await zoe.table(there, 'POST', `/tables/${id}/seats`, { seat: 1 });
  await zoes.until(() => zoes.seat === 1);
  await leas.until(() => leas.table?.seats[1]?.name === 'Zoe');

  await lea.table(here, 'POST', `/tables/${id}/vote`, { agrees: true });
  await zoes.until(() => zoes.table?.ending?.by === 0);
  expect(zoes.table?.state).toBe('playing');
  await zoe.table(there, 'POST', `/tables/${id}/vote`, { agrees: true });
  for (const each of [leas, zoes]) {
    await each.until(() => each.table?.state === 'over' && each.view?.next.for === 'nobody');
  }
  expect(await pass(leas, 2)).toEqual({ kind: 'forbidden', why: 'over' });

  const record = await recordOf(match);
  expect(record).toContain('Played-Seat-2: Tom to 1, Zoe');
  expect(record).toContain('Stand-In-Seat-2: 1');
  expect(record).toContain('Ended: agreed');
  const reading = readRecord(record, GAMES);
  expect(reading.ok && verify(reading.match).kind).toBe('right');
  expect(reading.ok && reading.match.entries).toEqual(leas.view!.entries);
  const played = async (one: Person): Promise<PlayedPage> =>
    (await one.ask(here, 'GET', '/me/matches')).json();
  expect((await played(tom)).matches).toMatchObject([{ id: match, seat: 1, left: 1 }]);
  expect((await played(zoe)).matches).toMatchObject([{ id: match, seat: 1 }]);
  expect((await played(zoe)).matches[0]).not.toHaveProperty('left');
});

test('one no lets the match go on, and nobody who is there is passed over', async () => {
  const { id, lea, tom, leas, toms } = await begun();
  await lea.table(here, 'POST', `/tables/${id}/vote`, { agrees: true });
  await toms.until(() => toms.table?.ending);
  await tom.table(there, 'POST', `/tables/${id}/vote`, { agrees: false });
  await leas.until(() => leas.table && !leas.table.ending);
  expect(leas.table!.state).toBe('playing');
});

test('people waiting for the next match are seated in its lobby', async () => {
  const { id, lea, tom, leas, toms } = await begun();
  const zoe = await Person.come(here, 'Zoe');
  const zoes = await zoe.connect(here, id);
  await zoe.table(here, 'POST', `/tables/${id}/queue`);
  await toms.until(() => toms.table?.queue?.[0]?.name === 'Zoe');
  const namesake = await Person.come(there, 'Zoe');
  const others = await namesake.connect(there, id);
  await namesake.table(there, 'POST', `/tables/${id}/queue`);
  const placeOf = (device: typeof zoes) => device.of('welcome').at(-1)?.place;
  await others.until(() => placeOf(others) === 2);
  await zoes.until(() => placeOf(zoes) === 1);
  expect(placeOf(toms)).toBeUndefined();
  await namesake.table(there, 'DELETE', `/tables/${id}/queue`);
  await others.until(() => placeOf(others) === undefined);
  await lea.table(here, 'POST', `/tables/${id}/vote`, { agrees: true });
  await tom.table(there, 'POST', `/tables/${id}/vote`, { agrees: true });
  await leas.until(() => leas.table?.state === 'over');
  await lea.table(here, 'POST', `/tables/${id}/again`);
  await zoes.until(() => zoes.seat === 2 && zoes.table?.queue === undefined);
});

test('who waits for the next match has its lobby when the last one leaves', async () => {
  const { id, lea, tom, leas } = await begun();
  const zoe = await Person.come(there, 'Zoe');
  const zoes = await zoe.connect(there, id);
  await zoe.table(there, 'POST', `/tables/${id}/queue`);
  const { commitment } = leas.table!;
  for (const each of [lea, tom]) {
    await each.table(here, 'POST', `/tables/${id}/vote`, { agrees: true });
  }
  await leas.until(() => leas.table?.state === 'over');
  await lea.table(here, 'DELETE', `/tables/${id}/seats/0`);
  await tom.table(there, 'DELETE', `/tables/${id}/seats/1`);
  await zoes.until(() => zoes.seat === 0 && zoes.table?.state === 'lobby');
  expect([zoes.table!.host, zoes.table!.queue]).toEqual([0, undefined]);
  expect(zoes.table!.code).toBeDefined();
  // The dice of the match that was played are told with its record: these are others.
  expect(zoes.table!.commitment).not.toBe(commitment);
});

test('taking a seat over neither reveals nor changes what is sealed there', async () => {
  const { id, tom, leas, toms } = await begun();
  await roll(leas);
  await toms.until(() => toms.view?.step === 1);
  await pass(toms, 1);
  await tom.table(there, 'DELETE', `/tables/${id}/seats/1`);
  await toms.until(() => toms.seat === undefined);
  const zoe = await Person.come(here, 'Zoe');
  const zoes = await zoe.connect(here, id);
  await zoe.table(here, 'POST', `/tables/${id}/seats`, { seat: 1 });
  await zoes.until(() => zoes.seat === 1);
  const settled = { kind: 'forbidden', why: 'settled' };
  const anew = { type: 'decide', text: 'pass', id: 'anew', step: 1 } as const;
  expect(await zoes.ask(anew)).toEqual(settled);
  expect(await zoes.ask({ type: 'takeBack', id: 'back', step: 1 })).toEqual(settled);
  expect(zoes.view!.decided).toEqual([1]);
  expect(zoes.of('view').map(({ own }) => own)).not.toContain('pass');
  // Not even by those who sealed it, when they come back.
  await zoe.table(here, 'DELETE', `/tables/${id}/seats/1`);
  await zoes.until(() => zoes.seat === undefined);
  const before = toms.of('view').length;
  await tom.table(there, 'POST', `/tables/${id}/seats`, { seat: 1 });
  await toms.until(() => toms.seat === 1);
  expect(await toms.ask(anew)).toEqual(settled);
  expect(
    toms
      .of('view')
      .slice(before)
      .map(({ own }) => own),
  ).not.toContain('pass');
  await pass(leas, 1);
  await toms.until(() => toms.view?.step === 2);
  expect(toms.view!.entries.at(-1)).toMatchObject({ seat: 1, text: 'pass' });
  expect(toms.view!.stoodIn).toBeUndefined();
});
