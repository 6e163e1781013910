import { effect } from '@preact/signals';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type MatchView, PROTOCOL, type ServerMessage } from '#protocol/messages.ts';
import type { TableInfo } from '#protocol/table.ts';
import { connect } from './connection.ts';
import { fakeDevice } from './testing/socket.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A device at a table that has let it in, told whatever a test likes, in whatever order. */
function seated() {
  const { device, sockets, paths } = fakeDevice();
  const connection = connect('t1', { device });
  const tell = (message: ServerMessage): void => sockets.at(-1)!.say(JSON.stringify(message));
  const arrive = (): void => {
    sockets.at(-1)!.readyState = 1;
    tell({ type: 'welcome', protocol: PROTOCOL, seat: 0, now: Date.now() });
  };
  arrive();
  return {
    connection,
    sockets,
    paths,
    tell,
    arrive,
    table: (revision: number, match?: string, spectators = 0) =>
      tell({ type: 'table', table: { id: 't1', revision, match, spectators } as TableInfo }),
    view: (match: string, version: number, own?: string) =>
      tell({ type: 'view', own, view: { match, version } as MatchView }),
    /** What this device knows now. */
    seen: () => [connection.view.value?.match, connection.view.value?.version],
  };
}

test('an older view of a match does not take the place of a newer one', () => {
  const { connection, table, view, seen } = seated();
  table(1, 'm1');
  view('m1', 5, 'R5');
  view('m1', 4, 'R4');
  expect([...seen(), connection.own.value]).toEqual(['m1', 5, 'R5']);
  view('m1', 5, 'pass');
  expect(connection.own.value).toBe('pass');
  view('m1', 6);
  expect([...seen(), connection.own.value]).toEqual(['m1', 6, undefined]);
});

test('an older table does not take the place of a newer one', () => {
  const { connection, table, view, seen } = seated();
  table(7, 'm2');
  view('m2', 1);
  table(6, 'm1');
  expect(connection.table.value).toMatchObject({ revision: 7, match: 'm2' });
  expect(seen()).toEqual(['m2', 1]);
  // Presence is sent without a new revision.
  table(7, 'm2', 3);
  expect(connection.table.value!.spectators).toBe(3);
  expect(seen()).toEqual(['m2', 1]);
});

test('an answer counts as the table until the socket catches up', () => {
  const { connection, table, view, seen } = seated();
  const answered = { id: 't1', revision: 3, match: 'm2' } as TableInfo;
  table(2);
  view('m2', 1);
  connection.learn(answered);
  expect(connection.table.value).toBe(answered);
  expect(seen()).toEqual(['m2', 1]);
  table(2);
  expect(connection.table.value).toBe(answered);
  // An answer does not know who is present.
  table(3, 'm2', 2);
  connection.learn(answered);
  expect(connection.table.value!.spectators).toBe(2);
  table(4);
  connection.learn(answered);
  expect(connection.table.value!.revision).toBe(4);
});

test('what another connection has known of the table is known from the start', () => {
  const { device, sockets } = fakeDevice();
  const known = { id: 't1', revision: 3 } as TableInfo;
  const connection = connect('t1', { device, known });
  expect(connection.table.value).toBe(known);
  sockets[0]!.readyState = 1;
  const tell = (revision: number): void =>
    sockets[0]!.say(JSON.stringify({ type: 'table', table: { id: 't1', revision } }));
  tell(2);
  expect(connection.table.value).toBe(known);
  tell(4);
  expect(connection.table.value!.revision).toBe(4);
});

test('a view is only seen together with the table of its match', () => {
  const { connection, table, view, seen } = seated();
  table(1, 'm1');
  view('m1', 9, 'R5');
  view('m2', 1);
  expect([...seen(), connection.own.value]).toEqual([undefined, undefined, undefined]);
  table(2, 'm2');
  expect(seen()).toEqual(['m2', 1]);
  view('m1', 10, 'R6');
  expect([...seen(), connection.own.value]).toEqual([undefined, undefined, undefined]);
  view('m2', 2);
  expect(seen()).toEqual(['m2', 2]);
  table(3);
  expect(seen()).toEqual([undefined, undefined]);
});

test('a match that is not the one before begins with any version', () => {
  const { table, view, seen } = seated();
  table(1, 'm1');
  view('m1', 80);
  table(2, 'm2');
  view('m2', 0);
  expect(seen()).toEqual(['m2', 0]);
});

test('another version of the server is not listened to', () => {
  const { connection, tell } = seated();
  tell({ type: 'welcome', protocol: PROTOCOL + 1, seat: 3, now: 0 });
  expect([connection.state.value, connection.reason.value]).toEqual(['closed', 'version']);
  expect(connection.seat.value).toBe(0);
});

test('a server that stops is waited for; a table that closes is not', () => {
  const { connection, tell, sockets, arrive } = seated();
  tell({ type: 'closed', reason: 'shutdown' });
  expect(connection.state.value).toBe('here');
  sockets.at(-1)!.close();
  expect(connection.state.value).toBe('lost');
  vi.advanceTimersByTime(400);
  arrive();
  expect(connection.state.value).toBe('here');
  tell({ type: 'closed', reason: 'table' });
  expect([connection.state.value, connection.reason.value]).toEqual(['closed', 'table']);
  vi.advanceTimersByTime(60_000);
  expect(sockets).toHaveLength(2);
});

