import { expect, test } from 'vitest';
import { readRecord } from '#engine/record/read.ts';
import { verify } from '#fair/verify.ts';
import { GAMES } from '#games/index.ts';
import { temporaryFolder } from '#testing/folder.ts';
import { served } from './testing/served.ts';
import { begunTable, Device, isHere, isStoodIn, Person, serve } from './testing.ts';

let later = 0;
const clock = () => Date.now() + later;
const server = served({ clock });

test('a device that was cut off comes back to the present in one message', async () => {
  const { id, lea, leas, toms } = await begunTable(server);
  leas.socket.terminate();
  await leas.closed;
  await toms.until(() => toms.table!.seats[0]?.kind === 'person' && !isHere(toms, 0));
  const again = await lea.connect(server, id);
  await again.until(() => again.view);
  expect(again.of('view')).toHaveLength(1);
  await toms.until(() => isHere(toms, 0));
  await again.ask({ type: 'roll', id: 'r', step: 0 });
  await again.ask({ type: 'decide', text: 'pass', id: 'd', step: 1 });
  const third = await lea.connect(server, id);
  await third.until(() => third.view);
  expect(third.of('view')).toMatchObject([{ own: 'pass', view: { step: 1, decided: [0] } }]);
});

test('two devices on one seat: the newest plays, the other watches until it says otherwise', async () => {
  const { id, lea, leas } = await begunTable(server);
  const newer = await lea.connect(server, id);
  await leas.until(() => leas.of('watching').length === 1);
  const roll = { type: 'roll', id: 'r', step: 0 } as const;
  expect(await leas.ask(roll)).toMatchObject({ why: 'watching' });
  leas.send({ type: 'resume' });
  await newer.until(() => newer.of('watching').length === 1);
  expect(await newer.ask(roll)).toMatchObject({ why: 'watching' });
  expect(await leas.ask(roll)).toEqual({ kind: 'done' });
  await newer.until(() => newer.view?.step === 1);
});

test('a device that came to watch takes no seat, also when its player sits down later', async () => {
  const [lea, tom] = [await Person.come(server, 'Lea'), await Person.come(server, 'Tom')];
  const { id } = await lea.make(server, { game: 'qwixx' });
  const { cookie } = tom;
  const toms = await tom.connect(server, id);
  const watching = await Device.open(server, id, { cookie }, '?watching');
  const screen = await Device.open(server, id, { cookie }, '?screen');
  for (const each of [toms, watching, screen]) await each.until(() => each.table);
  await tom.table(server, 'POST', `/tables/${id}/seats`, {});
  await toms.until(() => toms.seat === 1);
  await watching.until(() => watching.of('watching').length === 1);
  await lea.table(server, 'POST', `/tables/${id}/begin`);
  await screen.until(() => screen.view);
  screen.send({ type: 'resume' });
  await screen.until(() => screen.of('welcome').length === 2);
  expect(screen.of('welcome').map(({ seat }) => seat)).toEqual([undefined, undefined]);
  expect(toms.of('watching')).toEqual([]);
  expect(await toms.ask({ type: 'roll', id: 'r', step: 0 })).toMatchObject({ why: 'turn' });
});

test('a screen in a player’s own browser shows no sealed decision, and is not the player', async () => {
  const { id, tom, leas, toms } = await begunTable(server);
  const screen = await Device.open(server, id, { cookie: tom.cookie }, '?screen');
  await leas.ask({ type: 'roll', id: 'r', step: 0 });
  await toms.until(() => toms.view?.step === 1);
  await toms.ask({ type: 'decide', text: 'pass', id: 'd', step: 1 });
  await screen.until(() => screen.view?.decided.includes(1));
  expect(screen.of('view').filter(({ own }) => own !== undefined)).toEqual([]);
  await toms.close();
  await leas.until(() => !isHere(leas, 1));
});

