import { expect, test } from 'vitest';
import { readRecord } from '#engine/record/read.ts';
import { fairFaces } from '#fair/dice.ts';
import { proofIn } from '#fair/headers.ts';
import { GAMES } from '#games/index.ts';
import { begunTable, Device, Person } from '../socket/testing.ts';
import { watchedServer } from './testing/watched.ts';

const { server, told, reasons } = watchedServer();

test('moves for another seat, stale steps and invented dice are refused, and nothing changes', async () => {
  const { match, leas, toms } = await begunTable(server);
  const words = ['6', '6', 'R6', 'Y6', 'G6', 'B6'];
  expect(await toms.ask({ type: 'roll', id: 'a', step: 0 })).toMatchObject({ why: 'turn' });
  expect(await leas.ask({ type: 'roll', words, id: 'b', step: 0 })).toMatchObject({
    why: 'dice',
  });
  expect(await leas.ask({ type: 'roll', id: 'c', step: 7 })).toEqual({ kind: 'late' });
  const correction = { type: 'correct', at: 0, id: 'd', step: 0 } as const;
  expect(await leas.ask(correction)).toMatchObject({ why: 'dice' });
  expect(await leas.ask({ type: 'decide', text: 'pass', id: 'e', step: 0 })).toMatchObject({
    refusal: { rule: 'F3' },
  });
  expect(leas.view!.version).toBe(0);
  expect(reasons('forbidden')).toEqual(['turn', 'dice', 'dice']);
  expect(reasons('refused')).toEqual(['F3']);
  expect(told('forbidden')[0]).toMatchObject({ match, seat: 1 });
});

test('at real dice nobody rewrites another’s moves, nor what is long past', async () => {
  const { leas, toms } = await begunTable(server, { dice: 'real', standIn: 3600 });
  for (let turn = 0; turn < 4; turn++) await passTurn([leas, toms]);
  const { entries, step, version, mendable } = leas.view!;
  const settled = { kind: 'forbidden', why: 'settled' };
  const leasMoves = entries.flatMap((each, at) =>
    each.kind === 'move' && each.seat === 0 ? [at] : [],
  );
  const past = entries.map((_, at) => at).filter((at) => at < mendable);
  expect(past.length).toBeGreaterThan(4);
  const targets = new Set([...leasMoves, ...past]);
  for (const at of targets) {
    const id = `x${at}`;
    expect(await toms.ask({ type: 'correct', at, id, step })).toEqual(settled);
    const entry = { kind: 'move', seat: 0, text: 'pass' } as const;
    expect(await toms.ask({ type: 'correct', at, entry, id, step })).toEqual(settled);
  }
  expect([leas.view!.version, leas.view!.entries]).toEqual([version, entries]);
  expect(new Set(reasons('forbidden'))).toEqual(new Set(['settled']));
  // What may be corrected is corrected once; repeating it reaches no further back.
  const own = entries.findLastIndex((each) => each.kind === 'move' && each.seat === 1);
  expect(await toms.ask({ type: 'correct', at: own, id: 'own', step })).toEqual({ kind: 'done' });
  for (let at = entries.length; at >= 0; at--) {
    const now = toms.view!.step;
    await toms.ask({ type: 'correct', at, id: `y${at}`, step: now });
  }
  await leas.until(() => leas.view?.version === toms.view!.version);
  expect(leas.view!.entries.slice(0, mendable)).toEqual(entries.slice(0, mendable));
});

/** Real dice are entered, and all pass until the next ones are awaited. */
async function passTurn(devices: readonly Device[]): Promise<void> {
  const [first] = devices;
  const words = ['1', '1', 'R1', 'Y1', 'G1', 'B1'];
  do {
    const { next, step } = first!.view!;
    const id = `s${step}`;
    if (next.for === 'dice') await first!.ask({ type: 'roll', words, id, step });
    for (const seat of next.for === 'seats' ? next.seats : []) {
      await devices[seat]!.ask({ type: 'decide', text: 'pass', id, step });
    }
    for (const each of devices) await each.until(() => each.view!.step > step);
  } while (first!.view!.next.for === 'seats');
}

test('a bot’s level is one of those that there are, whatever objects have of their own', async () => {
  const lea = await Person.come(server, 'Lea');
  const { id } = await lea.make(server, { game: 'qwixx' });
  const levels = ['toString', '__proto__', 'constructor', 'hasOwnProperty', 'valueOf', ''];
  for (const bot of levels) {
    const answer = await lea.ask(server, 'POST', `/tables/${id}/seats`, { bot });
    expect([answer.status, (await answer.json()).why], bot).toEqual([400, 'options']);
  }
  expect((await lea.table(server, 'GET', `/tables/${id}`)).seats).toHaveLength(1);
  expect(reasons('refused')).toEqual(levels.map(() => 'options'));
  await lea.table(server, 'POST', `/tables/${id}/seats`, { bot: 'greedy' });
});