test('what was asked too fast is sent again; what cannot be read is given up', async () => {
  const { connection, tell, sockets } = seated();
  const [socket] = sockets;
  const asked = connection.ask({ type: 'roll' }, 0);
  tell({ type: 'unread', why: 'often' });
  expect(connection.unanswered.value).toBe(1);
  vi.advanceTimersByTime(1000);
  expect(socket!.sent).toHaveLength(2);
  expect(socket!.sent[1]).toBe(socket!.sent[0]);
  tell({ type: 'unread', why: 'shape' });
  expect(await asked).toEqual({ kind: 'lost' });
  expect(connection.unanswered.value).toBe(0);
});

test('what is asked while the line is lost waits until the table knows the device again', () => {
  const { connection, sockets, arrive } = seated();
  sockets[0]!.close();
  vi.advanceTimersByTime(400);
  sockets[1]!.readyState = 1;
  connection.ask({ type: 'roll' }, 0);
  expect(sockets[1]!.sent).toEqual([]);
  arrive();
  expect(sockets[1]!.sent).toHaveLength(1);
});

test('a table that was not there before the first word is closed for good', async () => {
  const { device, sockets } = fakeDevice('missing');
  const connection = connect('t1', { device });
  sockets[0]!.close();
  await vi.advanceTimersByTimeAsync(0);
  expect([connection.state.value, connection.reason.value]).toEqual(['closed', 'missing']);
});

test('a screen comes as one', () => {
  const { device, paths } = fakeDevice();
  connect('t1', { device, isScreen: true });
  expect(paths).toEqual(['/tables/t1/socket?screen']);
});

test('a device that watches does so until it wants to play, also when it was lost', () => {
  const { connection, tell, sockets, paths, arrive } = seated();
  tell({ type: 'watching' });
  expect([connection.state.value, connection.isWatching.value]).toEqual(['watching', true]);
  sockets.at(-1)!.close();
  expect([connection.state.value, connection.isWatching.value]).toEqual(['lost', true]);
  vi.advanceTimersByTime(400);
  expect(paths.at(-1)).toBe('/tables/t1/socket?watching');
  arrive();
  expect([connection.state.value, connection.isWatching.value]).toEqual(['here', false]);
  tell({ type: 'watching' });
  connection.resume();
  expect(connection.isWatching.value).toBe(false);
  expect(sockets.at(-1)!.sent.at(-1)).toBe('{"type":"resume"}');
});

test('a device without a view is told so after three tries, or after five seconds', () => {
  const tries = fakeDevice();
  const often = connect('t1', { device: tries.device });
  for (const [at, pause] of [400, 800].entries()) {
    tries.sockets[at]!.close();
    expect(often.state.value).toBe('connecting');
    vi.advanceTimersByTime(pause);
  }
  tries.sockets[2]!.close();
  expect(often.state.value).toBe('away');

  const slow = fakeDevice();
  const long = connect('t1', { device: slow.device });
  vi.advanceTimersByTime(4999);
  expect(long.state.value).toBe('connecting');
  vi.advanceTimersByTime(1);
  slow.sockets[0]!.close();
  expect(long.state.value).toBe('away');
});

test('the clock of the server is kept, whatever this device believes', () => {
  const { connection, tell } = seated();
  const ahead = Date.now() + 90_000;
  tell({ type: 'welcome', protocol: PROTOCOL, seat: 0, now: ahead });
  vi.advanceTimersByTime(1000);
  expect(connection.now()).toBe(ahead + 1000);
});

test('nothing is asked of a connection that was closed', async () => {
  const { connection } = seated();
  const asked = connection.ask({ type: 'roll' }, 0);
  connection.close();
  expect(await asked).toEqual({ kind: 'lost' });
  expect(await connection.ask({ type: 'roll' }, 0)).toEqual({ kind: 'lost' });
  expect(connection.reason.value).toBe(undefined);
});

test('each phrase that is said is news, also the same one again', () => {
  const { connection, tell, sockets } = seated();
  const heard: unknown[] = [];
  effect(() => {
    heard.push(connection.words.value);
  });
  const said = { type: 'said', seat: 1, phrase: 'luck' } as const;
  tell(said);
  tell(said);
  tell({ type: 'unsaid', why: 'often', wait: 3000 });
  expect(heard).toEqual([undefined, said, said, { type: 'unsaid', why: 'often', wait: 3000 }]);
  connection.say('thanks');
  expect(sockets.at(-1)!.sent.map((text) => JSON.parse(text))).toContainEqual({
    type: 'say',
    phrase: 'thanks',
  });
});

test('a message that a newer server has and this app has not is passed over', () => {
  const { connection, tell, table } = seated();
  tell({ type: 'somethingNew', seat: 1 } as unknown as ServerMessage);
  table(3, 'm1');
  expect([connection.state.value, connection.table.value?.revision]).toEqual(['here', 3]);
});