test('a bot plays for an absent player until they come back', async () => {
  const { id, lea, leas, toms } = await begunTable(server, { standIn: 5 });
  await leas.close();
  await toms.until(() => !isHere(toms, 0));
  expect(isStoodIn(toms, 0)).toBe(false);
  later += 6000;
  await toms.until(() => isStoodIn(toms, 0));
  await toms.until(() => toms.view!.decided.includes(0));
  const again = await lea.connect(server, id);
  await toms.until(() => isHere(toms, 0) && !isStoodIn(toms, 0));
  // The bot’s decision can be taken back: the seat is theirs again.
  expect(await again.ask({ type: 'takeBack', id: 't', step: 1 })).toEqual({ kind: 'done' });
  expect(again.view!.decided).toEqual([]);
});

test('a removed player, and everybody when the table closes, is told so', async () => {
  const lea = await Person.come(server, 'Lea');
  const tom = await Person.come(server, 'Tom');
  const { id } = await lea.make(server, { game: 'qwixx' });
  await tom.table(server, 'POST', `/tables/${id}/seats`, {});
  const [leas, toms] = [await lea.connect(server, id), await tom.connect(server, id)];
  await toms.until(() => toms.table);
  const before = toms.messages.length;
  await lea.table(server, 'DELETE', `/tables/${id}/seats/1`);
  await toms.closed;
  const told = toms.messages.slice(before).filter(({ type }) => type === 'welcome');
  expect(told).toEqual([]);
  expect(toms.of('closed')).toEqual([{ type: 'closed', reason: 'removed' }]);
  await expect(tom.connect(server, id)).rejects.toThrow('403');
  await leas.until(() => leas.table?.seats.length === 1);
  await lea.table(server, 'POST', `/tables/${id}/close`);
  await leas.closed;
  expect(leas.of('closed')).toEqual([{ type: 'closed', reason: 'table' }]);
});

test('nobody is sent away by a match that ends: the same people play again', async () => {
  const { id, lea, tom, leas, toms } = await begunTable(server);
  await Promise.all([leas.play('a'), toms.play('b')]);
  await toms.until(() => toms.table?.state === 'over');
  const again = await tom.table(server, 'POST', `/tables/${id}/again`);
  expect(again.seats.map((each) => each?.name)).toEqual(['Tom', 'Lea']);
  await leas.until(() => leas.seat === 1);
  await lea.table(server, 'POST', `/tables/${id}/begin`);
  await toms.until(() => toms.view!.match !== leas.of('view')[0]!.view.match);
  await Promise.all([leas.play('c'), toms.play('d')]);
});

test('a server that stops hands its devices over; on the same data all goes on', async () => {
  const folder = temporaryFolder();
  const first = await serve(folder);
  const { id, match, lea, tom, leas, toms } = await begunTable(first);
  const isEnough = ({ entries }: { entries: readonly unknown[] }) => entries.length >= 20;
  await Promise.all([leas.play('one', isEnough), toms.play('two', isEnough)]);
  await leas.until(() => leas.view?.version === toms.view!.version);
  const before = leas.view!;
  await first.stop();
  expect(await leas.closed).toBe(1012);
  expect(leas.of('closed')).toEqual([{ type: 'closed', reason: 'shutdown' }]);

  const second = await serve(folder);
  const devices = [await lea.connect(second, id), await tom.connect(second, id)];
  for (const each of devices) {
    await each.until(() => each.view);
    expect(each.view!.entries.slice(0, before.entries.length)).toEqual(before.entries);
  }
  await Promise.all(devices.map((each, i) => each.play(`again ${i}`)));
  const record = await (await fetch(`${second.address}/api/matches/${match}/record`)).text();
  const reading = readRecord(record, GAMES);
  expect(reading.ok && verify(reading.match).kind).toBe('right');
  await second.stop();
  expect([...first.faults, ...second.faults]).toEqual([]);
});

test('a device that reads nothing holds nobody up, and sees the present when it reads again', async () => {
  const { id, leas, toms } = await begunTable(server);
  const sleepy = await Device.open(server, id);
  await sleepy.until(() => sleepy.view);
  sleepy.socket.pause();
  // No whole match: a device that answers nothing for long is given up.
  const isEnough = ({ entries }: { entries: readonly unknown[] }) => entries.length >= 60;
  await Promise.all([leas.play('wide', isEnough), toms.play('awake', isEnough)]);
  sleepy.socket.resume();
  await sleepy.until(() => sleepy.view!.version >= leas.view!.version);
});