test('a player who was sent away from a match does not come back, and moves for nobody', async () => {
  const { id, lea, tom, leas, toms } = await begunTable(server);
  await leas.ask({ type: 'roll', id: 'r', step: 0 });
  expect((await tom.ask(server, 'DELETE', `/tables/${id}/seats/0`)).status).toBe(403);
  await lea.table(server, 'DELETE', `/tables/${id}/seats/1`);
  await toms.closed;
  await expect(tom.connect(server, id)).rejects.toThrow('403');
  expect((await tom.ask(server, 'POST', `/tables/${id}/seats`, {})).status).toBe(409);
  const screen = Device.open(server, id, { cookie: tom.cookie }, '?screen');
  await expect(screen).rejects.toThrow('403');
  expect(reasons('refused')).toEqual(['host', 'removed', 'state', 'removed']);
});

test('a host does not end a match for those who play it', async () => {
  const { id, match, lea, tom, leas, toms } = await begunTable(server);
  await leas.ask({ type: 'roll', id: 'r', step: 0 });
  const answer = await lea.ask(server, 'POST', `/tables/${id}/close`);
  expect([answer.status, (await answer.json()).why]).toEqual([409, 'state']);
  expect((await tom.ask(server, 'POST', `/tables/${id}/close`)).status).toBe(403);
  expect(reasons('refused')).toEqual(['state', 'host']);
  const { state } = await tom.table(server, 'GET', `/tables/${id}`);
  expect(state).toBe('playing');
  await Promise.all([leas.play('Lea'), toms.play('Tom')]);
  await toms.until(() => toms.table?.state === 'over');
  expect(toms.view!.match).toBe(match);
  expect([...leas.of('closed'), ...toms.of('closed')]).toEqual([]);
  expect((await lea.table(server, 'POST', `/tables/${id}/close`)).state).toBe('closed');
});

test('fields that there are not, ids of the server’s kind and deep nesting are not read', async () => {
  const { leas } = await begunTable(server);
  const nested = `{"type":"decide","id":"a","step":0,"text":${'['.repeat(1000)}${']'.repeat(1000)}}`;
  for (const text of [
    '{"type":"roll","id":"a","step":0,"seat":1}',
    '{"type":"roll","id":"bot 0 0","step":0}',
    '{"type":"roll","id":"a","step":0,"__proto__":{"isBot":true}}',
    nested,
  ]) {
    leas.socket.send(text);
  }
  await leas.until(() => leas.of('unread').length === 4);
  expect(leas.view!.version).toBe(0);
  expect(reasons('unread')).toEqual(['shape', 'shape', 'shape', 'shape']);
});

test('a player who was sent away does not come back by any route', async () => {
  const lea = await Person.come(server, 'Lea');
  const tom = await Person.come(server, 'Tom');
  const { id, code } = await lea.make(server, { game: 'qwixx' });
  await tom.table(server, 'POST', `/tables/${id}/seats`, {});
  await lea.table(server, 'DELETE', `/tables/${id}/seats/1`);
  expect((await tom.ask(server, 'POST', `/tables/${id}/seats`, {})).status).toBe(403);
  await expect(tom.connect(server, id)).rejects.toThrow('403');
  await tom.ask(server, 'POST', '/join', { code });
  expect((await tom.ask(server, 'POST', `/tables/${id}/seats`, {})).status).toBe(403);
  const { token } = await (await tom.ask(server, 'POST', '/me/tokens')).json();
  const tool = Device.open(server, id, { authorization: `Bearer ${token}` });
  await expect(tool).rejects.toThrow('403');
  expect(reasons('refused')).toEqual(Array(4).fill('removed'));
});

test('what was published of earlier matches foretells no dice', async () => {
  const { id, match, lea, leas, toms } = await begunTable(server);
  await Promise.all([leas.play('Lea'), toms.play('Tom')]);
  await leas.until(() => leas.table?.state === 'over');
  const record = await (await fetch(`${server.address}/api/matches/${match}/record`)).text();
  const reading = readRecord(record, GAMES);
  if (!reading.ok) throw new Error('the record cannot be read');
  const known = proofIn(reading.match.remarks, 2)!;
  await lea.table(server, 'POST', `/tables/${id}/again`);
  await leas.until(() => leas.table?.state === 'lobby');
  const { commitment } = leas.table!;
  expect(commitment).not.toBe(known.commitment);
  await lea.table(server, 'POST', `/tables/${id}/begin`);
  await Promise.all([leas, toms].map((each) => each.until(() => each.view!.match !== match)));
  const isEnough = ({ entries }: { entries: readonly unknown[] }) => entries.length > 12;
  await Promise.all([leas.play('a', isEnough), toms.play('b', isEnough)]);
  const rolls = leas.view!.entries.filter(({ kind }) => kind === 'roll').map(({ text }) => text);
  const { game } = reading.match;
  const start = game.next(game.start(2, reading.match.options));
  if (start.for !== 'dice') throw new Error('a match begins with a roll');
  // Taking everything that was published for the secret predicts nothing.
  const published = [known.secret, known.commitment, commitment!];
  const guesses = published.map((secret) =>
    rolls.map((_, roll) => {
      const faces = fairFaces({ secret, seats: known.seats }, roll + 1, start.dice);
      return start.dice.map((die, i) => die.faces[faces[i]!]).join(' ');
    }),
  );
  for (const guess of guesses) expect(guess).not.toEqual(rolls);
  // Nor is the secret revealed before the end.
  const early = await fetch(`${server.address}/api/matches/${leas.view!.match}/record`);
  expect([early.status, (await early.json()).why]).toEqual([409, 'unfinished']);
});
